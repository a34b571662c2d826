import { documentProperty } from '../dom/document.js';
import { findingAbout, type Finding, warning } from './findings.js';
import { settingOf, widgets } from './page.js';

/** Width in pixels below which an element has no space for its content. */
const minWidth = 120;

/** Problems that a style sheet of the page causes, each with the declaration that fixes it. */
function styleProblems(element: HTMLElement): readonly (readonly [string, string])[] {
  const { opacity, visibility, overflowY, fontSize } = getComputedStyle(element);
  const isClipped = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 4;
  return [
    ...(Number(opacity) < 0.1 ? [['transparent', 'opacity: 1'] as const] : []),
    ...(visibility === 'hidden' ? [['hidden', 'visibility: visible'] as const] : []),
    ...(isClipped ? [['clipped', 'height: auto; max-height: none'] as const] : []),
    ...(parseFloat(fontSize) < 9
      ? [[`set in text of ${fontSize}`, 'font-size: 1rem'] as const]
      : []),
  ];
}

function checkElement(element: HTMLElement): Finding[] {
  if (!element.checkVisibility() || settingOf(element, 'when-empty') === 'hide') return [];
  const tag = element.localName;
  const finding = (message: string, css: string) =>
    findingAbout(
      element,
      warning('page', message, `Add this to your style sheet:\n${tag} { ${css}; }`),
    );
  const width = Math.round(element.getBoundingClientRect().width);
  const style = styleProblems(element).map(([problem, css]) =>
    finding(`Your site's style sheet makes <${tag}> ${problem}.`, css),
  );
  if (width >= minWidth) return style;
  const message =
    width === 0
      ? `<${tag}> has no width: its container gives it no space.`
      : `<${tag}> is only ${width} pixels wide.`;
  return [
    finding(message, 'display: block; flex: 1 1 18rem; min-width: min(18rem, 100%)'),
    ...style,
  ];
}

/** Checks how the page's layout and style sheets affect the elements. */
export const checkLayout = (): Finding[] =>
  widgets()
    .filter((element) => element.matches(':defined'))
    .flatMap(checkElement);

/** Width of each element, and whether its space is reserved while the page loads. */
export function layoutFacts(): string[] {
  const widths = widgets().map(
    (element) =>
      `<${element.localName}> is ${Math.round(element.getBoundingClientRect().width)} px wide`,
  );
  const isReserved = [...documentProperty('styleSheets')].some(({ href }) =>
    /vtc-widgets.*\.css/.test(href ?? ''),
  );
  return [
    ...widths,
    isReserved
      ? 'vtc-widgets.css reserves space for the elements'
      : 'No space is reserved: add vtc-widgets.css if the page moves while it loads',
  ];
}
