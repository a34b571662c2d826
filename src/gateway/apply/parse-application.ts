import * as z from 'zod/mini';
import type { recruitmentFormShape } from '../../contract/element-endpoints.js';
import type { ValueOf } from '../../contract/shape.js';
import { visibleName } from '../../text/shown-name.js';
import {
  type Answer,
  answerName,
  type Application,
  controlOf,
  type FieldProblem,
  type InvalidField,
  maxLengths,
  optionsOf,
} from '../../widgets/vtc-recruitment/model/application.js';
import type { ApplyCode } from './problem.js';

/** The application form of a company. */
export type RecruitmentForm = ValueOf<typeof recruitmentFormShape>;

const schema = z.object({
  answers: z.array(z.object({ id: z.int(), question: z.string(), answer: z.string() })),
  name: z.string(),
  contact: z.string(),
  website: z._default(z.string(), ''),
  seconds: z.number(),
});

/** What was sent. */
export type Submission = z.infer<typeof schema>;

/** Parses a body; undefined if it is not an application in JSON. Unknown fields are dropped. */
export function parseSubmission(text: string): Submission | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Shortest time in which a person fills in the form, in seconds. */
const minSeconds = 3;

/** Whether it looks like one of a program. */
export function spamCode({ website, seconds }: Submission): ApplyCode | undefined {
  if (website !== '') return 'SPAM';
  return seconds < minSeconds ? 'TOO_FAST' : undefined;
}

const link = /(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*/gi;

/** Number of links in a text that has nothing but links, numbers and punctuation; 0 for any other text. */
function linksOnly(text: string): number {
  const links = text.match(link) ?? [];
  return /\p{L}/u.test(text.replace(link, '')) ? 0 : links.length;
}

type Question = RecruitmentForm['questions'][number];

function answerProblem(question: Question, answer: string): FieldProblem | undefined {
  const kind = controlOf(question);
  if (!visibleName(answer)) return question.required ? 'MISSING' : undefined;
  if (kind === 'select' || kind === 'radio')
    return optionsOf(question).includes(answer) ? undefined : 'NOT_AN_OPTION';
  if (answer.length > maxLengths[kind]) return 'TOO_LONG';
  // A short answer may be one link, such as that of a profile.
  return linksOnly(answer) > (kind === 'text' ? 1 : 0) ? 'LINKS_ONLY' : undefined;
}

function personProblem(text: string, maxLength: number): FieldProblem | undefined {
  if (!visibleName(text)) return 'MISSING';
  return text.length > maxLength ? 'TOO_LONG' : undefined;
}

const invalid = (field: string, problem: FieldProblem | undefined): InvalidField[] =>
  problem ? [{ field, problem }] : [];

/** Whether each answer is to a question of the form, and to no other question than the visitor has read. */
const fits = ({ questions }: RecruitmentForm, answers: readonly Answer[]): boolean =>
  new Set(answers.map(({ id }) => id)).size === answers.length &&
  answers.every(({ id, question }) =>
    questions.some((known) => known.id === id && known.question === question),
  );

/** An application that the form accepts. */
export interface Accepted {
  readonly application: Application;
}

/** Why the form does not accept an application. */
export interface Rejected {
  readonly code: 'FORM_CHANGED' | 'VALIDATION_ERROR';
  readonly fields?: readonly InvalidField[];
}

/** Compares an application with the form of the company. */
export function checkApplication(
  vtc: string,
  { answers, name, contact }: Submission,
  form: RecruitmentForm,
): Accepted | Rejected {
  if (!fits(form, answers)) return { code: 'FORM_CHANGED' };
  const answerTo = ({ id }: Question) => answers.find((answer) => answer.id === id)?.answer ?? '';
  const fields = [
    ...invalid(
      'name',
      personProblem(name, maxLengths.name) ?? (linksOnly(name) > 0 ? 'LINKS_ONLY' : undefined),
    ),
    ...invalid('contact', personProblem(contact, maxLengths.contact)),
    ...form.questions.flatMap((question) =>
      invalid(answerName(question.id), answerProblem(question, answerTo(question))),
    ),
  ];
  if (fields.length > 0) return { code: 'VALIDATION_ERROR', fields };
  // In the order of the form.
  const kept = form.questions.flatMap((question) => {
    const answer = answerTo(question).trim();
    return answer ? [{ id: question.id, question: question.question, answer }] : [];
  });
  return { application: { vtc, answers: kept, name: name.trim(), contact: contact.trim() } };
}
