import type { Finding } from './finding.js';
import { ourElements, selectorOf, settingOf } from './page.js';

/** Below this an element has no room for a word and a number. */
const leastWidth = 120;

const isShown = (element: Element) => element.checkVisibility?.() ?? true;

/** A group of lines that a page's style sheet has, and what it does to an element. */
function spoilt(element: HTMLElement): readonly (readonly [string, string])[] {
  const { opacity, visibility, overflowY, fontSize } = getComputedStyle(element);
  const isCut = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 4;
  return [
    ...(Number(opacity) < 0.1 ? [['is transparent', 'opacity: 1'] as const] : []),
    ...(visibility === 'hidden' ? [['is hidden', 'visibility: visible'] as const] : []),
    ...(isCut && overflowY === 'hidden'
      ? [['is cut off below', 'height: auto; max-height: none'] as const]
      : []),
    ...(parseFloat(fontSize) < 9 ? [[`has text of ${fontSize}`, 'font-size: 1rem'] as const] : []),
  ];
}

/** What the page's layout and style sheets do to an element. */
function checkElement(element: HTMLElement): Finding[] {
  if (!isShown(element) || settingOf(element, 'when-empty') === 'hide') return [];
  const finding = (message: string, css: string): Finding => ({
    id: 'page',
    severity: 'warning',
    element: selectorOf(element),
    message,
    remedy: `Add this to your style sheet:\n${element.localName} { ${css}; }`,
  });
  const width = Math.round(element.getBoundingClientRect().width);
  const style = spoilt(element).map(([what, css]) =>
    finding(`<${element.localName}> ${what}, by your site's style sheet.`, css),
  );
  if (width >= leastWidth) return style;
  const message =
    width === 0
      ? `<${element.localName}> has no width: the box around it gives it none.`
      : `<${element.localName}> is only ${width} pixels wide.`;
  return [
    finding(message, 'display: block; flex: 1 1 18rem; min-width: min(18rem, 100%)'),
    ...style,
  ];
}

/** What of the page reaches its elements. */
export const checkPage = (): Finding[] =>
  ourElements()
    .filter((element) => element.matches(':defined'))
    .flatMap(checkElement);

/** Widths of the elements, and how much moved as the page was loaded. */
export function pageFacts(): string[] {
  const widths = ourElements().map(
    (element) =>
      `<${element.localName}> ${Math.round(element.getBoundingClientRect().width)} px wide`,
  );
  const reserves = [...document.styleSheets].some(({ href }) =>
    /vtc-widgets.*\.css/.test(href ?? ''),
  );
  return [
    ...widths,
    reserves
      ? 'Room is reserved by vtc-widgets.css'
      : 'No room is reserved: link vtc-widgets.css if the page jumps while it loads',
  ];
}
