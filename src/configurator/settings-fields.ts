import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { colorFields, type ColorFields } from './color-fields.js';
import { isChecked, textField, valueOf } from './form.js';
import type { ElementSettings, Setting } from './manifest.js';
import { languageNames, zoneGroups } from './names.js';
import { picturedNames, pictureOf } from './pictures.js';
import { hintOf, labelOf, valueLabelOf, valueTextsOf } from './texts.js';

/** A setting with its value; `change(undefined)` removes it. */
interface Field {
  readonly setting: Setting;
  readonly label: string;
  readonly value: string | undefined;
  readonly languages: readonly string[];
  readonly zones: ZoneList;
  readonly change: (value: string | undefined) => void;
}

/** Whether fields have options for all time zones; `show` adds them. */
export interface ZoneList {
  readonly isShown: boolean;
  readonly show: () => void;
}

/** The settings of an element with their values. */
export interface SettingsFields {
  readonly element: ElementSettings;
  readonly values: Readonly<Record<string, string>>;
  readonly languages: readonly string[];
  readonly zones: ZoneList;
  readonly change: (values: Readonly<Record<string, string>>) => void;
  readonly colors: ColorFields;
  /** Fields for the content of the element that are no settings, such as the token. */
  readonly access: unknown;
}

/** A description; text in backticks becomes code. */
export const descriptionText = (description: string) =>
  description.split('`').map((text, index) => (index % 2 ? html`<code>${text}</code>` : text));

const idOf = ({ name }: Setting) => `setting-${name}`;

interface Help {
  /** Id by which the field refers to it. */
  readonly id: string | typeof nothing;
  readonly text: TemplateResult | typeof nothing;
}

/** Text below a field. */
function helpFor(setting: Setting, text = hintOf(setting)): Help {
  if (text === '') return { id: nothing, text: nothing };
  const id = `${idOf(setting)}-help`;
  return { id, text: html`<p class="help" id=${id}>${descriptionText(text)}</p>` };
}

function select(
  { setting, value, change }: Field,
  defaultText: string,
  options: unknown,
  beforeUse?: () => void,
): TemplateResult {
  return html`<select
    id=${idOf(setting)}
    aria-describedby=${helpFor(setting).id}
    .value=${live(value ?? '')}
    @focus=${beforeUse}
    @pointerenter=${beforeUse}
    @change=${(event: Event) => change(valueOf(event) || undefined)}
  >
    <option value="" ?selected=${value === undefined}>${defaultText}</option>
    ${options}
  </select>`;
}

const option = (value: string, text: string, selected: string | undefined) =>
  html`<option value=${value} ?selected=${value === selected}>${text}</option>`;

function choice(field: Field, values: readonly string[]): TemplateResult {
  const { name, fallback } = field.setting;
  const others = values.filter((value) => value !== fallback);
  return select(
    field,
    fallback ? valueLabelOf(name, fallback) : 'All',
    others.map((other) => option(other, valueLabelOf(name, other), field.value)),
  );
}

/** The values of a setting as radio buttons or checkboxes, with its label above them and a hint below them. */
const valueGroup = (label: string, help: Help, className: string, values: unknown) =>
  html`<fieldset class="field" aria-describedby=${help.id}>
    <legend>${label}</legend>
    <div class=${className}>${values}</div>
    ${help.text}
  </fieldset>`;

/** A value of a group as a checkbox, or as a radio button with its picture. */
const valueOption = (
  { setting: { name } }: Field,
  value: string,
  input: { type: 'radio' | 'checkbox'; isSelected: boolean; select: (event: Event) => void },
) =>
  html`<label
    ><input
      type=${input.type}
      name=${name}
      value=${value}
      .checked=${live(input.isSelected)}
      @change=${input.select}
    /><span
      >${input.type === 'radio' ? pictureOf(name, value) : nothing}${valueTextsOf(name, value).name}</span
    ></label
  >`;

/** Choice of a value by its picture, with what the chosen one means. */
function pictureChoice(field: Field, values: readonly string[]) {
  const { setting, label, value, change } = field;
  const { name, fallback } = setting;
  const selected = value ?? fallback;
  const help = helpFor(setting, valueTextsOf(name, selected).hint);
  return valueGroup(
    label,
    help,
    'pictures',
    values.map((each) =>
      valueOption(field, each, {
        type: 'radio',
        isSelected: each === selected,
        select: () => change(each === fallback ? undefined : each),
      }),
    ),
  );
}

/** Any number of values; the default, or none of them, removes the attribute. */
function list(field: Field, values: readonly string[]): TemplateResult {
  const { setting, label, value, change } = field;
  const { fallback } = setting;
  const selected = (value ?? fallback).split(/[\s,]+/);
  const set = (changed: string, isOn: boolean) => {
    const next = values
      .filter((each) => (each === changed ? isOn : selected.includes(each)))
      .join(' ');
    change(next === '' || next === fallback ? undefined : next);
  };
  const help = helpFor(setting);
  return valueGroup(
    label,
    help,
    'chips',
    values.map((each) =>
      valueOption(field, each, {
        type: 'checkbox',
        isSelected: selected.includes(each),
        select: (event) => set(each, isChecked(event)),
      }),
    ),
  );
}

function zone(field: Field): TemplateResult {
  const { setting, value, zones } = field;
  const isSecond = setting.name.startsWith('second');
  const none = isSecond ? option('none', 'None', value) : nothing;
  // More than 400 options, each with an offset from `Intl`: added before the field is first used.
  const groups = guard([value, zones.isShown], () => {
    if (zones.isShown)
      return zoneGroups().map(
        ([region, ids]) =>
          html`<optgroup label=${region}>
            ${ids.map(([id, name]) => option(id, name, value))}
          </optgroup>`,
      );
    return value && value !== 'none' ? option(value, value, value) : nothing;
  });
  return select(field, isSecond ? 'UTC' : 'Of each visitor', [none, groups], zones.show);
}

function language(field: Field): TemplateResult {
  const options = languageNames(field.languages).map(([code, name]) =>
    option(code, name, field.value),
  );
  return select(field, 'Of your page, else of each visitor', options);
}

function number(
  { setting, value, change }: Field,
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
) {
  return html`<input
    id=${idOf(setting)}
    aria-describedby=${helpFor(setting).id}
    type="number"
    min=${min ?? nothing}
    max=${max ?? nothing}
    placeholder=${setting.fallback}
    .value=${live(value ?? '')}
    @input=${(event: Event) => change(valueOf(event) || undefined)}
  />`;
}

const checkbox = (text: string, { setting, change }: Field, checked: boolean) =>
  html`<label class="option"
    ><input
      type="checkbox"
      aria-describedby=${helpFor(setting).id}
      .checked=${live(checked)}
      @change=${(event: Event) => change(isChecked(event) ? '' : undefined)}
    />${text}</label
  >`;

function text({ setting, label, value, change }: Field): TemplateResult {
  return textField({
    id: idOf(setting),
    label,
    value: value ?? '',
    describedBy: helpFor(setting).id,
    change: (typed) => change(typed || undefined),
  });
}

const labelled = (field: Field, control: TemplateResult) =>
  html`<label for=${idOf(field.setting)}>${field.label}</label>${control}`;

function control(field: Field): unknown {
  const { setting, label, value } = field;
  const { control: of } = setting;
  switch (of.kind) {
    case 'flag':
      return checkbox(label, field, value !== undefined);
    case 'number':
      return html`<div class="row">${labelled(field, number(field, of))}</div>`;
    case 'text':
      // An empty heading removes the heading; a missing one shows the default.
      return setting.name === 'heading'
        ? [text(field), checkbox('No heading', field, value === '')]
        : text(field);
    case 'zone':
      return labelled(field, zone(field));
    case 'language':
      return labelled(field, language(field));
    default:
      return labelled(field, choice(field, of.values));
  }
}

function settingField(field: Field): TemplateResult {
  const { setting } = field;
  const { control: of, name } = setting;
  if (of.kind === 'list') return list(field, of.values);
  if (of.kind === 'choice' && picturedNames.includes(name)) return pictureChoice(field, of.values);
  return html`<div class="field">${control(field)}${helpFor(setting).text}</div>`;
}

/** Settings that every element has, and that are shown at once. */
const important = new Set(['lang', 'time-zone', 'heading', 'filters', 'include']);
/** Settings of single elements that few owners need. */
const rare = new Set(['no-fragment', 'structured-data', 'feed', 'enctype', 'no-lightbox']);
/** Settings with fields of their own beside the token. */
const separate = new Set(['vtcs']);

const isMore = ({ name, isCommon }: Setting) =>
  rare.has(name) || (isCommon && !important.has(name));

/** Fields for all attributes that change how an element looks, and its colours. */
export function settingsFields(fields: SettingsFields): TemplateResult {
  const { element, values, languages, zones, change } = fields;
  const shown = element.settings.filter(({ name }) => !separate.has(name));
  const labelledField = (setting: Setting) => {
    const { [setting.name]: value, ...others } = values;
    return settingField({
      setting,
      value,
      languages,
      zones,
      label: labelOf(element.tag, setting.name),
      change: (next) => change(next === undefined ? others : { ...others, [setting.name]: next }),
    });
  };
  const all = (some: readonly Setting[]) => repeat(some, ({ name }) => name, labelledField);
  const pictured = picturedNames.flatMap((name) => shown.filter((each) => each.name === name));
  const others = shown.filter(({ name }) => !picturedNames.includes(name));
  return html`<fieldset>
      <legend>Design</legend>
      ${all(pictured)} ${colorFields(fields.colors)}
    </fieldset>
    <fieldset>
      <legend>Content</legend>
      ${fields.access} ${all(others.filter((setting) => !isMore(setting)))}
      <details>
        <summary>More settings</summary>
        ${all(others.filter(isMore))}
      </details>
    </fieldset>`;
}
