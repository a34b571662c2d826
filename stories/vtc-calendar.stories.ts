import { expect, userEvent, waitFor, within } from 'storybook/test';
import { jsonOf, tokenOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-calendar');

export default {
  title: 'Elements/vtc-calendar',
  ...elementMeta('vtc-calendar', { vtc: 'northern_haul' }),
};

export const Default = story({
  act: async (_, root) => {
    await expect(within(root).getByRole('grid')).toBeVisible();
    await expect(root.querySelectorAll('[part~="convoy"]').length).toBeGreaterThan(0);
  },
});

/** Fewer details: the public list has neither meet-ups nor routes. */
export const WithoutToken = story({ attributes: { token: '' } });

export const WeeksFromMonday = story({ attributes: { 'first-day': 'monday' } });

/** Months before the current one are neither shown nor loaded. */
export const WithoutPast = story({ attributes: { 'no-past': true } });

/** Convoys that others host together with the company, too. */
export const CoHosted = story({ attributes: { include: 'own co-hosted' } });

/** Visitors choose games, servers and categories. */
export const Filters = story({ attributes: { filters: 'game server category' } });

/** The convoys of five companies together. */
export const Alliance = story({
  attributes: {
    vtcs: 'northern_haul city_coaches amber_truckin_b alpine_cargo_c iron_gate_spe_e',
  },
});

export const Themed = story(common.themed);

export const Dark = story(common.dark);

/** A small month above the convoys that are still to come. */
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
  pageData: () => jsonOf('/vtcs/1/events/upcoming?limit=30', tokenOf('northern_haul')),
});

/** The convoys of a day have all facts and a calendar menu. */
export const OpeningADay = story({
  act: async (_, root) => {
    const day = root.querySelector('.has-convoys.is-active');
    if (!day) throw new Error('No day with convoys is active.');
    await userEvent.click(day);
    const dialog = await waitFor(() => within(root).getByRole('dialog'));
    await expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
});

export const NextMonth = story({
  act: async (_, root) => {
    const month = () => root.querySelector('[part~="month"]')?.textContent;
    const before = month();
    await userEvent.click(within(root).getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(month()).not.toBe(before));
  },
});
