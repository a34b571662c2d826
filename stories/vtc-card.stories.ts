import { expect, userEvent, within } from 'storybook/test';
import { jsonOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-card');

export default { title: 'Elements/vtc-card', ...elementMeta('vtc-card', { vtc: 'northern_haul' }) };

export const Default = story({
  act: async (_, root) => {
    await expect(within(root).getByRole('heading', { name: 'Northern Haul' })).toBeVisible();
  },
});

export const Banner = story({ attributes: { layout: 'banner' } });

export const Badge = story({ attributes: { layout: 'badge' }, box: { inlineSize: '320px' } });

export const SomeSections = story({ attributes: { show: 'badges event recruitment' } });

export const Themed = story({
  ...common.themed,
  variants: common.themed.variants.map(({ vtc, theme }) => ({ vtc, theme })),
});

export const Dark = story(common.dark);

export const Narrow = story(common.narrow);

/** A card is never empty: this company has set nothing but its name. */
export const Empty = story({ attributes: { vtc: 'bare_minimum' } });

export const Loading = story(common.loading);

export const Failing = story({
  ...common.failing,
  act: async (element, root) => {
    const [message] = within(root).getAllByText(/could not be loaded/);
    await expect(message).toBeVisible();
    await userEvent.click(within(root).getByRole('button', { name: /^Try again/ }));
    await expect(element.error?.code).toBe('BAD_RESPONSE');
  },
});

export const Stale = story(common.stale);

export const OtherLanguage = story(common.otherLanguage);

export const RightToLeft = story(common.rightToLeft);

export const LongNames = story(common.longNames);

/** The page contains the JSON, as rendered by the site owner's server; no request is sent. */
export const DataFromPage = story({ pageData: () => jsonOf('/vtcs/northern_haul') });

/** A long description is folded, and a click shows the rest. */
export const Unfolding = story({
  act: async (_, root) => {
    await userEvent.click(within(root).getByRole('button', { name: 'Show more' }));
    await expect(within(root).queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

/** The page receives an event for a click on the company's link, and can cancel it. */
export const Selecting = story({
  attributes: { 'href-template': 'https://my.example/{handle}' },
  act: async (element, root) => {
    const events: Event[] = [];
    const listen = (event: Event) => {
      event.preventDefault();
      events.push(event);
    };
    element.addEventListener('vtc-select', listen);
    const link = within(root).getByRole('link', { name: 'Northern Haul' });
    await expect(link).toHaveAttribute('href', 'https://my.example/northern_haul');
    await userEvent.click(link);
    element.removeEventListener('vtc-select', listen);
    await expect(events).toHaveLength(1);
  },
});
