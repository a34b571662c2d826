import { expect, userEvent, within } from 'storybook/test';
import { jsonOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-rules');

export default {
  title: 'Elements/vtc-rules',
  ...elementMeta('vtc-rules', { vtc: 'northern_haul' }),
};

export const Default = story({
  act: async (_, root) => {
    await expect(within(root).getByRole('heading', { name: 'Rules', level: 3 })).toBeVisible();
    await expect(within(root).getByRole('heading', { name: 'Conduct', level: 4 })).toBeVisible();
  },
});

/** The beginning, and a button for the rest. */
export const Folded = story({
  attributes: { 'max-lines': 12 },
  act: async (_, root) => {
    const button = within(root).getByRole('button', { name: 'Show more: Rules' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});

/** A short text has no table of contents. */
export const Short = story({ attributes: { vtc: 'big_fleet' } });

export const Themed = story(common.themed);

export const Dark = story(common.dark);

export const Narrow = story({
  ...common.narrow,
  act: async (_, root) => {
    await userEvent.click(within(root).getByRole('button', { name: 'Contents' }));
    await expect(within(root).getByRole('link', { name: 'Voice' })).toBeVisible();
  },
});

export const Empty = story({ attributes: { vtc: 'bare_minimum' }, state: 'empty' });

export const Loading = story(common.loading);

export const Failing = story(common.failing);

export const Stale = story(common.stale);

export const OtherLanguage = story(common.otherLanguage);

export const RightToLeft = story(common.rightToLeft);

export const LongNames = story(common.longNames);

export const DataFromPage = story({ pageData: () => jsonOf('/vtcs/1') });
