import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Announcement, Kind } from '../../announce/message/announcement.js';
import { exampleMessage } from '../../announce/message/example.js';
import { english } from '../../locales/english.js';
import { messagesFor } from '../../locales/catalog.js';
import { translator } from '../../locales/translator.js';
import { copyText } from '../snippet-panel.js';
import { announceForm, kindLabels } from './announce-form.js';
import { discordPreview } from './discord-preview.js';
import {
  announceFiles,
  type AnnounceFields,
  type AnnounceFile,
  emptyFields,
  validFields,
} from './files.js';

const hourMs = 3_600_000;

const themes = { dark: 'Dark', light: 'Light' } as const;

/** Form with a preview of the messages, and the files that run the announcer; it sends no request. */
export class VtcAnnounceConfigurator extends LitElement {
  /** Languages by code. */
  @property({ attribute: false }) languages: readonly string[] = ['en'];
  /** Version of the package in the files. */
  @property() version = '';
  /** The time of the preview, in ms since the epoch: a full hour, as convoys start at such times. */
  @property({ attribute: false }) now = Math.floor(Date.now() / hourMs) * hourMs;

  @state() private fields = emptyFields;
  @state() private kind: Kind = 'new';
  @state() private theme: keyof typeof themes = 'dark';
  @state() private file: AnnounceFile | undefined = announceFiles[0];
  @state() private copyLabel = 'Copy';

  /** Without a shadow root, so that the page's style sheet applies. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override updated(): void {
    const color = this.#announcement?.color;
    const embed = this.querySelector<HTMLElement>('.discord-embed');
    if (color !== undefined)
      embed?.style.setProperty('--discord-color', `#${color.toString(16).padStart(6, '0')}`);
  }

  protected override render(): TemplateResult {
    return html`${announceForm({
        fields: this.fields,
        languages: this.languages,
        set: (change) => this.#set(change),
      })}
      <div class="results">${this.#previewPanel()}${this.#filePanel()}</div>`;
  }

  #set(change: Partial<AnnounceFields>): void {
    this.fields = { ...this.fields, ...change };
    this.copyLabel = 'Copy';
  }

  get #announcement(): Announcement | undefined {
    const { language: locale, zone, page, gateway, companies } = validFields(this.fields);
    const translate = translator(messagesFor(locale) ?? {}, locale, english);
    const text = {
      ...{ locale, translate },
      timeZone: zone || undefined,
      siteUrl: page || (gateway && `${gateway}/convoy/{vtc}/{id}`) || undefined,
    };
    const [vtc = 'northern_haul'] = companies.split(/[\s,]+/).filter(Boolean);
    return exampleMessage(this.kind, text, { now: this.now, vtc });
  }

  #previewPanel(): TemplateResult {
    const announcement = this.#announcement;
    const { language: locale, role, kinds } = validFields(this.fields);
    const { theme, kind, now } = this;
    return html`<section class="panel" aria-labelledby="preview-title">
      <div class="bar">
        <h2 id="preview-title">Preview</h2>
        <label class="hidden" for="announce-kind">Message</label>
        <select
          id="announce-kind"
          @change=${({ target }: Event) => this.#choose((target as HTMLSelectElement).value)}
        >
          ${Object.entries(kindLabels).map(
            ([value, label]) =>
              html`<option value=${value} ?selected=${value === kind}>${label}</option>`,
          )}
        </select>
        <div class="segments" role="group" aria-label="Theme of Discord">
          ${Object.entries(themes).map(
            ([name, label]) =>
              html`<button
                type="button"
                aria-pressed=${name === theme}
                @click=${() => (this.theme = name === 'light' ? 'light' : 'dark')}
              >
                ${label}
              </button>`,
          )}
        </div>
      </div>
      <p class="help">
        The convoy is
        invented.${kinds.includes(kind) ? nothing : html` <b>You have turned this message off.</b>`}
      </p>
      ${
        announcement
          ? discordPreview({
              ...{ announcement, theme, locale, now },
              pings: kind === 'new' && role !== '',
            })
          : nothing
      }
    </section>`;
  }

  #choose(value: string): void {
    const [kind] = Object.entries(kindLabels).find(([name]) => name === value) ?? [];
    if (kind) this.kind = kind as Kind;
  }

  #filePanel(): TemplateResult {
    const { file, fields, version } = this;
    return html`<section class="panel snippet" aria-labelledby="files-title">
      <div class="bar">
        <h2 id="files-title">Your files</h2>
        <div class="segments" role="group" aria-label="File">
          ${announceFiles.map(
            (each) =>
              html`<button
                type="button"
                aria-pressed=${each === file}
                @click=${() => {
                  this.file = each;
                  this.copyLabel = 'Copy';
                }}
              >
                ${each.label}
              </button>`,
          )}
        </div>
        <button type="button" class="primary" @click=${() => void this.#copy()}>
          ${this.copyLabel}
        </button>
      </div>
      <pre class="code" tabindex="0" aria-label="Code" data-code>
${file?.write(fields, version)}</pre>
      <p class="help">${file?.note}</p>
    </section>`;
  }

  async #copy(): Promise<void> {
    const code = this.querySelector('[data-code]');
    if (code) this.copyLabel = (await copyText(code)) ? 'Copied' : 'Press Ctrl-C';
  }
}
