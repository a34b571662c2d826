import { expect, userEvent, waitFor, within } from 'storybook/test';
import { jsonOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-news');

export default {
  title: 'Elements/vtc-news',
  ...elementMeta('vtc-news', { vtc: 'northern_haul' }),
};

const posts = (root: HTMLElement) => root.querySelectorAll('[part~="item"]').length;

export const Default = story({
  act: async (_, root) => {
    await expect(within(root).getByRole('heading', { name: 'News', level: 3 })).toBeVisible();
    await expect(within(root).getAllByRole('heading', { level: 4 })).toHaveLength(5);
  },
});

export const Cards = story({ attributes: { layout: 'cards', limit: 6 } });

export const Compact = story({ attributes: { layout: 'compact' } });

export const WithLinks = story({ attributes: { 'href-template': 'https://news.example/{id}' } });

export const WithoutImages = story({ attributes: { images: 'none' } });

/** The button loads a page at a time. */
export const OlderNews = story({
  act: async (_, root) => {
    const before = posts(root);
    await userEvent.click(within(root).getByRole('button', { name: 'Older news' }));
    await waitFor(() => expect(posts(root)).toBe(before * 2));
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

export const DataFromPage = story({ pageData: () => jsonOf('/vtcs/1/news?limit=5') });
