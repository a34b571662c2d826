import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { ownRequests } from '../doctor/request.js';
import { valueOf } from './form.js';
import { surroundingsOf, widths, type State } from './state.js';

/** An element as it would be on the owner's page. */
export interface PreviewElement {
  readonly tag: string;
  readonly base: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly colors: Readonly<Record<string, string>>;
}

const debounceMs = 250;

/** Whether the form has sent a request to check its fields. */
const isOfForm = ({ name, startTime }: PerformanceEntry): boolean =>
  ownRequests.some(
    (own) => own.url === name && own.startTime <= startTime && startTime <= own.endTime,
  );

/** Creates and updates the element in the preview. */
export class Preview {
  /** Called with the data of each response. */
  onData: (data: unknown) => void = () => undefined;
  #element: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = '';
  #createdAt = 0;

  /** Shows an element in `box` once changes pause; undefined removes it. */
  show(box: Element, wanted: PreviewElement | undefined): void {
    const key = JSON.stringify(wanted);
    if (key === this.#key) return;
    this.#key = key;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(box, wanted), debounceMs);
  }

  /** Paths that the element has requested. */
  requests(base: string): readonly string[] {
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime >= this.#createdAt && name.startsWith(`${base}/`))
      .filter((entry) => !entry.name.includes('/images/') && !isOfForm(entry))
      .map(({ name }) => name.slice(base.length));
  }

  /** Colours of the element by custom property, as `#rrggbb`; those that are shown, also where none is set. */
  colors(names: readonly string[]): Readonly<Record<string, string>> {
    const base = this.#element?.shadowRoot?.querySelector('.base');
    const paint = document.createElement('canvas').getContext('2d');
    if (!base || !paint) return {};
    const styles = getComputedStyle(base);
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = styles.getPropertyValue(name.replace('--vtc-', '--')).trim();
        if (!value) return [];
        paint.fillStyle = value;
        return /^#[\da-f]{6}$/.test(paint.fillStyle) ? [[name, paint.fillStyle] as const] : [];
      }),
    );
  }

  #update(box: Element, wanted: PreviewElement | undefined): void {
    if (this.#element?.localName !== wanted?.tag) {
      this.#element?.remove();
      this.#element = wanted && this.#create(wanted.tag);
    }
    const element = this.#element;
    if (!element || !wanted) return;
    const attributes = new Map<string, string>([
      ...wanted.attributes,
      ['api-base', wanted.base],
      ['loading', 'eager'],
    ]);
    for (const name of element.getAttributeNames())
      if (!attributes.has(name)) element.removeAttribute(name);
    for (const [name, value] of attributes)
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    for (const [name, value] of Object.entries(wanted.colors))
      element.style.setProperty(name, value);
    if (!element.isConnected) box.replaceChildren(element);
  }

  #create(tag: string): HTMLElement {
    this.#createdAt = performance.now();
    const element = document.createElement(tag);
    element.addEventListener('vtc-load', (event) => {
      if (event instanceof CustomEvent) this.onData(event.detail);
    });
    return element;
  }
}

/** The preview with its width and background. */
export interface PreviewPanel extends Pick<State, 'width' | 'background'> {
  /** Title of the element. */
  readonly title: string;
  /** Name of the example company, if the owner has not chosen one. */
  readonly example: string | undefined;
  readonly set: (change: Partial<Pick<State, 'width' | 'background'>>) => void;
}

/** Changes the width while the handle is dragged. */
function drag(event: PointerEvent, { width, set }: PreviewPanel): void {
  const { target, pointerId, clientX } = event;
  if (!(target instanceof HTMLElement)) return;
  target.setPointerCapture(pointerId);
  const move = (next: PointerEvent) => {
    const wanted = Math.round((width + next.clientX - clientX) / 10) * 10;
    set({ width: Math.min(widths.max, Math.max(widths.min, wanted)) });
  };
  target.addEventListener('pointermove', move);
  const end = () => target.removeEventListener('pointermove', move);
  target.addEventListener('pointerup', end, { once: true });
  target.addEventListener('pointercancel', end, { once: true });
}

const pageNames = { light: 'Blog', dark: 'Dark page', sidebar: 'Sidebar' } as const;

/** Text of the page around the element. */
const pageText = html`<div class="around" aria-hidden="true">
  <p class="page-title">Our company</p>
  <p>We drive three evenings a week, and everyone who is kind is welcome.</p>
</div>`;

const toolbar = ({ width, background, example, set }: PreviewPanel) =>
  html`<div class="bar">
    <h2 id="preview-title">Preview</h2>
    ${example ? html`<span class="help">Example: ${example}</span>` : nothing}
    <label class="width"
      >Width
      <input
        type="range"
        min=${widths.min}
        max=${widths.max}
        step="10"
        .value=${live(String(width))}
        @input=${(event: Event) => set({ width: Number(valueOf(event)) })}
      /><output>${width} px</output></label
    >
    <div class="segments" role="group" aria-label="Page">
      ${Object.entries(pageNames).map(
        ([name, text]) =>
          html`<button
            type="button"
            aria-pressed=${name === background}
            @click=${() =>
              set({ background: surroundingsOf(name), ...(name === 'sidebar' && { width: 300 }) })}
          >
            ${text}
          </button>`,
      )}
    </div>
  </div>`;

/** The preview; its element is added by `Preview`. */
export const previewPanel = (panel: PreviewPanel): TemplateResult =>
  html`<section class="panel" aria-labelledby="preview-title">
    ${toolbar(panel)}
    <div
      class="background ${panel.background}"
      tabindex="0"
      role="group"
      aria-label="${panel.title} on a page: ${pageNames[panel.background]}"
    >
      ${pageText}
      <div class="sized">
        <div class="preview-box"></div>
        <p class="help">Your element appears here.</p>
        <span
          class="handle"
          aria-hidden="true"
          @pointerdown=${(event: PointerEvent) => drag(event, panel)}
        ></span>
      </div>
    </div>
  </section>`;

/** What the element has requested and received. */
export interface ReceivedData {
  readonly requests: readonly string[];
  /** Data of the last response as JSON. */
  readonly json: string;
}

/** Collapsed list of the requests of the element, with its data. */
export const responses = ({ requests, json }: ReceivedData): TemplateResult =>
  html`<details class="responses">
    <summary>
      Requests and data: ${requests.length} ${requests.length === 1 ? 'request' : 'requests'}
    </summary>
    <ol>
      ${requests.map((path) => html`<li><code>GET ${path}</code></li>`)}
    </ol>
    <pre class="code" tabindex="0">${json}</pre>
  </details>`;
