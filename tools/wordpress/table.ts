// What the plugin knows of elements and of the API: from the manifest, the contract and the gateway.
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { namedEndpoints } from '../../src/contract/endpoints.ts';
import { rateLimits } from '../../src/contract/rate-limits.ts';
import { mostConvoys } from '../../src/convoys/convoy.ts';
import { embeds } from '../../src/gateway/page/embed-data.ts';
import { failureMs } from '../../src/gateway/upstream/failures.ts';
import { freshSeconds, reserved, vtcName } from '../../src/gateway/upstream/question.ts';
import { restMs } from '../../src/gateway/upstream/rest.ts';
import { daySeconds, missingSeconds } from '../../src/gateway/upstream/source.ts';
import { loadableLanguages } from '../../src/locales/loadable.ts';
import { translations } from '../../src/locales/translations.ts';
import {
  type DocumentedAttribute,
  type DocumentedElement,
  isCommon,
} from '../generate/documented.ts';

/** Attributes that stand first, though every element has them; the configurator shows the same. */
const chief = new Set(['theme', 'lang', 'time-zone', 'heading']);

/** How an attribute is chosen in the editor. */
function controlOf({ name, values, list, open, type }: DocumentedAttribute): string {
  if (name === 'lang') return 'language';
  if (name.endsWith('time-zone')) return 'zone';
  if (type?.text === 'boolean') return 'flag';
  if (type?.text === 'number') return 'number';
  if (values && list) return 'list';
  return values && !open ? 'choice' : 'text';
}

const groupOf = (attribute: DocumentedAttribute): string => {
  if (attribute.name === 'vtc') return 'company';
  return !isCommon(attribute) || chief.has(attribute.name) ? 'look' : 'more';
};

function ruleOf(attribute: DocumentedAttribute) {
  const { values, list, open, separator, min, max, default: usual } = attribute;
  return {
    control: controlOf(attribute),
    group: groupOf(attribute),
    ...(values && { values }),
    ...(list && { list, separator }),
    ...(open && { open }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(usual !== undefined && usual !== 'false' && { default: usual }),
  };
}

const inOrder = ['company', 'look', 'more'];
const place = (attribute: DocumentedAttribute) => inOrder.indexOf(groupOf(attribute));

/** The attributes that anybody may set who may write a post: none that is a secret or leads elsewhere. */
const attributesOf = ({ attributes }: DocumentedElement) =>
  Object.fromEntries(
    attributes
      .filter(({ sensitive }) => !sensitive)
      .sort((one, other) => place(one) - place(other))
      .map((attribute) => [attribute.name, ruleOf(attribute)]),
  );

const schemaOf = (schema: unknown) =>
  z.toJSONSchema(schema as z.core.$ZodType, { io: 'input', unrepresentable: 'any' });

/** What may be asked, as the gateway has it. */
const questionOf = (endpoint: Endpoint) => ({
  path: endpoint.path,
  fresh: freshSeconds.get(endpoint),
  embed: endpoint.authentication === 'embed',
  query: endpoint.query ? (schemaOf(endpoint.query).properties ?? {}) : {},
  required: schemaOf(endpoint.response).required ?? [],
});

/** Languages of the elements with their own names. */
const languages = [...new Set(['en', ...Object.keys(translations), ...loadableLanguages])]
  .filter((code) => code !== 'pt')
  .sort()
  .map((code) => {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
    return [code, own.charAt(0).toLocaleUpperCase(code) + own.slice(1)];
  });

const seconds = (times: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, ms / 1000]));

/** All that the plugin knows, as plain data. */
export function pluginTable(elements: readonly DocumentedElement[]) {
  const asked = namedEndpoints.filter(([, endpoint]) => freshSeconds.has(endpoint));
  const half = ({ minute, fiveMinutes }: { minute: number; fiveMinutes: number }) => ({
    60: Math.floor(minute / 2),
    300: Math.floor(fiveMinutes / 2),
  });
  return {
    elements: Object.fromEntries(
      elements.map((element) => [
        element.tagName,
        {
          token: element.attributes.some(({ name }) => name === 'token'),
          links: element.tagName !== 'server-stats',
          company: element.tagName !== 'server-stats',
          refresh: embeds[element.tagName as keyof typeof embeds].refreshSeconds,
          attributes: attributesOf(element),
        },
      ]),
    ),
    questions: Object.fromEntries(asked.map(([name, endpoint]) => [name, questionOf(endpoint)])),
    languages,
    company: `/${vtcName.source}/D`,
    reserved: [...reserved],
    stale: daySeconds,
    missing: missingSeconds,
    failure: seconds(failureMs),
    rest: seconds(restMs),
    allowance: half(rateLimits.anonymous),
    most: { convoys: mostConvoys },
  };
}
