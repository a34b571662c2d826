import { oneLine, type Translate, visibleName } from '../../../base.js';
import {
  type Answer,
  answerName,
  type ControlKind,
  controlOf,
  type FieldProblem,
  maxLengths,
  optionsOf,
} from './application.js';
import type { Question, RecruitmentModel } from './recruitment.js';

/** A field of the form. */
export interface Field {
  /** Name of its control. */
  readonly name: string;
  readonly kind: ControlKind | 'checkbox';
  /** Plain text in one line. */
  readonly label: string;
  /** The question, where the label is only the beginning of its text, or lacks its links. */
  readonly question?: Question;
  readonly options: readonly string[];
  readonly isRequired: boolean;
  /** In UTF-16 code units. */
  readonly maxLength: number;
  /** Token for the browser's autofill. */
  readonly autocomplete?: string;
}

/** The fields of a form, in their order. */
export interface Fields {
  readonly person: readonly Field[];
  readonly answers: readonly Field[];
  /** Requirements in the company's own words, to be confirmed. */
  readonly requirements: readonly Field[];
}

const maxLabelLength = 200;

/** A plain label. Its text is the question; a question that is long, or has several blocks or links, is shown above a short label. */
function labelOf({ source, text }: Question): { label: string; isWhole: boolean } {
  const label = oneLine(source);
  const isWhole = text.length === 1 && label.length <= maxLabelLength && !/\]\(|:\/\//.test(source);
  return { label: isWhole ? label : label.slice(0, maxLabelLength), isWhole };
}

function answerField(question: Question): Field {
  const { id, required } = question;
  const kind = controlOf(question);
  const { label, isWhole } = labelOf(question);
  return {
    name: answerName(id),
    kind,
    label,
    ...(!isWhole && { question }),
    options: kind === 'select' || kind === 'radio' ? optionsOf(question) : [],
    isRequired: required,
    maxLength: kind === 'textarea' ? maxLengths.textarea : maxLengths.text,
  };
}

/** The fields of a company's form. */
export function fieldsOf({ form, requirements }: RecruitmentModel, translate: Translate): Fields {
  const required = { options: [], isRequired: true } as const;
  return {
    person: [
      {
        ...required,
        name: 'name',
        kind: 'text',
        label: translate('name'),
        maxLength: maxLengths.name,
        autocomplete: 'nickname',
      },
      {
        ...required,
        name: 'contact',
        kind: 'text',
        label: translate('contactLabel'),
        maxLength: maxLengths.contact,
      },
    ],
    answers: (form?.questions ?? []).map(answerField),
    requirements: requirements.flatMap(({ id, text }) =>
      id === undefined
        ? []
        : [{ ...required, name: `requirement-${id}`, kind: 'checkbox', label: text, maxLength: 0 }],
    ),
  };
}

/** All fields, in the order of the form. */
export const allFields = ({ person, answers, requirements }: Fields): readonly Field[] => [
  ...person,
  ...answers,
  ...requirements,
];

/** What the browser's own validation finds, and values that are blank. */
export function problemOf(field: Field, value: string): FieldProblem | undefined {
  const { kind, options, isRequired, maxLength } = field;
  if (!visibleName(value)) return isRequired ? 'MISSING' : undefined;
  if (options.length > 0) return options.includes(value) ? undefined : 'NOT_AN_OPTION';
  return kind !== 'checkbox' && value.length > maxLength ? 'TOO_LONG' : undefined;
}

/** The answered questions with their answers. */
export const answersOf = (
  { form }: RecruitmentModel,
  values: ReadonlyMap<string, string>,
): readonly Answer[] =>
  (form?.questions ?? []).flatMap(({ id, source }) => {
    const answer = (values.get(answerName(id)) ?? '').trim();
    return answer ? [{ id, question: source, answer }] : [];
  });
