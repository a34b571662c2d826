import {
  cssProperties,
  formats,
  html,
  type NamedRole,
  nothing,
  roleColor,
  type TemplateResult,
  shownName,
} from '../../../base.js';

/** The highest role as a label; the names of the others are in its title, for screen readers and on paper, their number in a table. */
export function roleSummary(
  [first, ...others]: readonly NamedRole[],
  locale?: string,
): TemplateResult | typeof nothing {
  if (!first) return nothing;
  const dot = roleColor(first);
  const names = others.map(({ name }) => shownName(name)).join(', ');
  const count =
    locale && names
      ? `\u00a0${formats.formatNumber(locale, others.length, { signDisplay: 'always' })}`
      : '';
  return html`<span
    class="own role secondary ${dot && 'has-dot'}"
    part="badge"
    title=${names || nothing}
    data-hidden-text=${names ? `${count ? ':' : ','} ${names}` : nothing}
    ${cssProperties({ '--dot': dot })}
    >${shownName(first.name)}${count}</span
  >`;
}
