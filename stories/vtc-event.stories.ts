import { expect, within } from 'storybook/test';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

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

export const Themed = story(common.themed);

export const Dark = story(common.dark);

export const Narrow = story(common.narrow);

export const Empty = story(common.empty);

export const Loading = story(common.loading);

export const Failing = story(common.failing);

export const OtherLanguage = story(common.otherLanguage);

export const RightToLeft = story(common.rightToLeft);
