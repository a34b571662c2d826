import type { OpenTexts, Translate } from '../../base.js';
import type { RulesModel, Section } from './model/sections.js';

/** Data and callbacks of the templates. */
export interface RulesView extends Pick<OpenTexts, 'isOpen' | 'toggle'> {
  readonly model: RulesModel;
  readonly translate: Translate;
  /** Level above the headings of the text. */
  readonly headingLevel: number;
  /** Accessible name of the table of contents. */
  readonly label: string;
  /** Lines that are shown while the text is folded. */
  readonly maxLines: number;
  /** Whether the table of contents is unfolded where it is not beside the text. */
  readonly hasContents: boolean;
  readonly toggleContents: () => void;
  readonly urlOf: (section: Section) => string;
  /** Shows a section on a click that would open its link here. */
  readonly jump: (click: Event, section: Section) => void;
}
