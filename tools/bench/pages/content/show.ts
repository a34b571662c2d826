import { type CSSResultGroup, type CSSResult, render, type TemplateResult } from 'lit';
import { white } from '../../../../src/theme/colors.js';
import { themeCss } from '../../../../src/theme/palette.js';
import { html } from '../../../../src/ui/html.js';

/** The members of an element that render its content. */
interface ContentElement extends HTMLElement {
  readonly context: unknown;
  chooseLanguage(tag: string): void;
  derive(data: unknown, context: unknown): unknown;
  renderData(model: unknown): TemplateResult;
}

/** The class of an element. */
type ElementClass = CustomElementConstructor & { readonly elementStyles: CSSResultGroup[] };

const pageColors = { colors: {}, behind: white, isDark: false };
const lightTheme = {
  theme: 'light',
  look: 'plain',
  isFrameless: false,
  companyTheme: undefined,
} as const;

/** The element of the page in which the content is shown. */
export const place = document.querySelector<HTMLElement>('#w')!;

async function load(path: string): Promise<unknown> {
  return (await fetch((place.dataset['api'] ?? '/api') + path)).json();
}

/**
 * Renders the content of an element with its class, templates and styles, but without states, a skeleton, shared requests,
 * checked responses, and the colours of the page.
 * `parts` are the paths below the API of the responses by their names in the data, or the path of the whole data.
 */
export async function showContent(
  Element: ElementClass,
  attributes: Readonly<Record<string, string>>,
  parts: string | Readonly<Record<string, string>>,
): Promise<void> {
  const loading =
    typeof parts === 'string'
      ? load(parts)
      : Promise.all(
          Object.entries(parts).map(async ([name, path]) => [name, await load(path)] as const),
        ).then(Object.fromEntries);
  customElements.define('x-content', Element);
  const element = document.createElement('x-content') as ContentElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.chooseLanguage('en');

  const root = place.attachShadow({ mode: 'open' });
  const colors = new CSSStyleSheet();
  colors.replaceSync(themeCss(lightTheme, pageColors));
  const sheets = Element.elementStyles.flatMap((style) => (style as CSSResult).styleSheet ?? []);
  root.adoptedStyleSheets = [...sheets, colors];
  const model = element.derive(await loading, element.context);
  render(html`<section class="base ready" lang="en">${element.renderData(model)}</section>`, root);
}
