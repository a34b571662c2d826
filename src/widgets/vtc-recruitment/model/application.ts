/** An application, as the form sends it in JSON. */
export interface Application {
  /** Handle of the company, or its id as text. */
  readonly vtc: string;
  /** In the order of the form; questions without an answer are left out. */
  readonly answers: readonly Answer[];
  readonly name: string;
  /** How the company can reach the applicant. */
  readonly contact: string;
}

/** An answer to a question of a company's form. */
export interface Answer {
  readonly id: number;
  /** The question, in Markdown. */
  readonly question: string;
  readonly answer: string;
}

/** What the form sends beside an application, for the detection of programs that fill in every form. */
export interface ApplicationSignals {
  /** Value of a field that visitors do not see: empty unless a program filled it in. */
  readonly website: string;
  /** Seconds between the first rendering of the form and its sending. */
  readonly seconds: number;
}

/** Most characters of each kind of field, in UTF-16 code units. */
export const maxLengths = { name: 80, contact: 200, text: 400, textarea: 4000 } as const;

/** A question, as far as its control depends on it. */
interface Question {
  readonly questionType: string;
  readonly options: readonly string[];
}

/** How a question is answered. */
export type ControlKind = 'text' | 'textarea' | 'select' | 'radio';

/** The options of a question: without blank and repeated ones. */
export const optionsOf = ({ options }: Question): readonly string[] => [
  ...new Set(options.filter((option) => option.trim())),
];

/** The control of a question. A choice without options, and a kind that the API adds later, is a text. */
export function controlOf(question: Question): ControlKind {
  const { questionType } = question;
  if (questionType === 'textarea') return questionType;
  const isChoice = questionType === 'select' || questionType === 'radio';
  return isChoice && optionsOf(question).length > 0 ? questionType : 'text';
}

/** Name of the field of a question. */
export const answerName = (id: number): string => `answer-${id}`;

/** Why the value of a field is not accepted; these are also the codes in responses of the gateway. */
export const fieldProblems = ['MISSING', 'TOO_LONG', 'NOT_AN_OPTION', 'LINKS_ONLY'] as const;

/** Why the value of a field is not accepted. */
export type FieldProblem = (typeof fieldProblems)[number];

/** A field whose value is not accepted: `name`, `contact`, or `answerName` of a question. */
export interface InvalidField {
  readonly field: string;
  readonly problem: FieldProblem;
}
