import { expect, within } from 'storybook/test';
import { jsonOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-numbers');

export default {
  title: 'Elements/vtc-numbers',
  ...elementMeta('vtc-numbers', { vtc: 'northern_haul' }),
};

export const Default = story({
  act: async (_, root) => {
    await expect(
      within(root).getByText(/^[\d,]+ members, .*Founded: \d{4}\.$/),
    ).toBeInTheDocument();
  },
});

export const AllNumbers = story({
  attributes: { show: 'members convoys partners since pictures' },
});

export const OneNumber = story({ attributes: { show: 'members' } });

/** A number in a sentence of the page has its font and colour; here, the sentence is the number. */
export const Inline = story({ attributes: { layout: 'inline', show: 'members' } });

export const Themed = story(common.themed);

export const Dark = story(common.dark);

export const Narrow = story(common.narrow);

export const Loading = story(common.loading);

export const Failing = story(common.failing);

export const Stale = story(common.stale);

export const OtherLanguage = story(common.otherLanguage);

export const RightToLeft = story(common.rightToLeft);

export const DataFromPage = story({
  pageData: async () => ({
    company: await jsonOf('/vtcs/1'),
    partners: await jsonOf('/vtcs/1/partnerships'),
  }),
});
