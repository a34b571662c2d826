import type { TemplateResult } from 'lit';
import { html } from './html.js';

export * as icons from './icon-paths.js';
export * as logos from './logo-paths.js';

const svg = (path: string, kind: '' | 'brand'): TemplateResult =>
  html`<svg class="icon ${kind}" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

/**
 * An icon as large as the text beside it: an outline with `path` in a view box of 24 by 24, one of `icons` or another.
 * It is hidden from assistive technology: its meaning must be in text too.
 */
export const icon = (path: string): TemplateResult => svg(path, '');

/** The logo of a site, one of `logos`. It is hidden from assistive technology: the name must be in text too. */
export const logo = (path: string): TemplateResult => svg(path, 'brand');
