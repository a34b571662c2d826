import { closest, distance } from 'fastest-levenshtein';
import { copies } from './copies.js';
import type { Finding } from './finding.js';
import {
  baseOf,
  everyElement,
  isGivenData,
  ourElements,
  selectorOf,
  settingOf,
  tags,
} from './page.js';
import { wrongValues } from './value-checks.js';

const warning = (element: Element, message: string, remedy: string): Finding => ({
  id: 'setup',
  severity: 'warning',
  element: selectorOf(element),
  message,
  remedy,
});

const isOurs = (tag: string) => tags.some((one) => one === tag);

/** Tags that nobody knows and that look like ours. */
export function misspeltTags(): Finding[] {
  return [...everyElement()].flatMap((element) => {
    const tag = element.localName;
    const isUnknown = element instanceof HTMLUnknownElement || element.matches(':not(:defined)');
    if (isOurs(tag) || !isUnknown) return [];
    const nearest = closest(tag.replaceAll('_', '-'), tags);
    if (distance(tag, nearest) > 4 && !/^(vtc|server)-/.test(tag)) return [];
    return warning(
      element,
      `There is no element <${tag}>.`,
      `Write it so, at its end too:\n<${nearest}></${nearest}>`,
    );
  });
}

/** Attributes that every HTML element has. */
const common = new Set(
  'id class style lang dir hidden slot title part exportparts role tabindex translate inert is nonce popover accesskey draggable spellcheck autofocus contenteditable enterkeyhint inputmode itemid itemprop itemref itemscope itemtype anchor'.split(
    ' ',
  ),
);

/** Frameworks, builders and scripts leave marks of their own, which are no mistakes. */
const isForeign = (name: string) =>
  common.has(name) ||
  /[:@.[\](){}#*_]|^(data|aria|x|v|ng|wp|astro|svelte|hx|on)-|^on[a-z]+$/.test(name);

function knownAttributes(element: Element): readonly string[] {
  const definition = customElements.get(element.localName);
  const observed: unknown = definition && Reflect.get(definition, 'observedAttributes');
  return Array.isArray(observed) ? observed.map(String) : [];
}

/** Attributes that an element does not know, each with the nearest that it does. */
export function unknownAttributes(element: Element): Finding[] {
  const known = knownAttributes(element);
  if (known.length === 0) return [];
  return element.getAttributeNames().flatMap((name) => {
    if (known.includes(name) || isForeign(name)) return [];
    const nearest = closest(name, known);
    const isNear = distance(name, nearest) <= Math.max(2, name.length / 3);
    return warning(
      element,
      `<${element.localName}> has no attribute “${name}”.`,
      isNear
        ? `The nearest is:\n${nearest}="${element.getAttribute(name)}"`
        : 'Remove it, or look its name up in the documentation.',
    );
  });
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Time zones that no browser knows. */
export function unknownZones(element: Element): Finding[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return ['time-zone', 'second-time-zone'].flatMap((name) => {
    const zone = settingOf(element, name);
    if (zone === '' || zone === 'none' || isZone(zone)) return [];
    const city = zone.split('/').at(-1) ?? zone;
    const nearest =
      zones.find((one) => one.split('/').at(-1)?.toLowerCase() === city.toLowerCase()) ??
      closest(zone, zones);
    return warning(element, `There is no time zone “${zone}”.`, `Perhaps:\n${name}="${nearest}"`);
  });
}

function isLanguage(tag: string): boolean {
  try {
    const [language = ''] = tag.split('-');
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return Intl.getCanonicalLocales(tag).length === 1 && names.of(language) !== undefined;
  } catch {
    return false;
  }
}

/** A `lang` that is no language, on the element or around it. */
export function unknownLanguage(element: Element): Finding[] {
  const holder = element.closest('[lang]');
  const language = holder?.getAttribute('lang')?.trim() ?? '';
  if (!holder || language === '' || isLanguage(language)) return [];
  const message = `lang="${language}" is no language, so the element speaks that of the browser.`;
  return [warning(holder, message, 'Write the code of the language:\nlang="de"')];
}

const looksLikeJson = (text: string | null) => /^\s*[[{]\s*["“”„«{[]/.test(text ?? '');

/** Data for an element whose script tag an editor took away, so that it stands on the page as text. */
export function strandedJson(element: Element): Finding[] {
  const inside = [...element.childNodes].filter(
    (node) => !(node instanceof HTMLScriptElement || node instanceof HTMLTemplateElement),
  );
  const around = [element.previousSibling, element.nextSibling].flatMap((node) =>
    node instanceof HTMLScriptElement || node instanceof HTMLStyleElement ? [] : (node ?? []),
  );
  const texts = [inside.map(({ textContent }) => textContent).join(''), ...around.map(textOf)];
  if (!texts.some(looksLikeJson)) return [];
  return [
    warning(
      element,
      'The data of this element stands on the page as text: an editor removed its script tag.',
      'Put it back as plain HTML, or leave the data out so that the element asks for it:\n<script type="application/json">{ … }</script>',
    ),
  ];
}

const textOf = (node: Node) => node.textContent;

/** An element that cannot know whom to show or whom to ask. */
export function missingSettings(element: Element): Finding[] {
  if (isGivenData(element)) return [];
  const tag = element.localName;
  const missing = (message: string, remedy: string): Finding => ({
    ...warning(element, message, remedy),
    severity: 'error',
  });
  const findings: Finding[] = [];
  if (tag !== 'server-stats' && settingOf(element, 'vtc') === '')
    findings.push(
      missing(
        `<${tag}> does not say which company it is to show.`,
        `Add the id or handle of yours:\n<${tag} vtc="northern_haul"></${tag}>`,
      ),
    );
  if (baseOf(element) === '' && element.matches(':defined'))
    findings.push(
      missing(
        'Nothing on this page says where the API is.',
        'Add it to the script tag:\ndata-api-base="https://api.example"',
      ),
    );
  return findings;
}

/** A page that has none of the elements. */
function noElements(): Finding[] {
  if (ourElements().length > 0 || misspeltTags().length > 0) return [];
  const message = 'No element of vtc-widgets is on this page; an editor may have removed it.';
  const remedy = 'Put it in as plain HTML:\n<vtc-card vtc="northern_haul"></vtc-card>';
  return [{ id: 'setup', severity: 'error', element: null, message, remedy }];
}

/** More than one copy of the bundle. */
export function secondCopy(): Finding[] {
  const all = copies();
  if (all.length < 2) return [];
  const versions = [...new Set(all.map(({ version }) => version))].join(' and ');
  const [first, ...others] = all;
  return [
    {
      id: 'setup',
      severity: 'warning',
      element: null,
      message: `vtc-widgets is on this page ${all.length} times (${versions}); ${first?.version} from ${first?.url} serves.`,
      remedy: `Remove what is not needed:\n${others.map(({ url }) => `<script type="module" src="${url}"></script>`).join('\n')}`,
    },
  ];
}

/** What is wrong with how the page is written, without asking anybody. */
export const checkSetup = (): Finding[] => [
  ...noElements(),
  ...secondCopy(),
  ...misspeltTags(),
  ...ourElements().flatMap((element) => [
    ...missingSettings(element),
    ...unknownAttributes(element),
    ...wrongValues(element),
    ...unknownZones(element),
    ...unknownLanguage(element),
    ...strandedJson(element),
  ]),
];
