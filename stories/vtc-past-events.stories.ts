import { expect, userEvent, waitFor, within } from 'storybook/test';
import { jsonOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-past-events');

export default {
  title: 'Elements/vtc-past-events',
  ...elementMeta('vtc-past-events', { vtc: 'northern_haul' }),
};

const convoys = (root: HTMLElement) => root.querySelectorAll('[part~="item"]').length;

export const Default = story({
  act: async (_, root) => {
    await expect(
      within(root).getByRole('heading', { name: 'Past convoys', level: 3 }),
    ).toBeVisible();
    await expect(within(root).getAllByRole('heading', { level: 5 })).toHaveLength(10);
  },
});

export const Cards = story({ attributes: { layout: 'cards' } });

/** The name opens the convoy in full. */
export const WithDetails = story({ attributes: { details: 'dialog', 'no-fragment': true } });

export const WithLinks = story({ attributes: { 'href-template': 'https://convoys.example/{id}' } });

export const WithoutImages = story({ attributes: { layout: 'cards', images: 'none' } });

/** The button adds a page at a time. */
export const OlderConvoys = story({
  act: async (_, root) => {
    const before = convoys(root);
    await userEvent.click(within(root).getByRole('button', { name: 'Older convoys' }));
    await waitFor(() => expect(convoys(root)).toBe(before * 2));
  },
});

/** The convoys of five companies together. */
export const Alliance = story({
  attributes: {
    vtcs: 'northern_haul city_coaches amber_truckin_b alpine_cargo_c iron_gate_spe_e',
  },
});

export const Themed = story(common.themed);

export const Dark = story(common.dark);

export const Narrow = story(common.narrow);

export const Empty = story(common.empty);

export const Loading = story(common.loading);

export const Failing = story(common.failing);

export const Stale = story(common.stale);

export const OtherLanguage = story(common.otherLanguage);

export const RightToLeft = story(common.rightToLeft);

export const LongNames = story(common.longNames);

export const DataFromPage = story({ pageData: () => jsonOf('/vtcs/1/events?tab=past&limit=30') });
