import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { calendarFile } from '../../base/convoy/calendar-file.js';
import { googleLink, outlookLink } from '../../base/convoy/calendar-links.js';
import { calendarNote } from '../../base/convoy/calendar-note.js';
import type { Convoy } from '../../base/convoy/convoy.js';
import type { ConvoyView } from '../../base/convoy/convoy-view.js';
import { discordText } from '../../base/convoy/discord-text.js';
import { download } from './download.js';

const selectAll = ({ target }: Event): void => {
  if (target instanceof HTMLTextAreaElement) target.select();
};

/** How visitors take convoys into their calendars, or to Discord. */
export class CalendarMenu {
  readonly #host: ReactiveControllerHost;
  /** The convoy copied last, and its text where the browser did not let us copy. */
  #copied: { id: number; text?: string } | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The menu of one convoy. */
  one(view: ConvoyView, convoy: Convoy): TemplateResult {
    const { say } = view.language;
    const { id, name } = convoy.event;
    const note = noteOf(view, convoy);
    const link = (href: string, words: string) =>
      html`<li><a part="link" href=${href} target="_blank" rel="noopener">${words}</a></li>`;
    return html`<details class="calendar" name="calendar">
      <summary aria-label="${say('addToCalendar')}: ${name}">${say('addToCalendar')}</summary>
      <ul>
        <li>
          <button @click=${() => save(view, [convoy], `convoy-${id}.ics`)}>iCalendar</button>
        </li>
        ${link(googleLink(convoy, note), 'Google')} ${link(outlookLink(convoy, note), 'Outlook')}
        <li>
          <button @click=${() => this.#copy(view, convoy)}>${say('copyForDiscord')}</button>
        </li>
      </ul>
      ${this.#outcome(view, id)}
    </details>`;
  }

  /** The button for all convoys that are shown. */
  all(view: ConvoyView, convoys: readonly Convoy[]): TemplateResult {
    return html`<button
      part="button"
      class="button"
      @click=${() => save(view, convoys, 'convoys.ics')}
    >
      ${view.language.say('addAll')}
    </button>`;
  }

  #outcome({ language: { say } }: ConvoyView, id: number): TemplateResult {
    const text = this.#copied?.id === id ? (this.#copied.text ?? say('copied')) : '';
    return html`<div role="status" class="muted">
      ${
        this.#copied?.id !== id
          ? nothing
          : this.#copied.text === undefined
            ? say('copied')
            : html`<textarea
                readonly
                rows="6"
                aria-label=${say('copyForDiscord')}
                .value=${text}
                @focus=${selectAll}
              ></textarea>`
      }
    </div>`;
  }

  async #copy({ language, linkOf }: ConvoyView, convoy: Convoy): Promise<void> {
    const { id } = convoy.event;
    const text = discordText(language, convoy, linkOf(convoy));
    try {
      await navigator.clipboard.writeText(text);
      this.#copied = { id };
    } catch {
      this.#copied = { id, text };
    }
    this.#host.requestUpdate();
  }
}

const noteOf = ({ language, zones, linkOf }: ConvoyView, convoy: Convoy) =>
  calendarNote(language, zones, convoy, linkOf(convoy));

const save = (view: ConvoyView, convoys: readonly Convoy[], name: string): void =>
  download(
    name,
    calendarFile(convoys, Date.now(), (convoy) => noteOf(view, convoy)),
  );
