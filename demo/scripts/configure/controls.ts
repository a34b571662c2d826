import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import type { Setting } from './manifest.js';
import { languageNames, zoneGroups } from './names.js';

/** A setting as it stands, and how it is changed: undefined takes it away. */
export interface Field {
  readonly setting: Setting;
  readonly value: string | undefined;
  readonly languages: readonly string[];
  readonly change: (value: string | undefined) => void;
}

const titles: Readonly<Record<string, string>> = {
  theme: 'Colours',
  lang: 'Language',
  show: 'Sections',
  images: 'Pictures',
  'href-template': 'Link of an item',
  'time-zone': 'Time zone',
  'second-time-zone': 'Second time zone',
};

/** An attribute's name as a label. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return titles[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A description, with what stands between backticks as code. */
export const prose = (description: string) =>
  description.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));

const valueNames: Readonly<Record<string, string>> = {
  'theme auto': 'the company’s',
  'theme page': 'as the page: light or dark',
};

const valueName = (name: string, value: string) => valueNames[`${name} ${value}`] ?? value;
const idOf = ({ name }: Setting) => `setting-${name}`;

const entered = (event: Event) =>
  event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    ? event.target.value
    : '';

const isChecked = (event: Event) =>
  event.target instanceof HTMLInputElement && event.target.checked;

function select(field: Field, first: string, options: unknown): TemplateResult {
  const { setting, value, change } = field;
  return html`<select
    id=${idOf(setting)}
    aria-describedby="${idOf(setting)}-help"
    .value=${live(value ?? '')}
    @change=${(event: Event) => change(entered(event) || undefined)}
  >
    <option value="" ?selected=${value === undefined}>${first}</option>
    ${options}
  </select>`;
}

const option = (value: string, text: string, chosen: string | undefined) =>
  html`<option value=${value} ?selected=${value === chosen}>${text}</option>`;

function choice(field: Field, values: readonly string[]): TemplateResult {
  const { setting, value } = field;
  const others = values.filter((one) => one !== setting.fallback);
  const first = setting.fallback ? valueName(setting.name, setting.fallback) : 'usual';
  return select(
    field,
    first,
    others.map((one) => option(one, valueName(setting.name, one), value)),
  );
}

function list({ setting, value, change }: Field, values: readonly string[]): TemplateResult {
  const usual = setting.fallback.split(/\s+/).filter(Boolean);
  const chosen = value?.split(/\s+/) ?? (usual.length > 0 ? usual : values);
  const set = (name: string, isOn: boolean) => {
    const next = values.filter((one) => (one === name ? isOn : chosen.includes(one)));
    change(next.join(' '));
  };
  return html`<div class="options">
    ${values.map(
      (one) =>
        html`<label class="option"
          ><input
            type="checkbox"
            .checked=${live(chosen.includes(one))}
            @change=${(event: Event) => set(one, isChecked(event))}
          />${one}</label
        >`,
    )}
  </div>`;
}

function zone(field: Field): TemplateResult {
  const none = field.setting.name.startsWith('second')
    ? option('none', 'none', field.value)
    : nothing;
  const first = field.setting.name.startsWith('second') ? 'UTC' : 'the visitor’s own';
  // Four hundred options are compared when one is chosen, and not at every key.
  const groups = guard([field.value], () =>
    zoneGroups().map(
      ([region, zones]) =>
        html`<optgroup label=${region}>
          ${zones.map(([id, name]) => option(id, name, field.value))}
        </optgroup>`,
    ),
  );
  return select(field, first, [none, groups]);
}

function language(field: Field): TemplateResult {
  const options = languageNames(field.languages).map(([code, name]) =>
    option(code, name, field.value),
  );
  return select(field, 'the page’s, else the visitor’s', options);
}

const number = (
  { setting, value, change }: Field,
  { minimum, maximum }: { readonly minimum?: number; readonly maximum?: number },
) =>
  html`<input
    id=${idOf(setting)}
    aria-describedby="${idOf(setting)}-help"
    type="number"
    min=${minimum ?? nothing}
    max=${maximum ?? nothing}
    placeholder=${setting.fallback}
    .value=${live(value ?? '')}
    @input=${(event: Event) => change(entered(event) || undefined)}
  />`;

/** A heading may be empty on purpose, which is another thing than absent. */
const noneBox = ({ setting, value, change }: Field) =>
  setting.name === 'heading'
    ? html`<label class="option"
        ><input
          type="checkbox"
          .checked=${live(value === '')}
          @change=${(event: Event) => change(isChecked(event) ? '' : undefined)}
        />none</label
      >`
    : nothing;

const text = (field: Field) =>
  html`<input
      id=${idOf(field.setting)}
      aria-describedby="${idOf(field.setting)}-help"
      type="text"
      autocomplete="off"
      .value=${live(field.value ?? '')}
      @input=${(event: Event) => field.change(entered(event) || undefined)}
    />${noneBox(field)}`;

function controlOf(field: Field): TemplateResult {
  const { control } = field.setting;
  switch (control.kind) {
    case 'choice':
      return choice(field, control.values);
    case 'list':
      return list(field, control.values);
    case 'number':
      return number(field, control);
    case 'zone':
      return zone(field);
    case 'language':
      return language(field);
    default:
      return text(field);
  }
}

const flag = ({ setting, value, change }: Field) =>
  html`<label class="option"
      ><input
        type="checkbox"
        aria-describedby="${idOf(setting)}-help"
        .checked=${live(value !== undefined)}
        @change=${(event: Event) => change(isChecked(event) ? '' : undefined)}
      />${titleOf(setting.name)}</label
    >
    <p class="help" id="${idOf(setting)}-help">${prose(setting.description)}</p>`;

/** The control of a setting, with its label and what it does. */
export function field(of: Field): TemplateResult {
  const { setting } = of;
  if (setting.control.kind === 'flag') return html`<div class="field">${flag(of)}</div>`;
  const help = html`<p class="help" id="${idOf(setting)}-help">${prose(setting.description)}</p>`;
  return setting.control.kind === 'list'
    ? html`<fieldset class="field">
        <legend>${titleOf(setting.name)}</legend>
        ${controlOf(of)}${help}
      </fieldset>`
    : html`<div class="field">
        <label for=${idOf(setting)}>${titleOf(setting.name)}</label>
        ${controlOf(of)}${help}
      </div>`;
}
