import { elements } from '../../tools/manifest/elements.mjs';

interface Documented {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
  readonly inheritedFrom?: { readonly name: string };
  readonly fieldName?: string;
  readonly readonly?: boolean;
  readonly kind?: string;
  readonly type?: { readonly text: string };
}

interface Element {
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly Documented[];
  readonly members: readonly Documented[];
  readonly events: readonly Documented[];
  readonly slots: readonly Documented[];
  readonly cssParts: readonly Documented[];
  readonly cssProperties: readonly Documented[];
  readonly cssStates: readonly Documented[];
}

/** The elements of the built manifest. */
export const documented = (): readonly Element[] => elements() as Element[];

const code = (text = '') => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '');
const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What all elements have; what only some share counts as each one's own. */
const isInherited = ({ inheritedFrom }: Documented) => inheritedFrom?.name === 'VtcElement';
const isOwn = (one: Documented) => !isInherited(one);

const attributeTable = (attributes: readonly Documented[]) =>
  table(
    ['attribute', 'property', 'meaning', 'default'],
    attributes.map(({ name, fieldName = name, description, ...one }) => [
      code(name),
      code(fieldName),
      cell(description),
      code(one.default?.replaceAll("'", '')),
    ]),
  );

const named = (title: string, all: readonly Documented[]) =>
  table(
    [title, 'meaning'],
    all.map(({ name, description }) => [code(name || 'default'), cell(description)]),
  );

/** What one element has besides what all have; empty for an element that is not there. */
export function elementTables(tag: string): string {
  const element = documented().find(({ tagName }) => tagName === tag);
  if (!element) return '';
  const parts = element.cssParts.filter(isOwn).map(({ name }) => code(name));
  const select = element.events.find(({ name }) => name === 'vtc-select');
  return [
    element.description,
    attributeTable(element.attributes.filter(isOwn)),
    parts.length > 0 ? `Parts of its own: ${parts.join(', ')}.` : '',
    select ? `\`vtc-select\`: ${select.description}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What every element has: attributes, properties, methods, events and slots. */
export function commonTables(): string {
  const [element] = documented();
  if (!element) return '';
  const attributes = element.attributes.filter(isInherited);
  const settings = new Set(attributes.map(({ fieldName = '' }) => fieldName));
  const others = element.members.filter((one) => isInherited(one) && !settings.has(one.name));
  const members = others.map(({ name, kind, type, description, ...one }) => [
    code(kind === 'method' ? `${name}()` : name),
    kind === 'method' ? 'method' : one.readonly ? 'read only' : 'get, set',
    name === 'data' ? '' : code(type?.text),
    cell(description),
  ]);
  const events = element.events.map(({ name, type, description }) => [
    code(name),
    code(name === 'vtc-error' ? type?.text : detailOf[name]),
    cell(name === 'vtc-select' ? 'A link of an item was activated; cancelable.' : description),
  ]);
  return [
    attributeTable(attributes),
    table(['property', '', 'type', 'meaning'], members),
    table(['event', 'detail', 'meaning'], events),
    'Events bubble and leave shadow roots. Codes of errors are those of the API, and `NETWORK`, `TIMEOUT`, `BAD_RESPONSE` and `SETUP` (the page is set up wrongly).',
    named('slot', element.slots.filter(isInherited)),
  ].join('\n\n');
}

const detailOf: Record<string, string> = { 'vtc-load': '{ data }', 'vtc-select': '{ item }' };

/** What a style sheet can reach: custom properties, parts and states. */
export function themingTables(): string {
  const [element] = documented();
  if (!element) return '';
  const properties = element.cssProperties.map(({ name, description, ...one }) => [
    code(name),
    cell(description),
    code(one.default),
  ]);
  return [
    table(['custom property', 'meaning', 'default'], properties),
    named('part', element.cssParts.filter(isInherited)),
    named(
      'state',
      element.cssStates.map((one) => ({ ...one, name: `:state(${one.name})` })),
    ),
  ].join('\n\n');
}

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** The plugin that lets WordPress keep the elements, with all their attributes. */
export function wordpress(): string {
  const all = documented();
  const common = (all[0]?.attributes ?? []).filter(isInherited).map(({ name }) => name);
  const own = all.map(
    ({ tagName, attributes }) =>
      `        '${tagName}' => [${list(attributes.filter(isOwn).map(({ name }) => name))}],`,
  );
  return `\`\`\`php
<?php
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
}, 10, 2);
\`\`\``;
}
