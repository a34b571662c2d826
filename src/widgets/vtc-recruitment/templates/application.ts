import {
  html,
  icon,
  icons,
  nothing,
  type PlainMessageKey,
  shownName,
  type TemplateResult,
} from '../../../base.js';
import { allFields, type Fields } from '../model/fields.js';
import type { Failure } from '../send-application.js';
import type { FormView, RecruitmentView } from '../view.js';
import { confirmation, field } from './field.js';

const failureTexts: Readonly<Record<Failure, PlainMessageKey>> = {
  offline: 'sendOffline',
  network: 'sendFailed',
  failed: 'sendFailed',
  unknown: 'sendUnknown',
  busy: 'busy',
  closed: 'noApplications',
  changed: 'formChanged',
  rejected: 'sendRejected',
};

/** Texts that end without a full stop, as others use them beside a time. */
const unfinished: ReadonlySet<PlainMessageKey> = new Set<PlainMessageKey>(['busy']);

/** Why the form was not sent, and links to the fields that are to be changed; it gets the focus. */
function summary({ translate }: RecruitmentView, form: FormView) {
  const { failure, problems, fields, focusField } = form;
  const wrong = allFields(fields).filter(({ name }) => problems.has(name));
  if (!failure && wrong.length === 0) return nothing;
  const key = failure && failureTexts[failure];
  const text = key && translate(key);
  return html`<div class="summary" part="note" role="group" tabindex="-1" aria-labelledby="summary">
    ${icon(icons.alert)}
    <div>
      <p id="summary">
        ${
          key && text
            ? unfinished.has(key)
              ? translate('sentence', { text })
              : text
            : translate('answersToCheck', { count: wrong.length })
        }
      </p>
      ${
        wrong.length > 0
          ? html`<ul>
              ${wrong.map(
                ({ name, label }) =>
                  html`<li>
                    <button class="text-button" type="button" @click=${() => focusField(name)}>
                      <bdi>${label}</bdi>
                    </button>
                  </li>`,
              )}
            </ul>`
          : nothing
      }
    </div>
  </div>`;
}

const confirmations = ({ requirements }: Fields, view: RecruitmentView, form: FormView) =>
  requirements.length > 0
    ? html`<fieldset class="field">
        <legend class="label">${view.translate('confirmRequirements')}</legend>
        <div class="confirmations">${requirements.map((of) => confirmation(of, view, form))}</div>
      </fieldset>`
    : nothing;

/** A field that visitors do not see, and programs fill in. */
const trap = ({ valueOf }: FormView) =>
  html`<div class="visually-hidden" aria-hidden="true">
    <input
      name="website"
      type="text"
      tabindex="-1"
      autocomplete="off"
      aria-label="Website"
      .value=${valueOf('website')}
    />
  </div>`;

/** That the application has been sent. */
const sentNote = ({ translate }: RecruitmentView) =>
  html`<div class="sent" part="note" role="status" tabindex="-1">
    <span class="tick">${icon(icons.check)}</span>
    <p>${translate('sent')}</p>
  </div>`;

/**
 * The form, or that it has been sent. Until the script runs, and in frames that may not submit forms, the method
 * `dialog` submits nothing; a click on the button, also by Enter in a field, sends it.
 */
export function application(view: RecruitmentView, form: FormView): TemplateResult {
  const { model, translate } = view;
  const { fields, status, input, send } = form;
  if (status === 'sent') return sentNote(view);
  const isSending = status === 'sending';
  return html`<form
    class="application"
    part="form"
    method="dialog"
    novalidate
    aria-label=${translate('labelled', {
      label: translate('apply'),
      value: shownName(model.vtc.name, model.vtc.handle),
    })}
    @input=${input}
    @submit=${(event: Event) => event.preventDefault()}
  >
    ${fields.person.map((of) => field(of, view, form))}
    ${fields.answers.map((of) => field(of, view, form))} ${confirmations(fields, view, form)}
    ${trap(form)}
    <slot name="privacy"></slot>
    ${summary(view, form)}
    <div>
      <button
        class="button apply"
        part="button"
        type="submit"
        aria-disabled=${isSending ? 'true' : nothing}
        @click=${send}
      >
        ${translate(isSending ? 'sending' : 'send')}
      </button>
    </div>
  </form>`;
}
