import { html, nothing, type TemplateResult } from 'lit';
import { cssColor, parseColor } from '../../../theme/colors.js';
import type { RankedRole } from '../model/people.js';

const mostFills = 500;
const fills = new Map<string, string | undefined>();

/** A colour as CSS writes it, each parsed once; undefined where it is none. */
function fillOf(color: string | null): string | undefined {
  if (!color) return undefined;
  if (!fills.has(color)) {
    const parsed = parseColor(color);
    if (fills.size >= mostFills) fills.clear();
    fills.set(color, parsed && cssColor(parsed));
  }
  return fills.get(color);
}

const dot = (color: string | null) => {
  const fill = fillOf(color);
  return fill
    ? html`<svg class="dot" viewBox="0 0 8 8" aria-hidden="true">
        <circle cx="4" cy="4" r="3.5" fill=${fill} />
      </svg>`
    : nothing;
};

/** A role's name with its colour beside it, never under it, so that the name can be read. */
export const roleName = ({ name, color }: Pick<RankedRole, 'name' | 'color'>): TemplateResult =>
  html`${dot(color)}<bdi>${name}</bdi>`;

/** The names of roles as quiet labels. */
export const roleLabels = (roles: readonly RankedRole[]): TemplateResult =>
  html`<span class="roles"
    >${roles.map((role) => html`<span class="role" part="badge">${roleName(role)}</span>`)}</span
  >`;
