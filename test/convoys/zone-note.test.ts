import { expect } from '@open-wc/testing';
import { zoneNote } from '../../src/convoys/zone-note.js';
import { addAllTranslations } from '../../src/locales/all-translations.js';
import { messagesFor } from '../../src/locales/catalog.js';
import { common as en } from '../../src/locales/en.js';
import { loadableLanguages } from '../../src/locales/loadable.js';
import { translator } from '../../src/locales/translator.js';

const now = Date.parse('2026-11-27T12:00:00Z');

const named = [
  'Europe/Berlin',
  'Europe/Warsaw',
  'Europe/London',
  'Europe/Istanbul',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Tokyo',
  'Asia/Kolkata',
  // Without a name of its own in any language: that of its country.
  'Africa/Casablanca',
];
const unnamed = ['UTC', 'Etc/GMT-5'];

const nameOf = (locale: string, timeZone: string, timeZoneName: 'short' | 'longGeneric') =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

addAllTranslations();

function noteOf(locale: string, zone: string, zoneName: string | undefined) {
  const zones = { locale, zone, secondZone: undefined };
  return zoneNote({
    translate: translator(messagesFor(locale) ?? {}, locale),
    zones,
    now,
    zoneName,
  });
}

const timeZoneText = (locale: string) =>
  (locale === 'en' ? en.timeZone : messagesFor(locale)?.timeZone) ?? '';

const labelOf = (locale: string) => timeZoneText(locale).replace(/[:：\s]*\{zone\}/, '');

const countOf = (text: string, part: string) =>
  text.toLowerCase().split(part.toLowerCase()).length - 1;

describe('the note of the time zone', () => {
  for (const locale of ['en', ...loadableLanguages]) {
    it(`is in the language, with the offset once (${locale})`, () => {
      for (const zone of named) {
        const short = nameOf(locale, zone, 'short');
        const note = noteOf(locale, zone, short) ?? '';
        expect(note, zone).to.match(/^\P{Ll}/u);
        expect(note, zone).not.to.match(/[/_]|Warsaw|undefined/);
        expect(note.endsWith(`(${short})`), note).to.equal(true);
        expect(countOf(note, short), note).to.equal(1);
        expect(countOf(note, labelOf(locale)), note).to.be.at.most(1);
        expect(note.length, note).to.be.at.most(60);
        if (locale === 'en') continue;
        expect(note, zone).not.to.equal(noteOf('en', zone, nameOf('en', zone, 'short')));
      }
    });

    it(`has a label where the zone has no name (${locale})`, () => {
      for (const zone of unnamed) {
        const short = nameOf(locale, zone, 'short');
        const expected = timeZoneText(locale).replace('{zone}', short);
        expect(noteOf(locale, zone, short)).to.equal(expected);
        expect(labelOf(locale)).not.to.equal(locale === 'en' ? '' : labelOf('en'));
      }
    });

    it(`has no offset while the offset changes (${locale})`, () => {
      expect(noteOf(locale, 'Europe/Berlin', undefined)).to.match(/^\P{Nd}+$/u);
      expect(noteOf(locale, 'Etc/GMT-5', undefined)).to.equal(undefined);
    });
  }

  it('has no label before a name that says that it is a time', () => {
    expect(noteOf('en', 'Europe/Berlin', undefined)).to.equal('Central European Time');
    for (const locale of ['en', 'de', 'fr', 'uk', 'ja'])
      expect(noteOf(locale, 'Europe/London', 'GMT'), locale).not.to.include(labelOf(locale));
  });

  it('has a label where names of Intl are those of places', () => {
    for (const locale of ['bg', 'ru', 'ru-RU'])
      expect(noteOf(locale, 'Europe/London', 'GMT'), locale).to.include(labelOf(locale));
  });

  it('has a text for the label in English', () => {
    expect(noteOf('en', 'UTC', 'UTC')).to.equal(en.timeZone.replace('{zone}', 'UTC'));
  });
});
