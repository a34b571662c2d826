import { html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { iconPaths, logoPaths, type BrandName, type IconName } from './icon-shapes.js';

export type { BrandName, IconName };

/** Name of an icon, or the shapes of another one in a view box of 24 by 24. */
export type Icon = IconName | SVGTemplateResult;

const pathIcon = (path: string, kind: '' | 'brand'): TemplateResult =>
  html`<svg class="icon ${kind}" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

/** An icon as large as the text beside it. It is hidden from assistive technology: its meaning must be in text too. */
export const icon = (shown: Icon): TemplateResult =>
  typeof shown === 'string'
    ? pathIcon(iconPaths[shown], '')
    : html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shown}</svg>`;

/** The logo of a site, as large as the text beside it. It is hidden from assistive technology: the name must be in text too. */
export const brandMark = (name: BrandName): TemplateResult => pathIcon(logoPaths[name], 'brand');
