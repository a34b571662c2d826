import { type Block, type DeriveContext, memoizeByIdentity, parseMarkdown } from '../../../base.js';
import type { RecruitmentData, RecruitmentForm, RecruitmentQuestion, VtcDetail } from '../data.js';
import { type Requirement, requirementsOf } from './requirements.js';

/** A question with its text. */
export interface Question extends Omit<RecruitmentQuestion, 'question'> {
  readonly text: readonly Block[];
  /** Its text in Markdown. */
  readonly source: string;
}

/** The form of a company that recruits. */
export interface Form {
  readonly title: string;
  readonly description: readonly Block[];
  readonly questions: readonly Question[];
}

/** Whether a company recruits, what it requires, and its form. */
export interface RecruitmentModel {
  readonly vtc: VtcDetail;
  readonly isOpen: boolean;
  readonly requirements: readonly Requirement[];
  /** Undefined if there is none, or it is not loaded. */
  readonly form: Form | undefined;
}

/** A form with its texts, parsed once per response. */
const formOf = memoizeByIdentity(({ title, description, questions }: RecruitmentForm): Form => ({
  title: title.trim(),
  description: parseMarkdown(description ?? ''),
  questions: questions.map(({ question, ...others }) => ({
    ...others,
    text: parseMarkdown(question),
    source: question,
  })),
}));

/** Derives what is shown; `recruitmentOpen` decides, and a form beside `false` is ignored. */
export function recruitmentModel(
  { vtc, recruitment }: RecruitmentData,
  { translate, locale }: Pick<DeriveContext, 'translate' | 'locale'>,
): RecruitmentModel {
  const isOpen = vtc.recruitmentOpen;
  return {
    vtc,
    isOpen,
    requirements: requirementsOf(vtc, translate, locale),
    form: isOpen && recruitment ? formOf(recruitment) : undefined,
  };
}
