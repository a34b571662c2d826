import {
  cssProperties,
  html,
  type NamedRole,
  nothing,
  roleColor,
  type TemplateResult,
  shownName,
} from '../../../base.js';

/** The highest role as a label, after a dot in its color; the names of the others are in its title, for screen readers, on paper and in a wide table. */
export function roleSummary([first, ...others]: readonly NamedRole[]):
  TemplateResult | typeof nothing {
  if (!first) return nothing;
  const dot = roleColor(first);
  const names = others.map(({ name }) => `, ${shownName(name)}`).join('');
  return html`<span
    class="own role secondary ${dot && 'has-dot'}"
    part="badge"
    title=${names ? `${shownName(first.name)}${names}` : nothing}
    data-hidden-text=${names || nothing}
    ${cssProperties({ '--dot': dot })}
    >${shownName(first.name)}</span
  >`;
}
