import { html, type TemplateResult } from 'lit';
import { cached } from '../../base/intl-cache.js';
import type { LanguageController } from '../../base/language.js';
import type { Person } from './people.js';

/** What a roster is sorted by; undefined: in the order of the API. */
export type SortKey = 'name' | 'joinedAt' | undefined;

/** People by name, as the language orders names, or by the timestamp of joining, whose digits order themselves. */
export function sort(people: Person[], key: SortKey, locale: string): Person[] {
  const { compare } = cached(Intl.Collator, locale, { numeric: true });
  return key ? people.sort((a, b) => compare(a.member[key], b.member[key])) : people;
}

/** A button for each order; the one pressed, pressed again, takes it back. */
export const sortButtons = (
  { say }: LanguageController,
  pressed: SortKey,
  choose: (key: SortKey) => void,
): TemplateResult[] =>
  (['name', 'joinedAt'] as const).map(
    (key) =>
      html`<button
        part="button"
        class="button"
        aria-pressed=${key === pressed}
        @click=${() => choose(key === pressed ? undefined : key)}
      >
        ${say(key === 'name' ? key : 'since')}
      </button> `,
  );
