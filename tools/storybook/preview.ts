import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { configure } from 'storybook/test';
import { loadDialogBy } from '../../src/convoys/details-dialog.js';
import '../../src/index.js';
import '../../src/more.js';
import { clockTimes, zoneOf, zones } from '../../stories/support/clock.js';
import { languages } from '../../stories/support/languages.js';
import { manifest } from '../../stories/support/manifest.js';
import { startSandbox, themedCompanies } from '../../stories/support/sandbox.js';
import { theme } from './theme.js';

setCustomElementsManifest(manifest);
// The file that the elements load it from is not part of Storybook.
loadDialogBy(() => import('../../src/more.js'));
// The test runner sets `slowness` on a busy machine.
configure({ asyncUtilTimeout: 5000 * Number(Reflect.get(globalThis, 'slowness') ?? 1) });

const choice = (
  title: string,
  icon: 'globe' | 'location' | 'paintbrush' | 'time',
  values: readonly string[],
  titleOf = (value: string) => value,
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: values.map((value) => ({ value, title: titleOf(value) })),
  },
});

/** Only attributes have controls; stories are rendered from attributes. */
const attributesOnly: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.table?.category === 'attributes'
        ? argType
        : { ...argType, control: { disable: true } },
    ]),
  );

export default {
  tags: ['autodocs'],
  beforeAll: startSandbox,
  argTypesEnhancers: [attributesOnly],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    docs: {
      theme,
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      canvas: { sourceState: 'shown' },
    },
    // Storybook reads this statically, so it must be a literal.
    options: { storySort: { order: ['Elements', ['*', ['Docs', 'Default']]] } },
  },
  globalTypes: {
    company: choice('Company', 'paintbrush', ['as in the story', ...themedCompanies]),
    language: choice('Language', 'globe', languages),
    timeZone: choice('Time zone', 'location', zones, zoneOf),
    clock: choice('Clock', 'time', Object.keys(clockTimes)),
  },
  initialGlobals: {
    company: 'as in the story',
    language: 'en',
    timeZone: 'Europe-Berlin',
    clock: 'a day before',
  },
} satisfies Preview;
