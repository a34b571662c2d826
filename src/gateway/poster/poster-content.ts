import { convoyName, formatRoute } from '../../convoys/convoy.js';
import { dateTimeText } from '../../intl/zoned-text.js';
import { hasSameLocalTime } from '../../intl/formats.js';
import { renderableName, renderablePart, cleanText } from '../badge/text.js';
import type { PngRenderer } from '../options.js';
import { type ShownConvoy, statusKey } from '../share/share-page.js';
import { type GatewayTexts, textsFor } from '../texts.js';
import type { Poster } from './render-poster.js';

/** The time of the meet-up, else of the start, in the zone of the company and in UTC; the first line says which. */
function timeLines(
  { convoy, zone, now }: ShownConvoy,
  { locale, translate }: GatewayTexts,
): string[] {
  const time = convoy.meetupMs ?? convoy.startMs;
  const label = translate(convoy.meetupMs === undefined ? 'start' : 'meetup');
  const zones = [zone, 'UTC'].filter((each, at) => at === 0 || !hasSameLocalTime(each, zone, time));
  const [first = '', ...others] = zones.map((each) =>
    dateTimeText({ locale, zone: each, secondZone: undefined }, time, now),
  );
  return [translate('labelled', { label, value: first }), ...others];
}

/** Texts of a poster, without what the fonts cannot render. */
export type PosterTexts = Pick<Poster, 'company' | 'name' | 'lines' | 'stamp'> & {
  /** A text that is left out, because the fonts lack its script. */
  readonly unshown: string | undefined;
};

export function posterTexts(
  source: ShownConvoy,
  { canRender }: Pick<PngRenderer, 'canRender'>,
): PosterTexts {
  const { company, convoy } = source;
  const { inGameTag: tag, handle } = company.detail;
  const wanted = source.texts;
  // Without a font for the language, it is in English.
  const sample = timeLines(source, wanted).join(' ') + wanted.translate('cancelled');
  const texts = canRender(sample) ? wanted : textsFor('en');
  const name = renderablePart(cleanText(convoyName(convoy)), canRender);
  const route = renderablePart(cleanText(formatRoute(convoy.event)), canRender);
  const status = statusKey(source);
  const hasLostLetters = (text: string) =>
    /\p{L}/u.test(text) && renderablePart(cleanText(text), canRender) === undefined;
  return {
    company: renderableName(cleanText(company.detail.name), { tag, handle }, canRender),
    name: name ?? texts.translate('convoy'),
    lines: [...timeLines(source, texts), ...(route ? [route] : [])],
    stamp: status === 'cancelled' ? texts.translate(status) : undefined,
    unshown: [convoyName(convoy), company.detail.name, formatRoute(convoy.event), sample].find(
      hasLostLetters,
    ),
  };
}
