import { html, type TemplateResult } from 'lit';
import { iconShapes, logoPaths, type BrandName, type IconName } from './icon-shapes.js';

export type { BrandName, IconName };

/** An icon as large as the text beside it. It is hidden from assistive technology: its meaning must be in text too. */
export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${iconShapes[name]}</svg>`;

/** The logo of a site, as large as the text beside it. It is hidden from assistive technology: the name must be in text too. */
export const brandMark = (name: BrandName): TemplateResult =>
  html`<svg class="icon brand" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${logoPaths[name]} />
  </svg>`;
