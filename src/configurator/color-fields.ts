import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { valueOf } from './form.js';
import type { ElementSettings } from './manifest.js';
import { colorLabelOf } from './texts.js';

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours such as `#0b6cb3`, from 1 to 21. */
function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Foreground, background, and the minimum contrast. */
const pairs = [
  ['--vtc-text', '--vtc-background', 4.5],
  ['--vtc-text', '--vtc-surface', 4.5],
  ['--vtc-muted-text', '--vtc-background', 4.5],
  ['--vtc-primary-text', '--vtc-primary', 4.5],
  ['--vtc-primary', '--vtc-background', 3],
] as const;

type Colors = Readonly<Record<string, string>>;

/** Contrast of the pairs of which both colours are set. */
const contrasts = (colors: Colors) =>
  pairs.flatMap(([foreground, background, min]) => {
    const [front, back] = [colors[foreground], colors[background]];
    if (front === undefined || back === undefined) return [];
    const ratio = contrast(front, back);
    const isEnough = ratio >= min;
    return html`<li class="requirement ${isEnough ? 'met' : 'failed'}">
      <span class="icon" aria-hidden="true">${isEnough ? '✓' : '✕'}</span>
      <span
        >${colorLabelOf(foreground)} on ${colorLabelOf(background).toLowerCase()}: contrast
        ${ratio.toFixed(1)}, ${isEnough ? 'readable' : `at least ${min} is needed`}</span
      >
    </li>`;
  });

/** The colours of an element and the ones that are set. */
export interface ColorFields {
  readonly properties: ElementSettings['colors'];
  readonly colors: Colors;
  /** The colours that the preview shows. */
  readonly inForce: Colors;
  readonly change: (colors: Colors) => void;
}

function colorField(name: string, fields: ColorFields) {
  const { [name]: value, ...others } = fields.colors;
  const id = `color${name}`;
  const label = colorLabelOf(name);
  return html`<div class="color">
    <input
      id=${id}
      type="color"
      .value=${live(value ?? fields.inForce[name] ?? '#888888')}
      @input=${(event: Event) => fields.change({ ...others, [name]: valueOf(event) })}
    />
    <label for=${id}>${label}</label>
    <code>${value ?? fields.inForce[name] ?? 'default'}</code>
    ${
      value === undefined
        ? nothing
        : html`<button
            type="button"
            aria-label="Reset: ${label}"
            @click=${() => fields.change(others)}
          >
            Reset
          </button>`
    }
  </div>`;
}

/** Collapsed colour pickers with the contrast of the chosen colours. */
export const colorFields = (fields: ColorFields): TemplateResult =>
  html`<details ?open=${Object.keys(fields.colors).length > 0}>
    <summary>Your own colours</summary>
    ${fields.properties.map((name) => colorField(name, fields))}
    <div role="status">
      <ul class="list">
        ${contrasts(fields.colors)}
      </ul>
    </div>
  </details>`;
