import { type DeriveContext, formats, parseTimestamp } from '../../base.js';
import type { NumberName, NumbersData } from './data.js';

/** A number with its label. */
export interface Figure {
  /** The number in the language, `1,204`, or a year. */
  readonly value: string;
  readonly label: string;
}

/** The place of a number whose response has not arrived yet. */
export const awaited = 'awaited';

export interface NumbersModel {
  readonly figures: readonly (Figure | typeof awaited)[];
  /** The same as a sentence, for screen readers. */
  readonly sentence: string;
}

const labels = {
  members: 'membersLabel',
  convoys: 'convoysLabel',
  partners: 'partnersLabel',
  pictures: 'picturesLabel',
} as const;

/** What the API says: the counts, and the time of the foundation in ms since the epoch; undefined where it says nothing. */
const valuesOf = ({
  company,
  convoys,
  partners,
  pictures,
}: NumbersData): Readonly<Record<NumberName, number | undefined>> => ({
  members: company?.memberCount,
  convoys: convoys?.total,
  partners: partners?.items.length,
  since: parseTimestamp(company?.createdAt),
  pictures: pictures?.total,
});

/** What the model depends on besides the data. */
interface NumbersContext extends Pick<DeriveContext, 'locale' | 'translate'> {
  /** The numbers to show. */
  readonly names: readonly NumberName[];
  /** Whether the response with a number is awaited. */
  readonly isAwaited: (name: NumberName) => boolean;
}

/** The named numbers that are known or awaited. Beside others, one that is 0 is left out. */
export function numbersModel(
  data: NumbersData,
  { names, isAwaited, locale, translate }: NumbersContext,
): NumbersModel {
  const values = valuesOf(data);
  const hasPositive = names.some((name) => isAwaited(name) || (values[name] ?? 0) > 0);
  const figureOf = (name: NumberName): NumbersModel['figures'] => {
    const amount = values[name];
    if (isAwaited(name)) return [awaited];
    if (amount === undefined || (hasPositive && amount === 0)) return [];
    return name === 'since'
      ? [{ value: formats.year(locale, amount), label: translate('since') }]
      : [
          {
            value: formats.formatNumber(locale, amount),
            label: translate(labels[name], { count: amount }),
          },
        ];
  };
  const shown = names.flatMap((name) => figureOf(name).map((figure) => ({ name, figure })));
  const texts = shown.flatMap(({ name, figure }) => {
    if (figure === awaited) return [];
    const { label, value } = figure;
    return name === 'since' ? translate('labelled', { label, value }) : `${value} ${label}`;
  });
  return {
    figures: shown.map(({ figure }) => figure),
    sentence: translate('sentence', { text: formats.formatEnumeration(locale, texts) }),
  };
}
