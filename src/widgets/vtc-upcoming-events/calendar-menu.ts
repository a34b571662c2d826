import { html, nothing, type TemplateResult } from 'lit';
import { calendarFile } from '../../convoys/export/calendar-file.js';
import { googleLink, outlookLink } from '../../convoys/export/calendar-links.js';
import type { Convoy } from '../../convoys/convoy.js';
import type { ConvoyView } from '../../convoys/convoy-item.js';
import { calendarNote } from '../../convoys/export/convoy-lines.js';
import { discordText } from '../../convoys/export/discord-text.js';

const link = (href: string, words: string, file?: string) =>
  html`<a
    part="link"
    class="button"
    href=${href}
    download=${file ?? nothing}
    target="_blank"
    rel="noopener"
    >${words}</a
  >`;

/** A link to a calendar file of convoys, to save or to open. */
export const fileLink = (
  view: ConvoyView,
  convoys: readonly Convoy[],
  words: string,
  name = 'convoys',
): TemplateResult =>
  link(
    `data:text/calendar,${encodeURIComponent(calendarFile(view, convoys))}`,
    words,
    `${name}.ics`,
  );

/** Shows the text marked as well: a page may not be allowed to write to the clipboard, its visitor always is. */
function copy({ target }: { target: HTMLElement }): void {
  const area = target.nextElementSibling;
  if (!(area instanceof HTMLTextAreaElement)) return;
  area.hidden = false;
  area.select();
  navigator.clipboard?.writeText(area.value).catch(() => area.focus());
}

/** How visitors take a convoy into their calendar, or to Discord. */
export function calendarMenu(view: ConvoyView, convoy: Convoy): TemplateResult {
  const note = calendarNote(view, convoy);
  return html`<details>
    <summary>${view.translate('addToCalendar')}</summary>
    ${fileLink(view, [convoy], 'iCalendar', convoy.event.slug)}
    ${link(googleLink(convoy, note), 'Google')} ${link(outlookLink(convoy, note), 'Outlook')}
    <button part="button" class="button" @click=${copy}>Discord</button>
    <textarea
      hidden
      readonly
      rows="6"
      aria-label="Discord"
      .value=${discordText(view, convoy)}
    ></textarea>
  </details>`;
}
