import {
  currentTime,
  isServer,
  type PlainMessageKey,
  type ReactiveControllerHost,
} from '../../base.js';
import { draftOf, type Draft } from './drafts.js';
import type { FieldProblem } from './model/application.js';
import { allFields, answersOf, type Field, type Fields, problemOf } from './model/fields.js';
import type { RecruitmentModel } from './model/recruitment.js';
import { type Enctype, type Failure, type Outcome, sendApplication } from './send-application.js';

/** What the form needs to know when it is sent. */
export interface SendContext {
  readonly model: RecruitmentModel;
  readonly fields: Fields;
  readonly address: string;
  readonly enctype: Enctype;
}

/** Whether the form can be filled in, is being sent, or has been sent. */
export type FormStatus = 'open' | 'sending' | 'sent';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Host extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
}

/** What is called when the form has been sent, or was not accepted. */
interface FormOptions {
  readonly announce: (key: PlainMessageKey) => void;
  readonly failed: (failure: Failure, address: string) => void;
}

const isControl = (target: unknown): target is Control =>
  (target as Partial<Element>).matches?.('input, select, textarea') === true;

/** Values of the fields of an application: an unchecked box has an empty one. */
const valueOf = (control: Control): string =>
  control.type === 'checkbox' && !(control as HTMLInputElement).checked ? '' : control.value;

/** State of the form: values, errors, sending. Values stay until the application has been accepted. */
export class ApplicationForm {
  /** Problems by the name of the field. */
  readonly problems = new Map<string, FieldProblem>();
  status: FormStatus = 'open';
  failure: Failure | undefined;

  readonly #host: Host;
  readonly #options: FormOptions;
  #draft: Draft = new Map();
  #company = '';
  #shownAt = 0;
  #run: AbortController | undefined;

  constructor(host: Host, options: FormOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** Opens the draft of a company; called in each update. */
  open(company: string): void {
    if (isServer || this.#company === company) return;
    this.#company = company;
    this.#draft = draftOf(company);
    this.#shownAt = currentTime();
  }

  /** Returns to an empty state, such as for another company; the draft is kept. */
  reset(): void {
    this.#run?.abort();
    this.#run = undefined;
    this.#company = '';
    this.status = 'open';
    this.failure = undefined;
    this.problems.clear();
  }

  /** Value of a field. */
  readonly valueOf = (name: string): string => this.#draft.get(name) ?? '';

  /** Stores the value of a field that the visitor has changed. */
  input(event: Event, fields: Fields): void {
    const { target } = event;
    if (!isControl(target)) return;
    this.#take(target);
    const field = allFields(fields).find(({ name }) => name === target.name);
    if (!field || !this.problems.has(field.name)) return;
    const problem = this.#problemOf(field);
    if (problem) this.problems.set(field.name, problem);
    else this.problems.delete(field.name);
    this.#host.requestUpdate();
  }

  /** Sends the form, unless it is being sent or has invalid fields. */
  async send(form: HTMLFormElement, context: SendContext): Promise<void> {
    if (this.status !== 'open') return;
    // Autofill may change fields without events.
    for (const control of form.elements) if (isControl(control)) this.#take(control);
    this.failure = undefined;
    this.problems.clear();
    for (const field of allFields(context.fields)) {
      const problem = this.#problemOf(field);
      if (problem) this.problems.set(field.name, problem);
    }
    if (this.problems.size > 0) return this.#show('.summary');
    this.status = 'sending';
    this.#options.announce('sending');
    this.#host.requestUpdate();
    const run = (this.#run = new AbortController());
    const outcome = await this.#sent(context, run.signal);
    if (run === this.#run && outcome) await this.#settle(outcome, context.address);
  }

  /** Focuses a field. */
  focusField(name: string): void {
    const fields = this.#host.shadowRoot?.querySelectorAll<Control>(
      'form :is(input, select, textarea)',
    );
    const controls = [...(fields ?? [])].filter((control) => control.name === name);
    const checked = controls.find((control) => control.matches(':checked'));
    (checked ?? controls[0])?.focus();
  }

  #take(control: Control): void {
    if (control.type === 'radio' && !(control as HTMLInputElement).checked) return;
    this.#draft.set(control.name, valueOf(control));
  }

  #problemOf(field: Field): FieldProblem | undefined {
    return problemOf(field, this.valueOf(field.name));
  }

  /** Sends what is in the draft; undefined if the form has been reset meanwhile. */
  async #sent(context: SendContext, signal: AbortSignal): Promise<Outcome | undefined> {
    const { model, address, enctype } = context;
    const { vtc } = model;
    const sent = {
      vtc: vtc.handle ?? String(vtc.id),
      answers: answersOf(model, this.#draft),
      name: this.valueOf('name').trim(),
      contact: this.valueOf('contact').trim(),
      website: this.valueOf('website'),
      seconds: Math.round((currentTime() - this.#shownAt) / 1000),
    };
    try {
      return await sendApplication(address, sent, { enctype, signal });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  async #settle({ failure, invalid = [] }: Outcome, address: string): Promise<void> {
    this.#run = undefined;
    this.failure = failure;
    for (const { field, problem } of invalid) this.problems.set(field, problem);
    this.status = failure ? 'open' : 'sent';
    if (failure) this.#options.failed(failure, address);
    else this.#draft.clear();
    await this.#show(failure ? '.summary' : '.sent');
  }

  /** Focuses a message when it is rendered, so that screen readers read it. */
  async #show(selector: string): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#host.shadowRoot?.querySelector<HTMLElement>(selector)?.focus();
  }
}
