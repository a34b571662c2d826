// The rows of 30 convoys by the templates of `<vtc-upcoming-events>`, without the element: no file for all elements, no
// settings, states, skeleton, shared requests or colours of the page. An element cannot cost less than they do.
import { type CSSResult, render } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { CalendarMenu } from '../../../src/convoys/calendar-menu.js';
import { menuStyles } from '../../../src/convoys/calendar-menu.styles.js';
import { allConvoys, type ConvoyEvent } from '../../../src/convoys/convoy.js';
import type { ConvoyView } from '../../../src/convoys/convoy-view.js';
import { summaryStyles } from '../../../src/convoys/templates/convoy-summary.styles.js';
import { convoyStyles } from '../../../src/convoys/templates/convoy.styles.js';
import { row } from '../../../src/convoys/templates/row.js';
import { zoneOf } from '../../../src/intl/time.js';
import { translator } from '../../../src/locales/translator.js';
import { white } from '../../../src/theme/colors.js';
import { themeCss } from '../../../src/theme/palette.js';
import { html } from '../../../src/ui/html.js';
import { baseStyles } from '../../../src/ui/styles.js';
import { styles } from '../../../src/widgets/vtc-upcoming-events/vtc-upcoming-events.styles.js';

const request = fetch('/api/vtcs/many/events/upcoming?limit=30');

const host = document.querySelector<HTMLElement>('#w')!;
const root = host.attachShadow({ mode: 'open' });
const colors = new CSSStyleSheet();
const pageColors = { colors: {}, behind: white, isDark: false };
colors.replaceSync(
  themeCss({ theme: 'light', isFrameless: false, companyTheme: undefined }, pageColors),
);
const sheets = [baseStyles, summaryStyles, convoyStyles, menuStyles, styles].flatMap(
  (style: CSSResult) => style.styleSheet ?? [],
);
root.adoptedStyleSheets = [...sheets, colors];

const zone = zoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC';
const menu = new CalendarMenu(
  Object.assign(host, {
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: () => undefined,
    updateComplete: Promise.resolve(true),
  }),
  { postpone: () => undefined },
);
const { items } = (await (await request).json()) as { items: ConvoyEvent[] };
const view: ConvoyView = {
  translate: translator({}, 'en'),
  zones: { locale: 'en', zone, secondZone: 'UTC' },
  layout: 'list',
  images: 'all',
  headingLevel: 4,
  zoneName: zone,
  saysLive: true,
  now: Date.now(),
  linkOf: ({ externalLink }) => externalLink ?? undefined,
  opensDialog: true,
  select: () => undefined,
  action: (convoy) => menu.menuOf(view, convoy),
};
const convoys = allConvoys(items);
render(
  html`<section class="base ready" lang="en">
    <ul class="content convoys is-list is-long">
      ${repeat(
        convoys,
        ({ event }) => event.id,
        (convoy, index) => html`<li part="item">${row(view, convoy, convoys[index - 1])}</li>`,
      )}
    </ul>
  </section>`,
  root,
);
