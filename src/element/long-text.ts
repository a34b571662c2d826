import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Translate } from '../locales/messages.js';
import { limited } from '../text/first-lines.js';
import type { Block } from '../text/markdown.js';
import { prose } from '../text/prose.js';
import { expandButton } from '../ui/expand-button.js';
import { html } from '../ui/html.js';

/** The long texts of an element that the visitor has opened, by id. */
export class OpenTexts {
  readonly #host: ReactiveControllerHost;
  readonly #ids = new Set<string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  readonly isOpen = (id: string): boolean => this.#ids.has(id);

  /** Opens a text, or closes it. */
  readonly toggle = (id: string): void => {
    if (this.#ids.delete(id)) this.#host.requestUpdate();
    else this.open(id);
  };

  /** Opens a text; one that is open stays so. */
  open(id: string): void {
    this.#ids.add(id);
    this.#host.requestUpdate();
  }

  /** Closes all texts. */
  clear(): void {
    this.#ids.clear();
  }
}

/** A text of which only the beginning is shown at first. */
export interface FoldedText extends Pick<OpenTexts, 'isOpen' | 'toggle'> {
  readonly translate: Translate;
  readonly id: string;
  /** Name of the text, for the button. */
  readonly subject: string;
}

/** A formatted text that may have more runs than are rendered at once. */
export interface LongText extends FoldedText {
  readonly blocks: readonly Block[];
  /** Level of the heading above the text. */
  readonly headingLevel: number;
}

/** The button that shows all of a text, or its beginning again. */
export const openButton = ({
  translate,
  id,
  subject,
  isOpen,
  toggle,
}: FoldedText): TemplateResult =>
  expandButton({ translate, isOpen: isOpen(id), subject, controls: id, press: () => toggle(id) });

/** A formatted text: its beginning and a button for the rest where it has thousands of formats. */
export function longText(text: LongText): TemplateResult {
  const { blocks, headingLevel, id } = text;
  const first = limited(blocks);
  return html`<div id=${id} class="prose">
      ${prose(text.isOpen(id) ? blocks : first.blocks, headingLevel)}
    </div>
    ${first.isCut ? openButton(text) : nothing}`;
}
