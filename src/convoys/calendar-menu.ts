import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { html } from '../ui/html.js';
import { itemAddress } from '../ui/item-link.js';
import { type ConvoyAction, dispatchAction } from './actions.js';
import { type Convoy, convoyName } from './convoy.js';
import type { ConvoyTextContext } from './convoy-view.js';
import { isolated } from '../intl/language-tag.js';
import { calendarFile } from './export/calendar-file.js';
import { googleLink, outlookLink } from './export/calendar-links.js';
import { calendarNote, discordText } from './export/convoy-lines.js';
import { icon, icons, logo, logos } from '../ui/icons.js';
import type { ElementEvent } from '../dom/nodes.js';
import type { LateParts } from '../element/late-parts.js';
import { PopoverController } from '../element/popover.js';

/** The element with the menus. It renders those of single convoys in its late parts, and the menu in its heading at once. */
type Host = ReactiveControllerHost & HTMLElement & { readonly lateParts: LateParts };

type CalendarAction = Exclude<ConvoyAction['action'], 'filter' | 'share'>;

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

/** Buttons that open a menu to add convoys to a calendar or to copy them for Discord; the menu is rendered when it opens. */
export class CalendarMenu {
  readonly #host: Host;
  readonly #popover: PopoverController<MenuKey>;
  /** Result of copying the message for Discord. */
  #copyResult: 'copied' | 'denied' | undefined;

  constructor(host: Host) {
    this.#host = host;
    this.#popover = new PopoverController<MenuKey>(host, '.menu');
  }

  /** Button and menu of one convoy; `caption` is shown beside the icon of the button. */
  readonly menuOf = (
    text: ConvoyTextContext,
    convoy: Convoy,
    caption?: unknown,
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
        ${fileLink(text, [convoy], activated('file'), slug)} ${this.#discord(text, convoy)}`;
      },
      caption,
    );
  };

  /** Whether there is a menu of all convoys shown: that of one alone has only the feed. */
  readonly hasMenuOfAll = (convoys: readonly Convoy[], feed: string | undefined): boolean =>
    convoys.length > 1 || itemAddress(feed, {}) !== undefined;

  /** Button and menu of all convoys shown; `feed` is the URL of their calendar, which calendars subscribe to. */
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
    return this.#menu('all', label, () => [
      hasFile ? file() : nothing,
      this.#subscription(text, itemAddress(feed, {})),
    ]);
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
    const isOpen = this.#popover.isOpen(key);
    const toggle = ({ currentTarget }: ElementEvent) => {
      this.#copyResult = undefined;
      this.#popover.toggle(key, currentTarget);
      if (key === 'all') this.#host.lateParts.postpone();
      else this.#host.lateParts.resume();
    };
    return html`<button
        part="button calendar-button"
        class="calendar-button"
        aria-label=${label}
        title=${label}
        aria-expanded=${isOpen}
        @click=${toggle}
      >
        ${caption}
      </button>
      ${
        isOpen
          ? html`<div part="menu" class="menu" popover="manual" role="group" aria-label=${label}>
              ${content()}
            </div>`
          : nothing
      }`;
  }

  #discord(text: ConvoyTextContext, convoy: Convoy): TemplateResult {
    const { translate } = text;
    const message = discordText(text, convoy);
    // The name of the button does not change, so that the result is announced once, by the status below.
    const press = () => {
      this.#report('copy', convoy);
      void this.#copy(message);
    };
    return html`<button part="button" @click=${press}>
        ${logo(logos.discord)} ${translate('copyForDiscord')}
      </button>
      <div role="status" class="copied">
        ${this.#copyResult === 'copied' ? html`${icon(icons.check)} ${translate('copied')}` : nothing}
      </div>
      ${
        this.#copyResult === 'denied'
          ? html`<textarea readonly rows="6" aria-label="Discord" .value=${message}></textarea>`
          : nothing
      }`;
  }

  /** Copies a message; if the page may not write to the clipboard, shows it as selected text. */
  async #copy(message: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(message);
      this.#copyResult = 'copied';
    } catch {
      this.#copyResult = 'denied';
    }
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const area = this.#host.shadowRoot?.querySelector('textarea');
    area?.focus();
    area?.select();
  }
}
