import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'vtc-widgets',
    // In the built site the documentation lies beside the front page.
    brandUrl: '../index.html',
    brandTarget: '_self',
    colorPrimary: '#1f6f5c',
    colorSecondary: '#1f6f5c',
    appBg: '#f5f6f4',
    appBorderColor: '#dfe3de',
    appBorderRadius: 6,
    barSelectedColor: '#1f6f5c',
    textColor: '#23302b',
    fontBase: 'system-ui, sans-serif',
  }),
});
