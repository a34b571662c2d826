import { expect, within } from 'storybook/test';
import { jsonOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-member');

export default {
  title: 'Elements/vtc-member',
  ...elementMeta('vtc-member', { vtc: 'northern_haul', member: 'driver_4' }),
};

export const Default = story({
  act: async (_, root) => {
    await expect(within(root).getByRole('heading', { name: 'BjörnClutch' })).toBeInTheDocument();
  },
});

export const Signature = story({ attributes: { layout: 'signature' } });

/** The owner has a crown, and a ring with `look="night"`. */
export const Owner = story({ attributes: { member: '1001' } });

export const Dark = story(common.dark);

export const Night = story({ attributes: { member: '1001', look: 'night' } });

export const Narrow = story(common.narrow);

export const Loading = story(common.loading);

export const Failing = story(common.failing);

/** The company has no such member, or no longer: only the content of the element is shown. */
export const Gone = story({ attributes: { member: 'driver_4000' }, state: 'error' });

export const Stale = story(common.stale);

export const OtherLanguage = story(common.otherLanguage);

export const RightToLeft = story(common.rightToLeft);

export const DataFromPage = story({
  pageData: async () => ({
    member: await jsonOf('/vtcs/1/members/driver_4'),
    company: await jsonOf('/vtcs/1'),
    roles: await jsonOf('/vtcs/1/roles'),
  }),
});
