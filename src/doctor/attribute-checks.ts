import { closest, distance } from 'fastest-levenshtein';
import { langHolder } from '../dom/lang.js';
import { canonicalTags } from '../intl/language-tag.js';
import { findingAbout, type Finding, warning } from './findings.js';
import { attributeValues, observedAttributes, type AttributeValues } from './manifest.js';
import { settingOf } from './page.js';
import { tokenProblem } from './token-checks.js';
import { zoneLookalike, type ZoneLookalike } from './time-zones.js';

/** A warning about the markup of an element. */
export const markupWarning = (element: Element, message: string, remedy: string): Finding =>
  findingAbout(element, warning('setup', message, remedy));

/** Global HTML attributes. */
const globalAttributes = new Set(
  'id class style lang dir hidden slot title part exportparts role tabindex translate inert is nonce popover accesskey draggable spellcheck autofocus contenteditable enterkeyhint inputmode itemid itemprop itemref itemscope itemtype anchor'.split(
    ' ',
  ),
);

/** Whether an attribute belongs to HTML, a framework, a site builder or a script. */
const isForeign = (name: string) =>
  globalAttributes.has(name) ||
  /[:@.[\](){}#*_]|^(data|aria|x|v|ng|wp|astro|svelte|hx|on)-|^on[a-z]+$/.test(name);

/** Unknown attributes, each with the nearest known one. */
function unknownAttributes(element: Element): Finding[] {
  const known = observedAttributes(element);
  if (known.length === 0) return [];
  return element.getAttributeNames().flatMap((name) => {
    const isToken = name === 'token' && tokenProblem(settingOf(element, name), false);
    if (known.includes(name) || isForeign(name) || isToken) return [];
    const nearest = closest(name, known);
    const isNear = distance(name, nearest) <= Math.max(2, name.length / 3);
    return markupWarning(
      element,
      `<${element.localName}> has no attribute “${name}”.`,
      isNear
        ? `The nearest is:\n${nearest}="${element.getAttribute(name)}"`
        : `Remove it, or look up its name in the documentation:\n${name}="${element.getAttribute(name)}"`,
    );
  });
}

/** How to fix an attribute's value; undefined if it is valid. */
function valueRemedy(name: string, value: string, valid: AttributeValues): string | undefined {
  if ('flag' in valid)
    return /^(false|no|off|0)$/i.test(value)
      ? `A boolean attribute is on whenever it is present. To turn it off, remove:\n${name}="${value}"`
      : undefined;
  if (value === '') return undefined;
  if ('isUrl' in valid) {
    const [field = ''] = /\{\w+\}/.exec(valid.remedy) ?? [];
    const example = `${name}="https://northern-haul.example/${field}"`;
    return valid.isUrl(value) ? undefined : `${valid.remedy.replace(/^u/, 'U')}:\n${example}`;
  }
  if ('min' in valid) {
    const { min, max } = valid;
    const number = Number(value);
    if (number >= min && number <= max) return undefined;
    const range = `The value is a number from ${min} to ${max}`;
    return Number.isNaN(number)
      ? `${range}, such as:\n${name}="${min}"`
      : `${range}; the nearest is:\n${name}="${number < min ? min : max}"`;
  }
  const { values, list } = valid;
  const tokens = list ? value.split(/[\s,]+/).filter(Boolean) : [value];
  if (tokens.every((token) => values.includes(token))) return undefined;
  const nearest = new Set(tokens.map((token) => closest(token.toLowerCase(), values)));
  return `The value is ${list ? 'any' : 'one'} of ${values.join(', ')}; the nearest is:\n${name}="${[...nearest].join(' ')}"`;
}

/** Invalid attribute values, each with the valid ones and the nearest of them. */
const invalidValues = (element: Element): Finding[] =>
  [...attributeValues(element)].flatMap(([name, valid]) => {
    const value = settingOf(element, name);
    const remedy = valueRemedy(name, value, valid);
    if (remedy === undefined) return [];
    return markupWarning(
      element,
      `<${element.localName}> does not accept ${name}="${value}".`,
      remedy,
    );
  });

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const maxZones = 5;

function lookalikeFinding(
  element: Element,
  name: string,
  text: string,
  { kind, zones }: ZoneLookalike,
): Finding {
  const message =
    kind === 'offset'
      ? `“${text}” is an offset from UTC, not a time zone: it ignores daylight saving time.`
      : `“${text}” is a name of several time zones, not a time zone.`;
  const fitting = zones.slice(0, maxZones).map((zone) => `${name}="${zone}"`);
  const remedy = ['Write the zone of a city, such as one of these:', ...fitting].join('\n');
  return markupWarning(
    element,
    message,
    zones.length > 0 ? remedy : `Write the zone of a city:\n${name}="Europe/Berlin"`,
  );
}

/** Time zones that the browser does not know. */
function unknownZones(element: Element): Finding[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return ['time-zone', 'second-time-zone'].flatMap((name) => {
    const zone = settingOf(element, name);
    if (zone === '' || zone === 'none' || isTimeZone(zone)) return [];
    const lookalike = zoneLookalike(zone);
    if (lookalike) return lookalikeFinding(element, name, zone, lookalike);
    const city = zone.split('/').at(-1) ?? zone;
    const nearest =
      zones.find((zone) => zone.split('/').at(-1)?.toLowerCase() === city.toLowerCase()) ??
      closest(zone, zones);
    return markupWarning(
      element,
      `There is no time zone “${zone}”.`,
      `The nearest is:\n${name}="${nearest}"`,
    );
  });
}

function isLanguage(tag: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return canonicalTags(tag).some((tag) => names.of(new Intl.Locale(tag).language) !== undefined);
}

/** An invalid `lang` on the element or an ancestor. */
function unknownLanguage(element: Element): Finding[] {
  const holder = langHolder(element);
  const language = holder?.getAttribute('lang') ?? '';
  if (!holder || isLanguage(language)) return [];
  const message = `lang="${language}" is not a language code, so the element uses the browser's language.`;
  return [markupWarning(holder, message, 'Write the code of the language:\nlang="de"')];
}

/** URLs without `https://`, which lead to a page of the site. */
const relativeAddresses = (element: Element): Finding[] =>
  [...attributeValues(element)].flatMap(([name, valid]) => {
    const value = settingOf(element, name);
    if (!('isUrl' in valid) || !/^(www\.|[\w-]+(\.[\w-]+)+\/)/i.test(value)) return [];
    return markupWarning(
      element,
      `${name}="${value}" leads to a page of your own site.`,
      `If it is the address of another site, write:\n${name}="https://${value}"`,
    );
  });

/** Attributes that have no effect because of another one. */
function withoutEffect(element: Element): Finding[] {
  const tag = element.localName;
  const placement = settingOf(element, 'placement');
  const template = settingOf(element, 'href-template');
  const findings: Finding[] = [];
  const isKnown = observedAttributes(element).includes('placement');
  if (isKnown && /^(top|bottom)$/.test(placement) && settingOf(element, 'layout') !== 'bar')
    findings.push(
      markupWarning(
        element,
        `<${tag}> is not at the ${placement} of the window: placement is for the bar.`,
        'Add, or remove placement:\nlayout="bar"',
      ),
    );
  if (element.getAttribute('details')?.trim() === 'dialog' && template && tag !== 'vtc-card')
    findings.push(
      markupWarning(
        element,
        `<${tag}> opens no dialog: names of convoys are links by href-template.`,
        `Remove one of the two attributes:\ndetails="dialog"\nhref-template="${template}"`,
      ),
    );
  return findings;
}

/** A month that is not in the format of `<input type="month">`. */
function invalidMonth(element: Element): Finding[] {
  const month = settingOf(element, 'month');
  const isKnown = observedAttributes(element).includes('month');
  if (!isKnown || month === '' || /^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return [];
  const remedy = 'Write year and month:\nmonth="2026-11"';
  return [
    markupWarning(element, `<${element.localName}> does not accept month="${month}".`, remedy),
  ];
}

/** Checks the attributes of an element, and the `lang` of its ancestors. */
export const checkAttributes = (element: Element): Finding[] => [
  ...unknownAttributes(element),
  ...invalidValues(element),
  ...invalidMonth(element),
  ...relativeAddresses(element),
  ...withoutEffect(element),
  ...unknownZones(element),
  ...unknownLanguage(element),
];
