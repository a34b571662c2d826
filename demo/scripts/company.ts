// The believable company's page: its switches, and the lines to look at below each element.
import { markupOf } from './lines.js';
import { loadElements, startSite } from './site.js';
import { widgetsIn, giveTokens } from './tokens.js';

const { facts, apiBase } = await startSite();
const { gateway } = facts;
giveTokens(facts, gateway !== null);
for (const picture of document.querySelectorAll<HTMLImageElement>('[data-picture]'))
  picture.src = `${apiBase ?? ''}${picture.dataset.picture ?? ''}`;

const elements = widgetsIn(document);
const switches = document.querySelector<HTMLFormElement>('.switches');
const theme = switches?.querySelector<HTMLSelectElement>('[name=theme]');
const language = switches?.querySelector<HTMLSelectElement>('[name=language]');

function linesBelow(element: HTMLElement): void {
  const lines = document.createElement('details');
  lines.className = 'lines';
  const summary = document.createElement('summary');
  summary.textContent = `The line for <${element.localName}>`;
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  pre.textContent = markupOf(element);
  lines.append(summary, pre);
  element.after(lines);
}

/** Colours of the page and its elements; `auto` leaves the company its own on a dark page. */
function dress(name: string): void {
  document.documentElement.dataset.theme = name === 'auto' ? 'dark' : name;
  for (const element of elements) element.setAttribute('theme', name === 'auto' ? 'auto' : 'page');
}

for (const code of facts.languages) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  language?.add(new Option(name, code));
}
for (const element of elements) {
  if (!element.matches('[layout="badge"], [layout="compact"]')) linesBelow(element);
}
theme?.addEventListener('change', () => dress(theme.value));
language?.addEventListener('change', () => {
  for (const element of elements) element.lang = language.value;
});
for (const place of document.querySelectorAll<HTMLElement>('[data-gateway]'))
  place.hidden = gateway === null;
if (gateway !== null) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-gateway] a'))
    link.href = `${gateway}${link.dataset.path ?? ''}`;
  for (const badge of document.querySelectorAll<HTMLImageElement>('[data-gateway] img'))
    badge.src = `${gateway}${badge.dataset.path ?? ''}`;
}
await loadElements(gateway === null ? apiBase : `${gateway}/api`);
