import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type Kind, kinds } from '../../announce/message/announcement.js';
import { isChecked, textField, valueOf } from '../form.js';
import { languageNames, zoneGroups } from '../names.js';
import { type AnnounceFields, type CheckedField, problemsOf } from './files.js';

/** The fields, and what changes them. */
export interface AnnounceForm {
  readonly fields: AnnounceFields;
  readonly languages: readonly string[];
  readonly set: (change: Partial<AnnounceFields>) => void;
}

/** What is posted, by kind. */
export const kindLabels: Readonly<Record<Kind, string>> = {
  new: 'New convoy',
  changed: 'Moved',
  cancelled: 'Cancelled',
  '24h': '24 hours before',
  '1h': '1 hour before',
  live: 'Started',
  recap: 'How it went',
  news: 'News',
};

type TextName = CheckedField | 'games' | 'servers' | 'categories';

interface FieldTexts {
  readonly name: TextName;
  readonly label: string;
  readonly placeholder: string;
  readonly help: string;
}

const company: readonly FieldTexts[] = [
  {
    name: 'api',
    label: 'API',
    placeholder: 'https://api.example',
    help: 'The address of the API of your platform.',
  },
  {
    name: 'companies',
    label: 'Companies',
    placeholder: 'northern_haul',
    help: 'Their handles, with commas or spaces between them.',
  },
];

const links: readonly FieldTexts[] = [
  {
    name: 'gateway',
    label: 'Gateway',
    placeholder: 'https://gateway.example',
    help: 'If you run one: messages link to its pages of convoys, and show its posters.',
  },
  {
    name: 'page',
    label: 'Page of a convoy on your site',
    placeholder: 'https://vtc.example/convoys#vtc-event-{id}',
    help: 'Otherwise, messages link to the platform.',
  },
];

const filters: readonly FieldTexts[] = [
  { name: 'games', label: 'Games', placeholder: 'ets2, ats', help: 'Empty: all.' },
  {
    name: 'servers',
    label: 'Servers',
    placeholder: 'Simulation 1, Event Server',
    help: 'Names, separated by commas. Empty: all.',
  },
  {
    name: 'categories',
    label: 'Categories',
    placeholder: 'convoy, truckshow',
    help: 'Separated by commas. Empty: all.',
  },
];

const role: FieldTexts = {
  name: 'role',
  label: 'Role to ping',
  placeholder: '700000000000000007',
  help: 'Its id. It is pinged once per convoy, by the first message.',
};

/** A field with what is wrong with it, else with its help. */
function field({ fields, set }: AnnounceForm, texts: FieldTexts): TemplateResult {
  const { name, help, ...labels } = texts;
  const problem = (problemsOf(fields) as Partial<Record<TextName, string>>)[name];
  const helpId = `announce-${name}-help`;
  return html`<div class="field">
    ${textField({
      ...labels,
      id: `announce-${name}`,
      value: fields[name],
      describedBy: helpId,
      change: (value) => set({ [name]: value.trim() }),
    })}
    <p class=${problem ? 'requirement failed' : 'help'} id=${helpId}>
      ${problem ? html`<span class="icon" aria-hidden="true">✗</span>` : nothing}
      <span>${problem ?? help}</span>
    </p>
  </div>`;
}

const option = (value: string, text: string, selected: string) =>
  html`<option value=${value} ?selected=${value === selected}>${text}</option>`;

const select = (
  id: string,
  label: string,
  { value, options, change }: { value: string; options: unknown; change: (value: string) => void },
) =>
  html`<div class="field">
    <label for=${id}>${label}</label>
    <select id=${id} .value=${live(value)} @change=${(event: Event) => change(valueOf(event))}>
      ${options}
    </select>
  </div>`;

const zones = (selected: string) =>
  zoneGroups().map(
    ([region, ids]) =>
      html`<optgroup label=${region}>
        ${ids.map(([id, name]) => option(id, name, selected))}
      </optgroup>`,
  );

const checkbox = (label: string, isOn: boolean, change: (isOn: boolean) => void) =>
  html`<label class="option"
    ><input
      type="checkbox"
      .checked=${live(isOn)}
      @change=${(event: Event) => change(isChecked(event))}
    />${label}</label
  >`;

function kindChoice({ fields, set }: AnnounceForm): TemplateResult {
  const change = (kind: Kind, isOn: boolean) =>
    set({
      kinds: kinds.filter((each) => (each === kind ? isOn : fields.kinds.includes(each))),
    });
  return html`<fieldset>
    <legend>What is posted</legend>
    <div class="options">
      ${kinds.map((kind) =>
        checkbox(kindLabels[kind], fields.kinds.includes(kind), (isOn) => change(kind, isOn)),
      )}
    </div>
    <p class="help">The message of a convoy is edited in any case when the convoy changes.</p>
  </fieldset>`;
}

/** The form for the settings of the announcer. The webhook is not among them: it is a secret. */
export function announceForm(form: AnnounceForm): TemplateResult {
  const { fields, languages, set } = form;
  const fieldsOf = (texts: readonly FieldTexts[]) => texts.map((each) => field(form, each));
  const { language, zone } = fields;
  return html`<form class="choices" @submit=${(event: Event) => event.preventDefault()}>
    <fieldset>
      <legend>Your company</legend>
      ${fieldsOf(company)}
      ${checkbox(
        'Announce convoys of others that you hold together',
        fields.isCoHosted,
        (isCoHosted) => set({ isCoHosted }),
      )}
    </fieldset>
    ${kindChoice(form)}
    <fieldset>
      <legend>Messages</legend>
      ${select('announce-language', 'Language', {
        value: language,
        options: languageNames(languages).map(([code, name]) => option(code, name, language)),
        change: (language) => set({ language }),
      })}
      ${select('announce-zone', 'Time zone of your company', {
        value: zone,
        options: [option('', 'only the zone of each reader', zone), zones(zone)],
        change: (zone) => set({ zone }),
      })}
      ${field(form, role)}
    </fieldset>
    <fieldset>
      <legend>Links and pictures</legend>
      ${fieldsOf(links)}
    </fieldset>
    <fieldset>
      <legend>Only some convoys</legend>
      ${fieldsOf(filters)}
    </fieldset>
  </form>`;
}
