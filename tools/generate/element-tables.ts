// Markdown tables of elements, from the manifest.
import {
  type Documented,
  type DocumentedAttribute,
  type DocumentedElement,
  isCommon,
} from './documented.ts';

type Elements = readonly DocumentedElement[];

const isOwn = (attribute: Documented) => !isCommon(attribute);
const code = (text = '') => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '');
const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Description of an attribute's valid values. */
function takes({ values, list, open, separator, min, max, type }: DocumentedAttribute): string {
  const words = values?.map((value) => `\`${value}\``).join(', ') ?? '';
  if (list && !values) return separator === ',' ? 'names with commas between them' : 'words';
  if (list) return `any of ${words}`;
  if (values) return open ? `text such as ${words}` : words;
  if (max === Number.MAX_SAFE_INTEGER) return `a whole number, ${min ?? 0} or more`;
  if (min !== undefined || max !== undefined) return `${min ?? ''} to ${max ?? ''}`;
  return type?.text === 'boolean' ? 'present or not' : 'text';
}

/** Valid values of an attribute, and its default. */
const valuesAndDefault = (attribute: DocumentedAttribute) =>
  attribute.default ? `${takes(attribute)}; default ${code(attribute.default)}` : takes(attribute);

const attributeTable = (attributes: readonly DocumentedAttribute[]) =>
  table(
    ['attribute', 'values, default', 'meaning'],
    attributes.map((attribute) => [
      code(attribute.name),
      valuesAndDefault(attribute),
      cell(attribute.description),
    ]),
  );

const named = (title: string, all: readonly Documented[]) =>
  table(
    [title, 'meaning'],
    all.map(({ name, description }) => [code(name || 'default'), cell(description)]),
  );

const eventTable = (events: readonly Documented[]) =>
  table(
    ['event', 'type', 'when'],
    events.map(({ name, type, description }) => [code(name), code(type?.text), cell(description)]),
  );

const elementOf = (elements: Elements, tag: string): DocumentedElement => {
  const found = elements.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`<${tag}> is not in the manifest.`);
  return found;
};

/** The fields that `href-template` may have; empty for an element without links. */
function templateFields(attributes: readonly DocumentedAttribute[]): string {
  const fields = attributes.find(({ name }) => name === 'href-template')?.fields ?? [];
  if (fields.length === 0) return '';
  return `\`href-template\` may have these fields of an item: ${fields.map((name) => `\`{${name}}\``).join(', ')}.`;
}

/** The documented attributes, parts and events of an element as sections, without those that all elements have. */
export function reference(elements: Elements, tag: string): string {
  const { attributes, cssParts, events } = elementOf(elements, tag);
  const parts = cssParts.filter(isOwn);
  const sections = [
    ['Attributes', attributeTable(attributes.filter(isOwn))],
    [
      undefined,
      'It also has the [attributes of every element](../attributes.md), such as `theme`, `lang` and `heading`. Each attribute has a property of the same name in camel case: `heading-level` is `headingLevel`.',
    ],
    [undefined, templateFields(attributes)],
    ['Events', eventTable(events)],
    [
      undefined,
      'More: [events, properties, methods and slots](../events-and-data.md) of every element.',
    ],
    ['Parts', parts.length > 0 ? named('part', parts) : ''],
    [
      undefined,
      'Style them with `::part(…)`. It also has the [parts, custom properties and states of every element](../theming.md#custom-properties-parts-and-states).',
    ],
  ] as const;
  return sections
    .filter(([, text]) => text)
    .map(([title, text]) => (title ? `## ${title}\n\n${text}` : text))
    .join('\n\n');
}

/** All elements with what each shows and the script for pages with several elements. */
export const elementList = (elements: Elements): string =>
  table(
    ['element', 'shows', 'script'],
    elements.map(({ tagName, description, bundle }) => [
      `[\`<${tagName}>\`](${tagName}.md)`,
      cell(description.replace(/^Shows? /, '')),
      code(bundle),
    ]),
  );

/** Attributes that every element has. */
export const commonAttributes = (elements: Elements): string =>
  attributeTable(elements[0]?.attributes.filter(isCommon) ?? []);

/** Properties and methods that every element has and that are no attributes. */
export function commonMembers([element]: Elements): string {
  const settings = new Set(element?.attributes.map(({ fieldName }) => fieldName));
  const others =
    element?.members.filter((member) => isCommon(member) && !settings.has(member.name)) ?? [];
  const rows = others.map(({ name, kind, type, description, readonly }) => [
    code(kind === 'method' ? `${name}()` : name),
    kind === 'method' ? 'method' : readonly ? 'read only' : 'get, set',
    name === 'data' ? '' : code(type?.text),
    cell(description),
  ]);
  return table(['property', 'use', 'type', 'meaning'], rows);
}

/** Events of all elements, whose `detail` differs. */
export const commonEvents = ([element]: Elements): string =>
  eventTable(element?.events.filter(isCommon) ?? []);

/** Slots that every element has. */
export const slots = ([element]: Elements): string =>
  named('slot', element?.slots.filter(isCommon) ?? []);

/** Custom properties, parts and states, which style sheets can use. */
export function themingTables([element]: Elements): string {
  if (!element) return '';
  const properties = element.cssProperties.map(({ name, description, ...property }) => [
    code(name),
    cell(description),
    code(property.default),
  ]);
  const states = element.cssStates.map((cssState) => ({
    ...cssState,
    name: `:state(${cssState.name})`,
  }));
  return [
    table(['custom property', 'meaning', 'default'], properties),
    named('part', element.cssParts.filter(isCommon)),
    named('state', states),
  ].join('\n\n');
}

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** A WordPress plugin that loads the file and lets editors keep the elements with all their attributes. */
export function wordpressPlugin(elements: Elements): string {
  const common = (elements[0]?.attributes ?? []).filter(isCommon).map(({ name }) => name);
  const own = elements.map(
    ({ tagName, attributes }) =>
      `        '${tagName}' => [${list(attributes.filter(isOwn).map(({ name }) => name))}],`,
  );
  return `<?php
/* Plugin Name: VTC widgets */
add_action('wp_head', function () {
    echo '<script type="module" src="https://cdn.example/vtc-widgets.js" data-api-base="https://api.example"></script>';
});
add_filter('wp_kses_allowed_html', function ($allowed, $context) {
    if ($context !== 'post') return $allowed;
    $common = ['class', ${list(common)}];
    $own = [
${own.join('\n')}
    ];
    foreach ($own as $tag => $names) {
        $allowed[$tag] = array_fill_keys(array_merge($common, $names), true);
    }
    return $allowed;
}, 10, 2);`;
}
