import {
  html,
  icon,
  icons,
  isServer,
  longText,
  noChange,
  nothing,
  type PlainMessageKey,
  type TemplateResult,
  type Translate,
} from '../../../base.js';
import type { FieldProblem } from '../model/application.js';
import type { Field } from '../model/fields.js';
import type { FormView, RecruitmentView } from '../view.js';

/** Texts of problems; a field that is missing depends on its kind. */
const problemTexts: Readonly<Record<Exclude<FieldProblem, 'MISSING'>, PlainMessageKey>> = {
  TOO_LONG: 'answerTooLong',
  NOT_AN_OPTION: 'chooseOption',
  LINKS_ONLY: 'answerLinksOnly',
};

const missingTexts: Readonly<Partial<Record<Field['kind'], PlainMessageKey>>> = {
  select: 'chooseOption',
  radio: 'chooseOption',
  checkbox: 'confirmMissing',
};

/** Why a field is not accepted, as a text. */
const problemText = ({ kind }: Field, problem: FieldProblem, translate: Translate): string =>
  translate(
    problem === 'MISSING' ? (missingTexts[kind] ?? 'answerMissing') : problemTexts[problem],
  );

const errorId = ({ name }: Field) => `${name}-error`;
const textId = ({ name }: Field) => `${name}-text`;

/** The ids of what describes a field: its whole question, its error. */
const describedBy = (field: Field, { problems }: FormView) =>
  [field.question && textId(field), problems.has(field.name) && errorId(field)]
    .filter(Boolean)
    .join(' ') || nothing;

const invalid = ({ name }: Field, { problems }: FormView) =>
  problems.has(name) ? 'true' : nothing;

const error = (field: Field, { problems }: FormView, translate: Translate) => {
  const problem = problems.get(field.name);
  return problem
    ? html`<p class="problem" id=${errorId(field)}>
        ${icon(icons.alert)}<span>${problemText(field, problem, translate)}</span>
      </p>`
    : nothing;
};

/** With a space before it, which belongs to the name of the field, and keeps it beside the last word. */
const optional = ({ isRequired }: Field, translate: Translate) =>
  isRequired ? nothing : html`<span class="optional"> ${translate('optional')}</span>`;

/** The whole question, where the label is only a part of it. */
const wholeQuestion = (field: Field, view: RecruitmentView) =>
  field.question
    ? longText({
        ...view,
        blocks: field.question.text,
        headingLevel: view.headingLevel,
        id: textId(field),
        subject: field.label,
      })
    : nothing;

/** The label of a field; where the whole question is shown, it is for screen readers only. */
const labelText = (field: Field, translate: Translate) =>
  html`<bdi class=${field.question ? 'visually-hidden' : ''}>${field.label}</bdi
    >${optional(field, translate)}`;

/** For `.checked`: a server writes properties as attributes, and HTML ticks a box even for `checked="false"`. */
const ticked = (isTicked: boolean) => (isServer && !isTicked ? noChange : isTicked);

function singleControl(field: Field, form: FormView, translate: Translate): TemplateResult {
  const { name, kind, isRequired, maxLength, options, autocomplete } = field;
  const value = form.valueOf(name);
  if (kind === 'select')
    return html`<span class="select"
      ><select
        id=${name}
        name=${name}
        ?required=${isRequired}
        aria-invalid=${invalid(field, form)}
        aria-describedby=${describedBy(field, form)}
      >
        <option value="" ?selected=${value === ''}>${translate('chooseOption')}</option>
        ${options.map(
          (option) =>
            html`<option value=${option} ?selected=${option === value}>${option}</option>`,
        )}</select
      >${icon(icons.chevronDown)}</span
    >`;
  if (kind === 'textarea')
    return html`<textarea
      id=${name}
      name=${name}
      rows="4"
      dir="auto"
      ?required=${isRequired}
      ?readonly=${form.status === 'sending'}
      maxlength=${maxLength}
      aria-invalid=${invalid(field, form)}
      aria-describedby=${describedBy(field, form)}
      .value=${value}
    ></textarea>`;
  return html`<input
    id=${name}
    name=${name}
    type="text"
    dir="auto"
    ?required=${isRequired}
    ?readonly=${form.status === 'sending'}
    maxlength=${maxLength}
    autocomplete=${autocomplete ?? nothing}
    aria-invalid=${invalid(field, form)}
    aria-describedby=${describedBy(field, form)}
    .value=${value}
  />`;
}

function radios(field: Field, view: RecruitmentView, form: FormView): TemplateResult {
  const { name, options, isRequired } = field;
  const { translate } = view;
  const value = form.valueOf(name);
  const option = (text: string, label: unknown) =>
    html`<label class="option"
      ><input
        type="radio"
        name=${name}
        value=${text}
        ?required=${isRequired}
        .checked=${ticked(text === value)}
      />${label}</label
    >`;
  return html`<fieldset
    class="field short choice"
    role="radiogroup"
    aria-labelledby="${name}-label"
    aria-required=${isRequired ? 'true' : nothing}
    aria-invalid=${invalid(field, form)}
    aria-describedby=${describedBy(field, form)}
  >
    <legend class="label" id="${name}-label">${labelText(field, translate)}</legend>
    ${wholeQuestion(field, view)}
    <div class="options">
      ${options.map((text) => option(text, html`<bdi>${text}</bdi>`))}
      ${isRequired ? nothing : option('', translate('noAnswer'))}
    </div>
    ${error(field, form, translate)}
  </fieldset>`;
}

/** A field with its label and error. */
export function field(of: Field, view: RecruitmentView, form: FormView): TemplateResult {
  const { translate } = view;
  if (of.kind === 'radio') return radios(of, view, form);
  return html`<div class="field ${of.question ? '' : of.kind === 'textarea' ? 'long' : 'short'}">
    <label class="label" for=${of.name}>${labelText(of, translate)}</label>
    ${wholeQuestion(of, view)} ${singleControl(of, form, translate)} ${error(of, form, translate)}
  </div>`;
}

/** A requirement to be confirmed. */
export const confirmation = (of: Field, { translate }: RecruitmentView, form: FormView) =>
  html`<div>
    <label class="option"
      ><input
        type="checkbox"
        id=${of.name}
        name=${of.name}
        value="yes"
        required
        aria-invalid=${invalid(of, form)}
        aria-describedby=${describedBy(of, form)}
        .checked=${ticked(form.valueOf(of.name) !== '')}
      /><bdi>${of.label}</bdi></label
    >
    ${error(of, form, translate)}
  </div>`;
