import {
  cssColor,
  cssProperties,
  html,
  memoizeByIdentity,
  nothing,
  parseColor,
  type TemplateResult,
  type Translate,
  shownName,
} from '../../../base.js';
import type { RankedRole } from '../model/people.js';

type NamedRole = Pick<RankedRole, 'name' | 'color'>;

/** A role's color in CSS syntax; undefined if it is missing or invalid. */
const dotColor = memoizeByIdentity(({ color }: NamedRole) => {
  const parsed = parseColor(color);
  return parsed && cssColor(parsed);
});

/** The name of a group's role, after a dot in the role's color. */
export function roleName(role: NamedRole): TemplateResult {
  const dot = dotColor(role);
  return html`<span class="own ${dot && 'has-dot'}" ${cssProperties({ '--dot': dot })}
    >${shownName(role.name)}</span
  >`;
}

/** A role as a label; `others` are the names of roles that it stands for as well. */
function label(role: NamedRole, text: string, others?: string): TemplateResult {
  const dot = dotColor(role);
  return html`<span
    class="own role secondary ${dot && 'has-dot'}"
    part="badge"
    title=${others || nothing}
    data-hidden-text=${others ? `: ${others}` : nothing}
    ${cssProperties({ '--dot': dot })}
    >${text}</span
  >`;
}

/** The highest role as a label with the number of the others, whose names are in its title, for screen readers and on paper. */
export function roleSummary(
  translate: Translate,
  [first, ...others]: readonly NamedRole[],
): TemplateResult | typeof nothing {
  if (!first) return nothing;
  const more = others[0]
    ? ` ${translate('moreRoles', { count: others.length }).replaceAll(' ', '\u00a0')}`
    : '';
  return label(
    first,
    shownName(first.name) + more,
    others.map(({ name }) => shownName(name)).join(', '),
  );
}
