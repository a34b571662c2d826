import { attributes, type OpenTexts, type Translate } from '../../base.js';
import type { RecruitmentModel } from './model/recruitment.js';

export const sections = attributes.listOf(['requirements', 'questions']);

export type RecruitmentSection = ReturnType<typeof sections.parse>[number];

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
  /** Called when the link to the application is activated. */
  readonly apply: (event: Event) => void;
  /** Whether the form could not be loaded. */
  readonly hasFailed: boolean;
  /** Loads the form again. */
  readonly retry: () => void;
}
