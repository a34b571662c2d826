import { html, nothing, type TemplateResult } from 'lit';
import { LruCache } from '../../../cache/lru-cache.js';
import { formatNumber } from '../../../intl/formats.js';
import { cssColor, parseColor } from '../../../theme/colors.js';
import { cssProperties } from '../../../ui/css-properties.js';
import type { RankedRole } from '../model/people.js';

const colors = new LruCache<string, string>(500);

/** A color in CSS syntax, parsed once per value; undefined where it is invalid. */
function validColor(color: string | null): string | undefined {
  if (!color) return undefined;
  return (
    colors.getOrCompute(color, () => {
      const parsed = parseColor(color);
      return parsed ? cssColor(parsed) : '';
    }) || undefined
  );
}

const signed = { signDisplay: 'always' } as const;

type NamedRole = Pick<RankedRole, 'name' | 'color'>;

const dotClass = (color: string | undefined): string => (color ? 'has-dot' : '');

/** The name of a group's role, after a dot in the role's color. */
export function roleName({ name, color }: NamedRole): TemplateResult {
  const dot = validColor(color);
  return html`<bdi class=${dotClass(dot)} ${cssProperties({ '--dot': dot })}>${name}</bdi>`;
}

/** Each role as a label. */
export const roleLabels = (roles: readonly NamedRole[]): TemplateResult[] =>
  roles.map(({ name, color }) => {
    const dot = validColor(color);
    return html`<bdi class="role ${dotClass(dot)}" part="badge" ${cssProperties({ '--dot': dot })}
      >${name}</bdi
    >`;
  });

/** The highest role as a label with the number of the others, whose names are in its title, for screen readers and on paper. */
export function roleSummary(
  [first, ...others]: readonly NamedRole[],
  locale: string,
): TemplateResult | typeof nothing {
  if (!first) return nothing;
  const dot = validColor(first.color);
  const hidden = others.map(({ name }) => name).join(', ');
  const more = hidden && ` ${formatNumber(locale, others.length, signed)}`;
  return html`<bdi
    class="role ${dotClass(dot)}"
    part="badge"
    title=${hidden || nothing}
    data-others=${hidden || nothing}
    ${cssProperties({ '--dot': dot })}
    >${first.name}${more}</bdi
  >`;
}
