import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { html } from '../ui/html.js';
import { itemAddress } from '../ui/item-link.js';
import { type ConvoyAction, dispatchAction } from './actions.js';
import { type Convoy, convoyName } from './convoy.js';
import type { ConvoyTextContext } from './convoy-view.js';
import { isolated } from '../intl/language-tag.js';
import { calendarFile } from './export/calendar-file.js';
import { googleLink, outlookLink } from './export/calendar-links.js';
import { calendarNote } from './export/convoy-lines.js';
import { icon, icons, logo, logos } from '../ui/icons.js';
import type { ElementState } from '../element/layout.js';
import type { ProgressiveRendering } from '../element/progressive-rendering.js';
import { CopyButtons } from './copy-buttons.js';
import { Menus } from './menus.js';

/** The element with the menus. It renders those of single convoys in parts that can be postponed, and the menu in its heading at once. */
type Host = ReactiveControllerHost &
  HTMLElement & { readonly progressive: ProgressiveRendering; readonly state: ElementState };

type CalendarAction = Exclude<ConvoyAction['action'], 'filter' | 'link' | 'share' | 'picture'>;

/** Id of a convoy, or all convoys shown. */
type MenuKey = number | 'all';

/** What a link does. */
interface Activation {
  readonly activated: () => void;
  readonly file?: string;
}

const link = (href: string, content: unknown, { activated, file }: Activation) =>
  html`<a
    part="link"
    href=${href}
    download=${file ?? nothing}
    target="_blank"
    rel="noopener"
    @click=${activated}
    >${content}</a
  >`;

/** A link to a calendar file of convoys. */
const fileLink = (
  text: ConvoyTextContext,
  convoys: readonly Convoy[],
  activated: () => void,
  name = 'convoys',
) =>
  link(
    `data:text/calendar,${encodeURIComponent(calendarFile(text, convoys))}`,
    html`${logo(logos.apple)} ${text.translate('calendarFile')}`,
    { activated, file: `${name}.ics` },
  );

/** How the menu of a convoy is rendered. */
export interface CalendarMenuOptions {
  /** What is shown beside the icon of the button. */
  readonly caption?: unknown;
  /** Whether it has no message for Discord, as where a menu to share the convoy is beside it. */
  readonly isCalendarOnly?: boolean;
}

/** Buttons that open a menu to add convoys to a calendar or to copy them for Discord. */
export class CalendarMenu {
  readonly #host: Host;
  readonly #menus: Menus<MenuKey>;
  readonly #copies: CopyButtons;

  constructor(host: Host) {
    this.#host = host;
    this.#menus = new Menus<MenuKey>(host, { button: 'calendar-button', menu: 'calendar-menu' });
    this.#copies = new CopyButtons(host);
  }

  /** Button and menu of one convoy. */
  readonly menuOf = (
    text: ConvoyTextContext,
    convoy: Convoy,
    { caption, isCalendarOnly = false }: CalendarMenuOptions = {},
  ): TemplateResult => {
    const { id, slug } = convoy.event;
    const label = text.translate('addToCalendarNamed', {
      name: isolated(convoyName(convoy)),
    });
    return this.#menu(
      id,
      label,
      () => {
        const note = calendarNote(text, convoy);
        const activated = (action: CalendarAction) => () => this.#report(action, convoy);
        return html`${link(googleLink(convoy, note), html`${logo(logos.googleCalendar)} Google`, {
          activated: activated('google'),
        })}
        ${link(outlookLink(convoy, note), html`${icon(icons.mail)} Outlook`, {
          activated: activated('outlook'),
        })}
        ${fileLink(text, [convoy], activated('file'), slug)}
        ${isCalendarOnly ? nothing : this.#copies.discord(text, convoy, activated('copy'))}`;
      },
      caption,
    );
  };

  /** Whether there is a menu of all convoys shown: that of one alone has only the feed. */
  readonly hasMenuOfAll = (convoys: readonly Convoy[], feed: string | undefined): boolean =>
    convoys.length > 1 || itemAddress(feed, {}) !== undefined;

  /** Button and menu of all convoys shown, with a text in an empty element; `feed` is the URL of their calendar, which calendars subscribe to. */
  readonly menuOfAll = (
    text: ConvoyTextContext,
    convoys: readonly Convoy[],
    feed?: string,
  ): TemplateResult => {
    const hasFile = convoys.length > 1;
    const label = hasFile
      ? text.translate('addAllToCalendar', { count: convoys.length })
      : text.translate('subscribe');
    const file = () => fileLink(text, convoys, () => this.#report('file'));
    const content = () => [
      hasFile ? file() : nothing,
      this.#subscription(text, itemAddress(feed, {})),
    ];
    return this.#menu('all', label, content, this.#host.state === 'empty' ? label : nothing);
  };

  /** Links to the feed: one that the system opens in a calendar, and its address for others. */
  #subscription({ translate }: ConvoyTextContext, feed: string | undefined) {
    if (!feed) return nothing;
    const activated = () => this.#report('subscribe');
    const text = translate('subscribe');
    return html`${link(feed.replace(/^https?:/, 'webcal:'), html`${icon(icons.calendar)} ${text}`, {
      activated,
    })}
    ${link(feed, html`${icon(icons.calendar)} ${text} (https)`, { activated })}`;
  }

  #report(action: CalendarAction, convoy?: Convoy): void {
    dispatchAction(this.#host, { action, item: convoy?.event ?? null });
  }

  #menu(key: MenuKey, label: string, content: () => unknown, caption?: unknown): TemplateResult {
    const toggled = () => {
      this.#copies.clear();
      if (key === 'all') this.#host.progressive.postpone();
      else this.#host.progressive.resume();
    };
    return this.#menus.render({ key, label, caption, content, toggled });
  }
}
