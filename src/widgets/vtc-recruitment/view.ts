import { attributes, type OpenTexts, type Translate } from '../../base.js';
import type { FormStatus } from './application-form.js';
import type { FieldProblem } from './model/application.js';
import type { Fields } from './model/fields.js';
import type { Failure } from './send-application.js';
import type { RecruitmentModel } from './model/recruitment.js';

export const sections = attributes.listOf(['requirements', 'questions']);

export type RecruitmentSection = ReturnType<typeof sections.parse>[number];

/** State and callbacks of the form. */
export interface FormView {
  readonly fields: Fields;
  readonly status: FormStatus;
  /** Why it could not be sent. */
  readonly failure: Failure | undefined;
  /** Problems by the name of the field. */
  readonly problems: ReadonlyMap<string, FieldProblem>;
  readonly valueOf: (name: string) => string;
  /** Called when the visitor changes a field. */
  readonly input: (event: Event) => void;
  /** Called when the button is activated. */
  readonly send: (event: Event) => void;
  readonly focusField: (name: string) => void;
}

/** Data and callbacks of the templates. */
export interface RecruitmentView extends Pick<OpenTexts, 'isOpen' | 'toggle'> {
  readonly model: RecruitmentModel;
  readonly translate: Translate;
  readonly locale: string;
  /** Level of the headings below that of the element. */
  readonly headingLevel: number;
  readonly shows: (section: RecruitmentSection) => boolean;
  /** URL of the application; undefined if there is none. */
  readonly applyHref: string | undefined;
  /** Whether the application is on a page of the site owner. */
  readonly isOwnPage: boolean;
  /** The form; undefined if there is none. */
  readonly form: FormView | undefined;
  /** Called when the link to the application is activated. */
  readonly apply: (event: Event) => void;
  /** Whether the form could not be loaded. */
  readonly hasFailed: boolean;
  /** Loads the form again. */
  readonly retry: () => void;
}
