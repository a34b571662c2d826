import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { colorFields, type ColorFields } from './color-fields.js';
import { isChecked, textField, valueOf } from './form.js';
import type { Setting } from './manifest.js';
import { languageNames, zoneGroups } from './names.js';

/** A setting with its value; `change(undefined)` removes it. */
interface Field {
  readonly setting: Setting;
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
  readonly settings: readonly Setting[];
  readonly values: Readonly<Record<string, string>>;
  readonly languages: readonly string[];
  readonly zones: ZoneList;
  readonly change: (values: Readonly<Record<string, string>>) => void;
  readonly colors: ColorFields;
}

const titles: Readonly<Record<string, string>> = {
  theme: 'Colours',
  frame: 'Frame',
  lang: 'Language',
  show: 'Sections',
  'href-template': 'Link of an item',
};

/** Label of an attribute. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return titles[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A description; text in backticks becomes code. */
export const descriptionText = (description: string) =>
  description.split('`').map((text, index) => (index % 2 ? html`<code>${text}</code>` : text));

const valueNames: Readonly<Record<string, string>> = {
  'theme auto': 'as the company',
  'theme page': 'as the page',
  'frame auto': 'box, except in the colours of the page',
  'frame box': 'box',
  'frame none': 'none',
};

const valueName = (name: string, value: string) => valueNames[`${name} ${value}`] ?? value;
const idOf = ({ name }: Setting) => `setting-${name}`;
const helpIdOf = (setting: Setting) => `${idOf(setting)}-help`;
const help = (setting: Setting) =>
  html`<p class="help" id=${helpIdOf(setting)}>${descriptionText(setting.description)}</p>`;

function select(
  field: Field,
  defaultText: string,
  options: unknown,
  beforeUse?: () => void,
): TemplateResult {
  const { setting, value, change } = field;
  return html`<select
    id=${idOf(setting)}
    aria-describedby=${helpIdOf(setting)}
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
  const { setting, value } = field;
  const defaultText = setting.fallback ? valueName(setting.name, setting.fallback) : 'any';
  const others = values.filter((one) => one !== setting.fallback);
  return select(
    field,
    defaultText,
    others.map((one) => option(one, valueName(setting.name, one), value)),
  );
}

function list({ setting, value, change }: Field, values: readonly string[]): TemplateResult {
  const defaults = setting.fallback.split(/\s+/).filter(Boolean);
  const selected = value?.split(/\s+/) ?? (defaults.length > 0 ? defaults : values);
  const set = (name: string, isOn: boolean) =>
    change(values.filter((one) => (one === name ? isOn : selected.includes(one))).join(' '));
  return html`<div class="options">
    ${values.map(
      (one) =>
        html`<label class="option"
          ><input
            type="checkbox"
            .checked=${live(selected.includes(one))}
            @change=${(event: Event) => set(one, isChecked(event))}
          />${one}</label
        >`,
    )}
  </div>`;
}

function zone(field: Field): TemplateResult {
  const { setting, value, zones } = field;
  const isSecond = setting.name.startsWith('second');
  const none = isSecond ? option('none', 'none', value) : nothing;
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
  return select(field, isSecond ? 'UTC' : 'of the visitor', [none, groups], zones.show);
}

function language(field: Field): TemplateResult {
  const options = languageNames(field.languages).map(([code, name]) =>
    option(code, name, field.value),
  );
  return select(field, 'of the page or the visitor', options);
}

function number(
  { setting, value, change }: Field,
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
) {
  return html`<input
    id=${idOf(setting)}
    aria-describedby=${helpIdOf(setting)}
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
      aria-describedby=${helpIdOf(setting)}
      .checked=${live(checked)}
      @change=${(event: Event) => change(isChecked(event) ? '' : undefined)}
    />${text}</label
  >`;

function control(field: Field): TemplateResult {
  const { control: of } = field.setting;
  if (of.kind === 'choice') return choice(field, of.values);
  if (of.kind === 'number') return number(field, of);
  return of.kind === 'zone' ? zone(field) : language(field);
}

function settingField(field: Field): TemplateResult {
  const { setting, value, change } = field;
  const title = titleOf(setting.name);
  if (setting.control.kind === 'flag')
    return html`<div class="field">
      ${checkbox(title, field, value !== undefined)}${help(setting)}
    </div>`;
  if (setting.control.kind === 'list')
    return html`<fieldset class="field">
      <legend>${title}</legend>
      ${list(field, setting.control.values)}${help(setting)}
    </fieldset>`;
  if (setting.control.kind !== 'text')
    return html`<div class="field">
      <label for=${idOf(setting)}>${title}</label>
      ${control(field)}${help(setting)}
    </div>`;
  const text = textField({
    id: idOf(setting),
    label: title,
    value: value ?? '',
    describedBy: helpIdOf(setting),
    change: (typed) => change(typed || undefined),
  });
  // An empty heading removes the heading; a missing one shows the default.
  const noHeading =
    setting.name === 'heading' ? checkbox('No heading', field, value === '') : nothing;
  return html`<div class="field">${text}${noHeading}${help(setting)}</div>`;
}

/** Common settings that are shown at once. */
const important = new Set(['theme', 'lang', 'time-zone', 'heading']);

/** Fields for all attributes that change how an element looks, and its colours. */
export function settingsFields(fields: SettingsFields): TemplateResult {
  const { settings, values, languages, zones, change } = fields;
  const isFirst = ({ name, isCommon }: Setting) => !isCommon || important.has(name);
  const one = (setting: Setting) => {
    const { [setting.name]: value, ...others } = values;
    return settingField({
      setting,
      value,
      languages,
      zones,
      change: (next) => change(next === undefined ? others : { ...others, [setting.name]: next }),
    });
  };
  const all = (some: readonly Setting[]) => repeat(some, ({ name }) => name, one);
  return html`<fieldset>
    <legend>Look</legend>
    ${all(settings.filter(isFirst))} ${colorFields(fields.colors)}
    <details>
      <summary>More settings</summary>
      ${all(settings.filter((setting) => !isFirst(setting)))}
    </details>
  </fieldset>`;
}
