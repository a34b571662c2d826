import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import '../src/index.js';
import { moments } from '../stories/support/clock.js';
import { languages } from '../stories/support/languages.js';
import { manifest } from '../stories/support/manifest.js';
import { startSandbox, themedCompanies } from '../stories/support/sandbox.js';

setCustomElementsManifest(manifest);

const choice = (title: string, icon: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
});

export default {
  tags: ['autodocs'],
  beforeAll: startSandbox,
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: { storySort: { order: ['*', ['Default']] } },
  },
  globalTypes: {
    company: choice('Company', 'paintbrush', ['as in the story', ...themedCompanies]),
    language: choice('Language', 'globe', languages),
    timeZone: choice('Time zone', 'location', [
      'Europe/Berlin',
      'America/Los_Angeles',
      'Asia/Kolkata',
      'Pacific/Chatham',
      'UTC',
    ]),
    clock: choice('Clock', 'time', Object.keys(moments)),
  },
  initialGlobals: {
    company: 'as in the story',
    language: 'en',
    timeZone: 'Europe/Berlin',
    clock: 'a day before',
  },
} satisfies Preview;
