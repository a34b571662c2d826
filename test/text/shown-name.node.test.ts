import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { convoyOf } from '../../src/convoys/convoy.js';
import type { ConvoyTextContext } from '../../src/convoys/convoy-view.js';
import { calendarFile } from '../../src/convoys/export/calendar-file.js';
import { googleLink, outlookLink } from '../../src/convoys/export/calendar-links.js';
import { discordText } from '../../src/convoys/export/convoy-lines.js';
import { convoysJsonLd } from '../../src/convoys/export/json-ld.js';
import { nextContent } from '../../src/gateway/badge/content.js';
import { textsFor } from '../../src/gateway/texts.js';
import { shownName, visibleName } from '../../src/text/shown-name.js';
import { translator } from '../../src/locales/translator.js';
import { convoy } from '../support/convoys.js';

const blanks: Readonly<Record<string, string>> = {
  'no character': '',
  whitespace: ' \n\t\u00a0\u3000',
  'a zero-width space': '\u200b',
  'a soft hyphen': '\u00ad',
  'a direction override': '\u202e',
  'an empty Braille pattern': '\u2800',
  'Hangul fillers': '\u3164\u115f\u1160\uffa0',
  'a grapheme joiner': '\u034f',
  'combining marks': '\u0301\u0308',
  'a byte order mark': '\ufeff',
  'a variation selector': '\ufe0f',
  'control characters': '\u0000\u0007',
  'half a character': '\ud83d',
};

const visible = ['A', '\u202eB', '…', '٣', '🚚', '👩🏽‍🚀', '7\ufe0f\u20e3', '長途', 'ก็', '-'];

const text = {
  translate: translator({}, 'en-GB'),
  zones: { locale: 'en-GB', zone: 'UTC', secondZone: undefined },
  now: Date.UTC(2026, 10, 21),
  linkOf: () => undefined,
  recordOf: () => ({ description: '', organizer: '\u200b', isCancelled: false }),
} satisfies ConvoyTextContext;

describe('a name', () => {
  for (const [title, name] of Object.entries(blanks))
    test(`of ${title} is shown as another one or a dash, in exports too`, () => {
      const entry = convoyOf(convoy({ name }));
      assert.ok(entry);
      assert.equal(visibleName(name), '');
      assert.equal(shownName(name), '—');
      assert.equal(shownName(name, null, ' drivers '), 'drivers');
      assert.match(calendarFile(text, [entry]), /^SUMMARY:—\r$/m);
      assert.match(discordText(text, entry), /^\*\*—\*\*$/m);
      assert.equal(new URL(googleLink(entry, '')).searchParams.get('text'), '—');
      assert.equal(new URL(outlookLink(entry, '')).searchParams.get('subject'), '—');
      const [data] = JSON.parse(convoysJsonLd(text, [entry])) as Record<string, unknown>[];
      assert.equal(data?.name, '—');
      assert.equal(data?.organizer, undefined);
      const company = { name, handle: 'drivers' } as Parameters<typeof nextContent>[0];
      const badge = nextContent(company, textsFor('en'), entry, { zone: 'UTC', now: text.now });
      assert.deepEqual([badge.name, badge.thirdLine], ['drivers', '—']);
    });

  test('with a visible character is shown, without white space around it', () => {
    assert.deepEqual(
      visible.map((name) => shownName(` ${name}\n`)),
      visible,
    );
  });
});
