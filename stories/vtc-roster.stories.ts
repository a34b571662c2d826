import { expect, userEvent, waitFor, within } from 'storybook/test';
import { jsonOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-roster');

export default {
  title: 'Elements/vtc-roster',
  ...elementMeta('vtc-roster', { vtc: 'northern_haul', 'page-size': 20 }),
};

const people = (root: HTMLElement) => root.querySelectorAll('[part~="item"]').length;

export const Default = story({
  act: async (_, root) => {
    await expect(within(root).getByRole('heading', { name: 'Members', level: 3 })).toBeVisible();
    await expect(people(root)).toBeGreaterThan(4);
  },
});

export const List = story({ attributes: { layout: 'list' } });

export const WithoutGroups = story({ attributes: { 'group-by': 'none', layout: 'list' } });

/** Leaders only. */
export const SomeRoles = story({ attributes: { roles: 'Owner, Founder, CEO, Admin, Manager' } });

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

export const DataFromPage = story({
  pageData: async () => ({
    members: await jsonOf('/vtcs/1/members?limit=20'),
    roles: await jsonOf('/vtcs/1/roles'),
  }),
});

/** The search finds members by name. */
export const Searching = story({
  attributes: { searchable: true, vtc: 'quiet_yard' },
  act: async (_, root) => {
    const before = people(root);
    const field = within(root).getByRole('searchbox');
    await userEvent.type(field, 'an');
    await waitFor(() => expect(people(root)).toBeLessThan(before));
    await userEvent.type(field, '{Backspace}{Backspace}');
    await waitFor(() => expect(people(root)).toBe(before));
  },
});

/** A list can be sorted in ascending and descending order. */
export const Sorting = story({
  attributes: { 'group-by': 'none', layout: 'list', vtc: 'quiet_yard' },
  act: async (_, root) => {
    const [header] = within(root).getAllByRole('columnheader');
    const button = within(root).getByRole('button', { name: /^Name/ });
    await userEvent.click(button);
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(button);
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'));
  },
});
