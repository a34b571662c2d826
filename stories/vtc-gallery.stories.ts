import { expect, userEvent, waitFor, within } from 'storybook/test';
import { jsonOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-gallery');

export default {
  title: 'Elements/vtc-gallery',
  ...elementMeta('vtc-gallery', { vtc: 'northern_haul' }),
};

const pictures = (root: HTMLElement) => root.querySelectorAll('[part~="item"]').length;

export const Default = story({
  act: async (_, root) => {
    await expect(within(root).getByRole('heading', { name: 'Gallery', level: 3 })).toBeVisible();
    // All pictures, and four albums.
    await expect(within(root).getAllByRole('tab')).toHaveLength(5);
    await expect(pictures(root)).toBe(12);
  },
});

/** One row that scrolls. */
export const Strip = story({ attributes: { layout: 'strip' } });

/** Only the pictures of one album. */
export const OneAlbum = story({ attributes: { album: 'Anniversary', limit: 6 } });

/** Titles that link to the pictures; no request to an image host. */
export const WithoutImages = story({ attributes: { images: 'none' } });

/** Links to the pictures. */
export const WithoutLightbox = story({ attributes: { 'no-lightbox': true, limit: 6 } });

/** A picture is enlarged on the page; arrow keys and swipes move to the next one. */
export const Lightbox = story({
  act: async (element, root) => {
    const [link] = within(root).getAllByRole('link', { name: /^Enlarge/ });
    if (!link) throw new Error('There is no picture.');
    await userEvent.click(link);
    const dialog = await within(root).findByRole('dialog', { name: 'Gallery' });
    await expect(dialog).toHaveTextContent('1 of 137');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await element.updateComplete;
    await expect(dialog).toHaveTextContent('2 of 137');
  },
});

/** Another tab shows the pictures of an album. */
export const Albums = story({
  act: async (_, root) => {
    await userEvent.click(within(root).getByRole('tab', { name: 'Convoys' }));
    await waitFor(() => expect(within(root).getByRole('tabpanel')).toHaveAccessibleName('Convoys'));
    await waitFor(() => expect(pictures(root)).toBe(12));
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

export const DataFromPage = story({ pageData: () => jsonOf('/vtcs/1/gallery?limit=12') });
