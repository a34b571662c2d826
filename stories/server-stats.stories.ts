import { expect, userEvent, within } from 'storybook/test';
import { jsonOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('server-stats');

export default { title: 'Elements/server-stats', ...elementMeta('server-stats', {}) };

export const Default = story({
  act: async (_, root) => {
    await expect(within(root).getByRole('heading', { name: 'Servers', level: 3 })).toBeVisible();
  },
});

export const Everything = story({
  attributes: { show: 'totals history servers peak heatmap' },
});

export const Compact = story({ attributes: { layout: 'compact' } });

export const OneGame = story({ attributes: { show: 'servers', game: 'ets2' } });

export const AllTime = story({ attributes: { show: 'history', range: 'all' } });

export const Themed = story({
  ...common.themed,
  variants: common.themed.variants.map((variant) => ({ ...variant, show: 'totals' })),
});

export const Dark = story(common.dark);

export const Narrow = story(common.narrow);

/** The page provides data without any section. */
export const Empty = story({ state: 'empty', pageData: () => Promise.resolve({}) });

/** No servers and no history: each section shows its own message. */
export const NothingYet = story({
  scenario: 'empty',
  attributes: { show: 'history servers peak heatmap' },
});

export const Loading = story(common.loading);

export const Failing = story(common.failing);

export const Stale = story({ ...common.stale, attributes: { show: 'totals' } });

export const OtherLanguage = story(common.otherLanguage);

export const RightToLeft = story(common.rightToLeft);

/** Colours of a company whose theme is no theme. */
export const LongNames = story(common.longNames);

export const DataFromPage = story({
  attributes: { show: 'totals peak' },
  pageData: async () => ({
    totals: await jsonOf('/stats/platform/totals'),
    peak: await jsonOf('/stats/servers/peak'),
  }),
});

/** The numbers of a chart are also in a table. */
export const Table = story({
  attributes: { show: 'history' },
  act: async (_, root) => {
    await userEvent.click(within(root).getByRole('button', { name: /^Table/ }));
    await expect(await within(root).findByRole('table')).toBeVisible();
  },
});
