/** Least size of a target, in px (WCAG 2.5.8). */
const size = 24;

/** Whether a link is in a sentence, whose line height limits its size. */
function isInSentence(link: HTMLElement): boolean {
  if (getComputedStyle(link).display !== 'inline') return false;
  const block = link.closest<HTMLElement>('p, li, dd, td, blockquote');
  const text = (node: Node | null) => node?.textContent?.replace(/\s/g, '') ?? '';
  return block !== null && text(block).length > text(link).length;
}

/** Links and controls of an element that are smaller than 24 px, except for links in sentences. */
export function smallTargets(element: HTMLElement): string[] {
  const all = element.shadowRoot?.querySelectorAll<HTMLElement>(
    'a, button, summary, input, select, textarea, [role="button"], [tabindex="0"][role]',
  );
  const targets = [...(all ?? [])].filter(
    (target) => !target.matches('.visually-hidden') && target.checkVisibility(),
  );
  return targets.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) >= size - 0.01 || isInSentence(target)) return [];
    return `${width.toFixed(1)} x ${height.toFixed(1)} px: ${target.outerHTML}`;
  });
}
