import { html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { iconShapes, logoPaths, type BrandName, type IconName } from './icon-shapes.js';

export type { BrandName, IconName };

/** Name of an icon, or the shapes of another one in a view box of 24 by 24. */
export type Icon = IconName | SVGTemplateResult;

/** An icon as large as the text beside it. It is hidden from assistive technology: its meaning must be in text too. */
export const icon = (shown: Icon): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    ${typeof shown === 'string' ? iconShapes[shown] : shown}
  </svg>`;

/** The logo of a site, as large as the text beside it. It is hidden from assistive technology: the name must be in text too. */
export const brandMark = (name: BrandName): TemplateResult =>
  html`<svg class="icon brand" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${logoPaths[name]} />
  </svg>`;
