import {
  cssProperties,
  html,
  type NamedRole,
  nothing,
  roleColor,
  type TemplateResult,
  type Translate,
  shownName,
} from '../../../base.js';

/** A role as a label; `others` are the names of roles that it stands for as well. */
function label(role: NamedRole, text: string, others?: string): TemplateResult {
  const dot = roleColor(role);
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
