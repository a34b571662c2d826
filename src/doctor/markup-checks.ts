import { closest, distance } from 'fastest-levenshtein';
import { maxListedCompanies } from '../contract/tokens.js';
import { containsPage } from '../dom/nodes.js';
import { checkAttributes, markupWarning } from './attribute-checks.js';
import { findingAbout, error, type Finding } from './findings.js';
import { tags } from './manifest.js';
import {
  allElements,
  listedCompanies,
  findBase,
  hasProvidedData,
  isWidgetTag,
  settingOf,
  widgets,
} from './page.js';
import { fieldOf } from './request.js';

/** Undefined tags that resemble one of ours. */
function misspelledTags(): Finding[] {
  return [...allElements()].flatMap((element) => {
    const tag = element.localName;
    const isUnknown =
      Reflect.get(element, Symbol.toStringTag) === 'HTMLUnknownElement' ||
      element.matches(':not(:defined)');
    if (isWidgetTag(tag) || !isUnknown) return [];
    const nearest = closest(tag.replaceAll('_', '-'), tags);
    if (distance(tag, nearest) > 4 && !/^(vtc|server)-/.test(tag)) return [];
    return markupWarning(
      element,
      `There is no element <${tag}>.`,
      `Change the start tag and the end tag:\n<${nearest}></${nearest}>`,
    );
  });
}

const looksLikeJson = (text: string | null) => /^\s*[[{]\s*["“”„«{[]/.test(text ?? '');

/** JSON data that is shown as text, because an editor removed its script tag. */
function visibleJson(element: Element): Finding[] {
  const children = [...element.childNodes].filter(
    ({ nodeName }) => !['SCRIPT', 'TEMPLATE'].includes(nodeName),
  );
  const siblings = [element.previousSibling, element.nextSibling].flatMap((node) =>
    !node || ['SCRIPT', 'STYLE'].includes(node.nodeName) ? [] : node,
  );
  const texts = [
    children.map(({ textContent }) => textContent).join(''),
    ...siblings.map(({ textContent }) => textContent),
  ];
  if (!texts.some(looksLikeJson)) return [];
  return [
    markupWarning(
      element,
      'The data of this element is shown as text: an editor removed its script tag.',
      'Add it again as plain HTML, or remove the data so that the element requests it:\n<script type="application/json">{ … }</script>',
    ),
  ];
}

/** The start tag of an element, as in the source of the page. */
function startTag({ localName, attributes }: Element): string {
  const pairs = [...attributes].map(({ name, value }) => ` ${name}="${value}"`);
  return `<${localName}${pairs.join('')}>`;
}

/** An element that is not closed, and contains what follows it on the page. */
function swallowedPage(element: HTMLElement): Finding[] {
  if (!containsPage(element)) return [];
  const tag = element.localName;
  return [
    findingAbout(
      element,
      error(
        'setup',
        `<${tag}> contains the rest of the page, which is hidden with its fallback content: its end tag is missing.`,
        `Write the end tag; “/>” does not close it:\n${startTag(element)}</${tag}>`,
      ),
    ),
  ];
}

/** More companies in `vtcs` than are shown, and a token that is not used. */
function companyLists(element: Element): Finding[] {
  const vtcs = listedCompanies(element);
  const own = settingOf(element, 'vtc');
  const findings: Finding[] = [];
  if (vtcs.length > maxListedCompanies)
    findings.push(
      markupWarning(
        element,
        `vtcs has ${vtcs.length} companies; those after the twelfth are left out.`,
        `Remove some, or show them in a second element:\nvtcs="${vtcs.slice(0, maxListedCompanies).join(' ')}"`,
      ),
    );
  if (vtcs.length > 0 && !vtcs.includes(own) && settingOf(element, 'token') !== '')
    findings.push(
      markupWarning(
        element,
        'The token is not used: the lists of several companies are public.',
        `Remove token, or add your company to vtcs and set vtc to it:\nvtc="${own}" vtcs="${[own, ...vtcs].filter(Boolean).join(' ')}"`,
      ),
    );
  return findings;
}

/** Missing `vtc` or API base. */
function missingSettings(element: Element): Finding[] {
  if (hasProvidedData(element)) return [];
  const tag = element.localName;
  const missing = (message: string, remedy: string) =>
    findingAbout(element, error('setup', message, remedy));
  const findings: Finding[] = [];
  if (
    tag !== 'server-stats' &&
    settingOf(element, 'vtc') === '' &&
    listedCompanies(element).length === 0
  )
    findings.push(
      missing(
        `<${tag}> has no company.`,
        `Add the id or handle of your company:\n<${tag} vtc="northern_haul"></${tag}>`,
      ),
    );
  if (findBase(element) === '' && element.matches(':defined'))
    findings.push(
      missing(
        'The address of the API is missing on this page.',
        'Add it to the script tag:\ndata-api-base="https://api.example"',
      ),
    );
  return findings;
}

/** The elements' own messages about missing or invalid settings, for settings that no other check covers. */
export const setupErrors = (): Finding[] =>
  widgets().flatMap((element) => {
    const failure: unknown = Reflect.get(element, 'error');
    if (fieldOf(failure, 'code') !== 'SETUP') return [];
    const message = `<${element.localName}> shows an error, because a setting is missing or invalid.`;
    const remedy = `${String(fieldOf(failure, 'message'))}\n${startTag(element)}`;
    return [findingAbout(element, error('setup', message, remedy))];
  });

function noElements(): Finding[] {
  if (widgets().length > 0 || misspelledTags().length > 0) return [];
  const message = 'No element of vtc-widgets is on this page; an editor may have removed it.';
  const remedy = 'Add it as plain HTML:\n<vtc-card vtc="northern_haul"></vtc-card>';
  return [error('setup', message, remedy)];
}

/** Checks the page's markup without sending requests. */
export const checkMarkup = (): Finding[] => [
  ...noElements(),
  ...misspelledTags(),
  ...widgets().flatMap((element) => [
    ...missingSettings(element),
    ...companyLists(element),
    ...swallowedPage(element),
    ...checkAttributes(element),
    ...visibleJson(element),
  ]),
];
