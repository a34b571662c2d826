import { expect, within } from 'storybook/test';
import { common, elementMeta, scenesOf } from './support/element-stories.js';
import { jsonOf } from './support/sandbox.js';

const story = scenesOf('vtc-event');

export default {
  title: 'Elements/vtc-event',
  ...elementMeta('vtc-event', { vtc: 'northern_haul' }),
};

export const Default = story({
  act: async (_, root) => {
    await expect(
      await within(root).findByRole('heading', { name: 'About this convoy' }),
    ).toBeVisible();
  },
});

export const OnlyFacts = story({ attributes: { show: '' } });

export const WithoutImages = story({ attributes: { images: 'none' } });

/** The records of the first convoy of a list, with other fields of the full one. */
const provided = (tab: 'upcoming' | 'past', fields: object) => async () => {
  const list = await jsonOf(`/vtcs/1/events?tab=${tab}&limit=1`);
  const [event] = (list as { items: readonly { id: number }[] }).items;
  const details = (await jsonOf(`/events/${event?.id}`)) as object;
  return { event, details: { ...details, ...fields } };
};

export const Cancelled = story({
  pageData: provided('upcoming', { lifecycleStatus: 'cancelled' }),
  act: async (_, root) => {
    await expect(within(root).getByText('Cancelled')).toBeVisible();
  },
});

/** With a summary, and a link to the pictures. */
export const Ended = story({
  pageData: provided('past', {
    postEventSummary: 'Thank you all for driving with us!',
    recapGalleryUrl: 'https://pictures.example/1',
  }),
  act: async (_, root) => {
    await expect(within(root).getByRole('heading', { name: 'How it went' })).toBeVisible();
    await expect(within(root).getByRole('link', { name: /^See the pictures/ })).toBeVisible();
  },
});

/** There is no full record. */
export const FewDetails = story({
  pageData: async () => {
    const list = await jsonOf('/vtcs/1/events?tab=upcoming&limit=1');
    return { event: (list as { items: readonly unknown[] }).items[0], details: null };
  },
});

export const Themed = story(common.themed);

export const Dark = story(common.dark);

export const Narrow = story(common.narrow);

export const Empty = story(common.empty);

export const Loading = story(common.loading);

export const Failing = story(common.failing);

export const OtherLanguage = story(common.otherLanguage);

export const RightToLeft = story(common.rightToLeft);
