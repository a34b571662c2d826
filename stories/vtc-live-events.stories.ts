import { expect, within } from 'storybook/test';
import { jsonOf, tokenOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-live-events');

export default {
  title: 'Elements/vtc-live-events',
  ...elementMeta('vtc-live-events', { vtc: 'northern_haul' }),
};

export const Default = story({
  act: async (_, root) => {
    await expect(within(root).getByRole('heading', { name: /On the road now/ })).toBeVisible();
  },
});

/** No convoy is live: the next convoy is shown. */
export const NothingOnTheRoad = story({
  variants: [{ 'when-empty': 'next' }],
  attributes: { vtc: 'big_fleet' },
});

export const Message = story({ ...common.empty, attributes: { 'when-empty': 'message' } });

/** Convoys that others host together with the company, too. */
export const CoHosted = story({ attributes: { include: 'own co-hosted' } });

/** Filters by what the live convoys differ in. */
export const Filters = story({
  attributes: { include: 'own co-hosted', filters: 'company game server category' },
});

/** The convoys of five companies together. */
export const Alliance = story({
  attributes: {
    vtcs: 'northern_haul city_coaches amber_truckin_b alpine_cargo_c iron_gate_spe_e',
  },
});

export const Themed = story({
  ...common.themed,
  variants: common.themed.variants.map((variant) => ({ ...variant, 'when-empty': 'next' })),
});

/** One line that opens the details, and that visitors can close. */
export const Bar = story({ attributes: { layout: 'bar' } });

export const Dark = story(common.dark);

export const Narrow = story(common.narrow);

export const Empty = story(common.empty);

export const Loading = story(common.loading);

export const Failing = story(common.failing);

export const Stale = story(common.stale);

export const OtherLanguage = story(common.otherLanguage);

export const RightToLeft = story(common.rightToLeft);

export const LongNames = story(common.longNames);

/** The token stays on the site owner's server. */
export const DataFromPage = story({
  pageData: () => jsonOf('/vtcs/1/events/live', tokenOf('northern_haul')),
});
