import type { TemplateResult } from 'lit';
import { html } from './html.js';

/** A name that can break into lines after each underscore. */
export const breakableName = (name: string): (string | TemplateResult)[] =>
  name.split(/(?<=_)(?!_|$)/).map((part, index) => (index === 0 ? part : html`<wbr />${part}`));
