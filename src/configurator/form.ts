import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** The value of the input or select that an event came from. */
export const valueOf = (event: Event): string =>
  event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    ? event.target.value
    : '';

/** Whether the checkbox that an event came from is checked. */
export const isChecked = (event: Event): boolean =>
  event.target instanceof HTMLInputElement && event.target.checked;

/** A labelled text field. */
export interface TextField {
  readonly id: string;
  readonly label: string;
  readonly type?: 'text' | 'url';
  readonly placeholder?: string;
  readonly value: string;
  /** Id of the text that describes the field; `nothing` if there is none. */
  readonly describedBy: string | typeof nothing;
  readonly change: (value: string) => void;
  /** Called for the Enter key. */
  readonly enter?: () => void;
}

/** Calls `action` for the Enter key, except for one that ends the input of an editor of characters. */
export const onEnter = (action: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  action();
};

/** Renders a labelled text field. */
export const textField = ({ id, label, type, placeholder, ...field }: TextField): TemplateResult =>
  html`<label for=${id}>${label}</label>
    <input
      id=${id}
      type=${type ?? 'text'}
      placeholder=${placeholder ?? nothing}
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      aria-describedby=${field.describedBy}
      .value=${live(field.value)}
      @input=${(event: Event) => field.change(valueOf(event))}
      @keydown=${onEnter(() => field.enter?.())}
    />`;
