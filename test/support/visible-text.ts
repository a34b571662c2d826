import { plainText } from './element-fixture.js';

/** Text that styles generate before or after an element. */
function generatedText(element: Element, pseudo: '::before' | '::after'): string {
  const [, text = ''] = /^"(.*)"$/.exec(getComputedStyle(element, pseudo).content) ?? [];
  return text;
}

/** The visible text of an element, generated content included; whitespace is collapsed, direction marks are removed. */
export function visibleText(element: HTMLElement): string {
  const generated = [...(element.shadowRoot?.querySelectorAll('.date-tile') ?? [])].flatMap(
    (element) => {
      const before = new Text(`${generatedText(element, '::before')} `);
      const after = new Text(` ${generatedText(element, '::after')}`);
      element.prepend(before);
      element.append(after);
      return [before, after];
    },
  );
  const { innerText = '' } =
    element.shadowRoot?.querySelector<HTMLElement>('[part~="base"]') ?? document.body;
  for (const text of generated) text.remove();
  return plainText(innerText);
}
