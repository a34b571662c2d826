import { create } from 'storybook/theming';

/** Colours and font of the site, for Storybook's interface and the documentation pages. */
export const theme = create({
  base: 'light',
  brandTitle: 'vtc-widgets',
  // In the built site, the documentation is a folder beside the front page.
  brandUrl: '../index.html',
  brandTarget: '_self',
  colorPrimary: '#9a5200',
  colorSecondary: '#9a5200',
  appBg: '#f3f1ed',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#e4e0d9',
  appBorderRadius: 10,
  barSelectedColor: '#9a5200',
  textColor: '#16181d',
  textMutedColor: '#565c66',
  fontBase: "system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontCode: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, monospace",
});
