import type { StorybookConfig } from '@storybook/web-components-vite';
import remarkGfm from 'remark-gfm';
import { tableLabels } from './table-labels.js';

/** MDX has no tables without plugins. */
const withTables = {
  mdxPluginOptions: {
    mdxCompileOptions: { remarkPlugins: [remarkGfm], rehypePlugins: [tableLabels] },
  },
};

export default {
  framework: {
    name: '@storybook/web-components-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/docs/*.mdx', '../stories/*.stories.ts'],
  staticDirs: ['./public'],
  addons: [{ name: '@storybook/addon-docs', options: withTables }, '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
