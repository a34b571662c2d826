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
  look: 'Look',
  frame: 'Frame',
  lang: 'Language',
  show: 'Sections',
  'href-template': 'Link of an item',
  'share-url': 'Page of a convoy to share',
  'apply-url': 'Link to the application',
  form: 'Questions as a form',
  action: 'Address that receives applications',
  enctype: 'Format of applications',
  feed: 'Calendar file to subscribe to',
  filters: 'Filters for visitors',
  include: 'Whose convoys',
  also: 'Ids of further convoys',
  'filter-fragment': 'Chosen filters in the address of the page',
  limit: 'How many',
  'page-size': 'How many at first',
  'no-calendar': 'Without calendar buttons',
  'no-past': 'Without past convoys',
  'no-fragment': 'Leave the address of the page alone',
  'no-lightbox': 'Pictures do not open',
  'structured-data': 'Help search engines find the convoys',
  'second-time-zone': 'Second time zone',
  'first-day': 'First day of the week',
  'group-by': 'Groups',
  'refresh-seconds': 'Seconds between updates',
  'heading-level': 'Level of the heading',
  'when-empty': 'If there is nothing to show',
  'when-closed': 'If the company does not recruit',
  'max-lines': 'Lines before “Show more”',
  details: 'Click on a convoy',
  range: 'Time span of the chart',
  placement: 'Place on the page',
  searchable: 'With a search field',
  images: 'Pictures',
  loading: 'When to load',
};

/** Pictures of layouts and looks, as paths in 60 × 36 pixels. */
const layoutPictures: Readonly<Record<string, string>> = {
  list: 'M4 5h8v6H4zM16 5h40v2H16zM16 9h24v2H16zM4 15h8v6H4zM16 15h40v2H16zM16 19h24v2H16zM4 25h8v6H4zM16 25h40v2H16zM16 29h24v2H16z',
  cards: 'M4 4h24v14H4zM4 21h20v2H4zM4 26h14v2H4zM32 4h24v14H32zM32 21h20v2H32zM32 26h14v2H32z',
  compact:
    'M4 6h5v4H4zM12 7h44v2H12zM4 13h5v4H4zM12 14h36v2H12zM4 20h5v4H4zM12 21h40v2H12zM4 27h5v4H4zM12 28h32v2H12z',
  grid: 'M4 4h16v12H4zM22 4h16v12H22zM40 4h16v12H40zM4 19h16v12H4zM22 19h16v12H22zM40 19h16v12H40z',
  strip: 'M4 10h18v16H4zM24 10h18v16H24zM44 10h12v16H44z',
  logos: 'M6 11h12v14H6zM24 11h12v14H24zM42 11h12v14H42z',
  card: 'M4 4h52v10H4zM8 17h10v8H8zM22 17h24v3H22zM22 22h16v2H22zM8 28h44v3H8z',
  banner: 'M4 11h52v2H4zM4 23h52v2H4zM7 15h6v6H7zM16 16h16v2H16zM16 20h10v1H16zM42 15h12v6H42z',
  badge: 'M14 14h8v8H14zM25 15h20v2H25zM25 19h12v2H25z',
  bar: 'M2 14h56v8H2z',
  overlay: 'M4 20h30v3H4zM4 26h20v3H4zM4 32h52v1H4z',
  auto: 'M4 4h24v28H4zM6 6v24h20V6zM32 4h24v28H32zM36 22h16v2H36zM36 26h10v2H36z',
  plain: 'M4 4h52v28H4zM6 6v24h48V6zM10 11h24v2H10zM10 17h40v2H10zM10 23h32v2H10z',
  night: 'M4 4h52v28H4zM10 11v2h24v-2zM10 19v6h16v-6zM30 21v2h18v-2zM12 21h12v2H12z',
  poster: 'M4 4h52v28H4zM6 6v12l8-7 8 7 6-5 8 5 8-9 10 9V6zM10 22v2h28v-2zM10 26v2h18v-2z',
  full: 'M4 4h24v6H4zM4 13h52v12H4zM4 28h52v3H4z',
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
  'look auto': 'as the page',
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
  const others = values.filter((value) => value !== setting.fallback);
  return select(
    field,
    defaultText,
    others.map((other) => option(other, valueName(setting.name, other), value)),
  );
}

/** Choice of the layout by its picture. */
function layoutChoice({ setting, value, change }: Field, values: readonly string[]) {
  const selected = value ?? setting.fallback;
  return html`<div class="layouts">
    ${values.map(
      (game) =>
        html`<label
          ><input
            type="radio"
            name=${setting.name}
            value=${game}
            .checked=${live(game === selected)}
            @change=${() => change(game === setting.fallback ? undefined : game)}
          /><span
            ><svg viewBox="0 0 60 36" aria-hidden="true">
              <path d=${layoutPictures[game] ?? layoutPictures.full ?? ''}></path></svg
            >${valueName(setting.name, game)}</span
          ></label
        >`,
    )}
  </div>`;
}

function list({ setting, value, change }: Field, values: readonly string[]): TemplateResult {
  const defaults = setting.fallback.split(/\s+/).filter(Boolean);
  const selected = value?.split(/\s+/) ?? (defaults.length > 0 ? defaults : values);
  const set = (name: string, isOn: boolean) =>
    change(values.filter((token) => (token === name ? isOn : selected.includes(token))).join(' '));
  return html`<div class="options">
    ${values.map(
      (token) =>
        html`<label class="option"
          ><input
            type="checkbox"
            .checked=${live(selected.includes(token))}
            @change=${(event: Event) => set(token, isChecked(event))}
          />${token}</label
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
  if (/^(layout|look)$/.test(setting.name) && setting.control.kind === 'choice')
    return html`<fieldset class="field">
      <legend>${title}</legend>
      ${layoutChoice(field, setting.control.values)}${help(setting)}
    </fieldset>`;
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
const important = new Set(['theme', 'look', 'lang', 'time-zone', 'heading', 'filters']);
/** Settings with fields of their own beside the company. */
const separate = new Set(['vtcs']);

/** Fields for all attributes that change how an element looks, and its colours. */
export function settingsFields(fields: SettingsFields): TemplateResult {
  const { settings, values, languages, zones, change } = fields;
  const shown = settings.filter(({ name }) => !separate.has(name));
  const isFirst = ({ name, isCommon }: Setting) => !isCommon || important.has(name);
  const labelledField = (setting: Setting) => {
    const { [setting.name]: value, ...others } = values;
    return settingField({
      setting,
      value,
      languages,
      zones,
      change: (next) => change(next === undefined ? others : { ...others, [setting.name]: next }),
    });
  };
  const all = (some: readonly Setting[]) => repeat(some, ({ name }) => name, labelledField);
  return html`<fieldset>
    <legend>Look</legend>
    ${all(shown.filter(isFirst))} ${colorFields(fields.colors)}
    <details>
      <summary>More settings</summary>
      ${all(shown.filter((setting) => !isFirst(setting)))}
    </details>
  </fieldset>`;
}
