import { css, type TemplateResult } from 'lit';
import { memoizeByIdentity } from '../cache/memoize.js';
import { shownName } from '../text/shown-name.js';
import { cssColor, parseColor } from '../theme/colors.js';
import { cssProperties } from '../ui/css-properties.js';
import { html } from '../ui/html.js';
import type { RankedRole } from './member-roles.js';

/** A role as it is named. */
export type NamedRole = Pick<RankedRole, 'name' | 'color'>;

/** A role's color in CSS syntax; undefined if it is missing or invalid. */
export const roleColor = memoizeByIdentity(({ color }: NamedRole) => {
  const parsed = parseColor(color);
  return parsed && cssColor(parsed);
});

/** The name of a role, after a dot in the role's color. A role without a color has a dot only if `otherColor` is set. */
export function roleName(role: NamedRole, otherColor?: string): TemplateResult {
  const dot = roleColor(role) ?? otherColor;
  return html`<span class="own ${dot && 'has-dot'}" ${cssProperties({ '--dot': dot })}
    >${shownName(role.name)}</span
  >`;
}

/** Styles of the name of a role. */
export const roleStyles = css`
  /* Foreign text in its own direction; its box, with dot and crown, in the direction of the language. */
  .own {
    unicode-bidi: plaintext;
  }
  .has-dot::before {
    --width: round(0.55em, 1px);
    content: '';
    float: inline-start;
    inline-size: var(--width);
    block-size: var(--width);
    margin-block-start: round(down, (1lh - var(--width)) / 2, 1px);
    margin-inline-end: 0.4em;
    border-radius: 50%;
    /* A part of the text's color keeps dark roles visible on dark and light ones on light. */
    background: color-mix(in srgb, var(--dot) 75%, var(--text));
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`;
