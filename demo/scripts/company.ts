// The example site of a company: its switches, and the HTML below each element.
import { loadElements, startSite } from './site.js';
import { markupOf, setTokens, widgetsIn } from './widgets.js';

const { facts, apiBase } = await startSite();
const { gateway } = facts;
setTokens(facts, gateway !== null);

const elements = widgetsIn(document);
const theme = document.querySelector<HTMLSelectElement>('[name=theme]');
const language = document.querySelector<HTMLSelectElement>('[name=language]');

function addMarkupBelow(element: HTMLElement): void {
  const details = document.createElement('details');
  details.className = 'markup';
  const summary = document.createElement('summary');
  summary.textContent = `HTML of <${element.localName}>`;
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  pre.textContent = markupOf(element);
  details.append(summary, pre);
  element.after(details);
}

/** Sets the colours of the page, which its elements take on; `auto` is a dark page with elements in the company's colours. */
function setTheme(name: string): void {
  document.documentElement.dataset.theme = name === 'auto' ? 'dark' : name;
  for (const element of elements) element.setAttribute('theme', name === 'auto' ? 'auto' : 'page');
}

for (const code of facts.languages) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  language?.add(new Option(name, code));
}
for (const element of elements)
  if (!element.matches('[layout="badge"], [layout="compact"], [layout="bar"]'))
    addMarkupBelow(element);
theme?.addEventListener('change', () => setTheme(theme.value));
language?.addEventListener('change', () => {
  for (const element of elements) element.lang = language.value;
});
for (const section of document.querySelectorAll<HTMLElement>('[data-gateway]'))
  section.hidden = gateway === null;
if (gateway !== null) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-gateway] a'))
    link.href = `${gateway}${link.dataset.path ?? ''}`;
  for (const badge of document.querySelectorAll<HTMLImageElement>('[data-gateway] img'))
    badge.src = `${gateway}${badge.dataset.path ?? ''}`;
}
await loadElements(facts, gateway === null ? apiBase : `${gateway}/api`);
