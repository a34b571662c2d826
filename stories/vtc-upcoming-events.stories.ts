import { expect, userEvent, waitFor, within } from 'storybook/test';
import { jsonOf, tokenOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-upcoming-events');

export default {
  title: 'Elements/vtc-upcoming-events',
  ...elementMeta('vtc-upcoming-events', { vtc: 'northern_haul', limit: 5 }),
};

export const Default = story({
  act: async (_, root) => {
    await expect(within(root).getByRole('heading', { name: 'Upcoming convoys' })).toBeVisible();
    await expect(root.querySelectorAll('[part~="item"]').length).toBeGreaterThan(0);
  },
});

export const Cards = story({ attributes: { layout: 'cards' } });

export const Compact = story({ attributes: { layout: 'compact' }, box: { inlineSize: '360px' } });

/** Fewer details: the public list has neither meet-ups nor routes. */
export const WithoutToken = story({ attributes: { token: '' } });

/** Convoys that others host together with the company, too. */
export const CoHosted = story({ attributes: { include: 'own co-hosted' } });

/** Visitors choose games, servers and categories. */
export const Filters = story({ attributes: { filters: 'game server category' } });

/** The convoys of five companies together. */
export const Alliance = story({
  attributes: {
    vtcs: 'northern_haul city_coaches amber_truckin_b alpine_cargo_c iron_gate_spe_e',
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

/** The token stays on the site owner's server. */
export const DataFromPage = story({
  pageData: () => jsonOf('/vtcs/1/events/upcoming?limit=5', tokenOf('northern_haul')),
});

/** The name of a convoy opens it in full, in a dialog. */
export const OpeningConvoy = story({
  attributes: { 'no-fragment': true },
  act: async (element, root) => {
    const name = root.querySelector('.title [part~="link"]');
    if (!name) throw new Error('There is no convoy.');
    await userEvent.click(name);
    const dialog = await waitFor(() => {
      for (const { shadowRoot } of element.shadowRoot?.children ?? []) {
        const opened = shadowRoot?.querySelector('dialog:modal > vtc-event')?.shadowRoot;
        const content = opened?.querySelector<HTMLElement>('[part~="base"]');
        if (content) return content;
      }
      throw new Error('The dialog is not open.');
    });
    await expect(
      await within(dialog).findByRole('heading', { name: 'About this convoy' }),
    ).toBeVisible();
  },
});

/** A convoy can be added to a calendar. */
export const AddingToCalendar = story({
  attributes: { limit: 1 },
  act: async (_, root) => {
    const button = root.querySelector('li [part~="calendar-button"]');
    if (!button) throw new Error('There is no calendar button.');
    await userEvent.click(button);
    const menu = await waitFor(() => {
      const opened = root.querySelector<HTMLElement>('[part~="menu"]');
      if (!opened) throw new Error('The calendar menu is not open.');
      return opened;
    });
    await expect(within(menu).getAllByRole('link').length).toBeGreaterThan(0);
  },
});

/** The page receives an event for a click on a convoy's link, and can cancel it. */
export const Selecting = story({
  attributes: { 'href-template': 'https://my.example/convoys/{slug}', limit: 2 },
  act: async (element, root) => {
    const events: Event[] = [];
    const listen = (event: Event) => {
      event.preventDefault();
      events.push(event);
    };
    element.addEventListener('vtc-select', listen);
    const link = root.querySelector<HTMLAnchorElement>('[part~="link"]');
    await expect(link?.href).toMatch(/^https:\/\/my\.example\/convoys\/./);
    if (link) await userEvent.click(link);
    element.removeEventListener('vtc-select', listen);
    await expect(events).toHaveLength(1);
  },
});
