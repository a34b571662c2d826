import { expect, within } from 'storybook/test';
import { jsonOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-partners');

export default {
  title: 'Elements/vtc-partners',
  ...elementMeta('vtc-partners', {
    vtc: 'northern_haul',
    'href-template': 'https://partners.example/{handle}',
  }),
};

export const Default = story({
  act: async (_, root) => {
    await expect(within(root).getByRole('heading', { name: 'Partners', level: 3 })).toBeVisible();
    await expect(within(root).getByRole('link', { name: /^Big Fleet/ })).toBeVisible();
  },
});

export const List = story({ attributes: { layout: 'list' } });

/** Logos above their names, which are tooltips where it is narrow. */
export const Logos = story({
  attributes: { layout: 'logos' },
  act: async (_, root) => {
    await expect(within(root).getByRole('link', { name: 'Big Fleet' })).toBeVisible();
  },
});

export const WithoutLinks = story({ attributes: { 'href-template': undefined } });

export const WithoutImages = story({ attributes: { images: 'none' } });

export const Themed = story({
  ...common.themed,
  // The third company with colours has no partners.
  variants: common.themed.variants.filter(({ vtc }) => vtc !== 'highland_line_k'),
});

export const Dark = story(common.dark);

export const Narrow = story(common.narrow);

export const Empty = story(common.empty);

export const Loading = story(common.loading);

export const Failing = story(common.failing);

export const Stale = story(common.stale);

export const OtherLanguage = story(common.otherLanguage);

export const RightToLeft = story(common.rightToLeft);

export const DataFromPage = story({ pageData: () => jsonOf('/vtcs/1/partnerships') });
