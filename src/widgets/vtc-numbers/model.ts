import { type DeriveContext, formats, parseTimestamp } from '../../base.js';
import type { NumberName, NumbersData } from './data.js';

/** A number with its label. */
export interface Figure {
  /** The number in the language, `1,204`, or a year. */
  readonly value: string;
  readonly label: string;
}

export interface NumbersModel {
  readonly figures: readonly Figure[];
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
type NumbersContext = Pick<
  DeriveContext<{ readonly show: readonly NumberName[] }>,
  'settings' | 'locale' | 'translate'
>;

/** The named numbers that are known. Beside others, one that is 0 is left out. */
export function numbersModel(
  data: NumbersData,
  { settings, locale, translate }: NumbersContext,
): NumbersModel {
  const values = valuesOf(data);
  const known = settings.show.flatMap((name) => {
    const amount = values[name];
    return amount === undefined ? [] : [{ name, amount }];
  });
  const positive = known.filter(({ amount }) => amount > 0);
  const shown = positive.length > 0 ? positive : known;
  const figures = shown.map(({ name, amount }): Figure =>
    name === 'since'
      ? { value: formats.year(locale, amount), label: translate('since') }
      : {
          value: formats.formatNumber(locale, amount),
          label: translate(labels[name], { count: amount }),
        },
  );
  const texts = figures.map(({ value, label }, index) =>
    shown[index]?.name === 'since' ? translate('labelled', { label, value }) : `${value} ${label}`,
  );
  return {
    figures,
    sentence: translate('sentence', { text: formats.formatEnumeration(locale, texts) }),
  };
}
