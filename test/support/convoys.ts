import type { ConvoyEvent } from '../../src/convoys/convoy.js';
import { plainText } from './element-fixture.js';

/** A convoy on a Friday from 18:00 to 20:00 UTC, with a meet-up at 17:30. */
export const convoy = (fields: Partial<ConvoyEvent> = {}): ConvoyEvent => ({
  id: 1,
  name: 'Weekly Convoy',
  slug: 'weekly',
  startAt: '2026-11-27T18:00:00Z',
  endAt: '2026-11-27T20:00:00Z',
  meetupAt: '2026-11-27T17:30:00Z',
  banner: null,
  category: 'convoy',
  departure: 'Calais',
  arrival: 'Duisburg',
  server: 'Simulation 1',
  game: 'ets2',
  attendeeCount: 17,
  externalLink: null,
  ...fields,
});

/** Text that styles generate before or after an element. */
function generatedText(element: Element, pseudo: '::before' | '::after'): string {
  const [, text = ''] = /^"(.*)"$/.exec(getComputedStyle(element, pseudo).content) ?? [];
  return text;
}

/** The visible text of an element, generated content included; whitespace is collapsed, direction marks are removed. */
export function visibleText(element: HTMLElement): string {
  const generated = [...(element.shadowRoot?.querySelectorAll('.date-tile') ?? [])].flatMap(
    (one) => {
      const before = new Text(`${generatedText(one, '::before')} `);
      const after = new Text(` ${generatedText(one, '::after')}`);
      one.prepend(before);
      one.append(after);
      return [before, after];
    },
  );
  const { innerText = '' } =
    element.shadowRoot?.querySelector<HTMLElement>('[part~="base"]') ?? document.body;
  for (const text of generated) text.remove();
  return plainText(innerText);
}
