import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Convoy } from '../../convoys/convoy.js';
import type { ConvoyText } from '../../convoys/convoy-text.js';
import { calendarFile } from '../../convoys/export/calendar-file.js';
import { googleLink, outlookLink } from '../../convoys/export/calendar-links.js';
import { calendarNote } from '../../convoys/export/convoy-lines.js';
import { discordText } from '../../convoys/export/discord-text.js';
import { brandMark, icon } from '../../ui/icons.js';
import { PopoverController } from '../../ui/popover.js';

type Host = ReactiveControllerHost & HTMLElement;

/** Id of a convoy, or all that are shown. */
type MenuKey = number | 'all';

const link = (href: string, words: unknown, file?: string) =>
  html`<a part="link" href=${href} download=${file ?? nothing} target="_blank" rel="noopener"
    >${words}</a
  >`;

/** A link to a calendar file of convoys, to save or to open. */
const fileLink = (text: ConvoyText, convoys: readonly Convoy[], name = 'convoys') =>
  link(
    `data:text/calendar,${encodeURIComponent(calendarFile(text, convoys))}`,
    html`${icon('calendarAdd')} ${text.translate('calendarFile')}`,
    `${name}.ics`,
  );

/** How visitors take convoys into their calendars, or to Discord: a button, and a menu made when it is opened. */
export class CalendarMenu {
  readonly #host: Host;
  readonly #popover: PopoverController<MenuKey>;
  /** What became of the message for Discord. */
  #copying: 'copied' | 'refused' | undefined;

  constructor(host: Host) {
    this.#host = host;
    this.#popover = new PopoverController<MenuKey>(host);
  }

  /** For one convoy. */
  readonly one = (text: ConvoyText, convoy: Convoy): TemplateResult => {
    const { id, name, slug } = convoy.event;
    const label = text.translate('addToCalendarNamed', { name });
    return this.#menu(id, label, () => {
      const note = calendarNote(text, convoy);
      return html`${link(googleLink(convoy, note), html`${icon('calendarAdd')} Google`)}
      ${link(outlookLink(convoy, note), html`${icon('calendarAdd')} Outlook`)}
      ${fileLink(text, [convoy], slug)} ${this.#discord(text, convoy)}`;
    });
  };

  /** For all that are shown. */
  readonly all = (text: ConvoyText, convoys: readonly Convoy[]): TemplateResult => {
    const label = text.translate('addAllToCalendar', { count: convoys.length });
    return this.#menu('all', label, () => fileLink(text, convoys));
  };

  #menu(key: MenuKey, label: string, content: () => unknown): TemplateResult {
    const isOpen = this.#popover.isOpen(key);
    const toggle = ({ currentTarget }: Event) => {
      this.#copying = undefined;
      if (currentTarget instanceof HTMLElement) this.#popover.toggle(key, currentTarget);
    };
    return html`<button
        part="button calendar-button"
        class="calendar-button"
        aria-label=${label}
        title=${label}
        aria-expanded=${isOpen}
        @click=${toggle}
      ></button>
      ${
        isOpen
          ? html`<div
              part="menu"
              class="menu"
              popover
              role="group"
              aria-label=${label}
              @beforetoggle=${this.#popover.beforeToggle}
            >
              ${content()}
            </div>`
          : nothing
      }`;
  }

  #discord(text: ConvoyText, convoy: Convoy): TemplateResult {
    const { translate } = text;
    const message = discordText(text, convoy);
    // The button keeps its name, so that what became of it is heard once, from the line below.
    return html`<button part="button" @click=${() => void this.#copy(message)}>
        ${brandMark('discord')} ${translate('copyForDiscord')}
      </button>
      <div role="status" class="copied">
        ${this.#copying === 'copied' ? html`${icon('check')} ${translate('copied')}` : nothing}
      </div>
      ${
        this.#copying === 'refused'
          ? html`<textarea readonly rows="6" aria-label="Discord" .value=${message}></textarea>`
          : nothing
      }`;
  }

  /** A page may not be allowed to write to the clipboard; its visitor always is, from a text that is marked. */
  async #copy(message: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(message);
      this.#copying = 'copied';
    } catch {
      this.#copying = 'refused';
    }
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const area = this.#host.shadowRoot?.querySelector('textarea');
    area?.focus();
    area?.select();
  }
}
