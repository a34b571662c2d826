import type { StorybookConfig } from '@storybook/web-components-vite';

export default {
  framework: {
    name: '@storybook/web-components-vite',
    options: { builder: { viteConfigPath: 'tools/storybook/vite.config.ts' } },
  },
  stories: ['../../stories/*.stories.ts'],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
