import type { CDPSession, ElementHandle, Page } from 'puppeteer-core';

type Node = Awaited<ReturnType<typeof treeOf>>[number];

const treeOf = async (session: CDPSession) =>
  (await session.send('Accessibility.getFullAXTree')).nodes;

/** Roles of which a screen reader speaks; what stands in others is read as if it stood in their parents. */
const stops = new Set([
  'button',
  'columnheader',
  'DisclosureTriangle',
  'group',
  'heading',
  'link',
  'list',
  'listitem',
  'region',
  'row',
  'rowheader',
  'search',
  'searchbox',
  'slider',
  'status',
  'table',
]);
/** Roles that are named by what stands in them. */
const namedByContent = new Set(['button', 'DisclosureTriangle', 'heading', 'link']);

const textOf = (value: unknown) =>
  String(value ?? '')
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();

/** The text that a slider has instead of its number; versions of Chromium differ in what their tree says of it. */
async function valueTextOf(session: CDPSession, backendNodeId: number): Promise<string> {
  const { node } = await session.send('DOM.describeNode', { backendNodeId });
  const { attributes = [] } = node;
  const index = attributes.indexOf('aria-valuetext');
  return index < 0 ? '' : textOf(attributes[index + 1]);
}

/** One stop: role, level, name, state and value. */
function line({ role, name, properties = [] }: Node, value = ''): string {
  const states = new Map(properties.map(({ name: state, value }) => [state, value.value]));
  const isDisclosure = role?.value === 'DisclosureTriangle';
  const words = textOf(name?.value);
  return [
    isDisclosure ? 'disclosure' : textOf(role?.value),
    role?.value === 'heading' ? ` ${textOf(states.get('level'))}` : '',
    words && ` "${words}"`,
    states.has('expanded') ? (states.get('expanded') ? ', expanded' : ', collapsed') : '',
    states.has('pressed') ? (states.get('pressed') === 'true' ? ', pressed' : ', not pressed') : '',
    value && `, ${value}`,
  ].join('');
}

/** What a screen reader reads of a page in Chromium, a line a stop, in order; what stands in a stop is indented. */
export async function readingIn(page: Page): Promise<string[]> {
  const session = await page.createCDPSession();
  const nodes = await treeOf(session);
  const values = new Map<string, string>();
  for (const { nodeId, role, backendDOMNodeId } of nodes)
    if (role?.value === 'slider' && backendDOMNodeId)
      values.set(nodeId, await valueTextOf(session, backendDOMNodeId));
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  let words = '';
  const flush = (depth: number) => {
    if (textOf(words)) lines.push(`${'  '.repeat(depth)}text "${textOf(words)}"`);
    words = '';
  };
  const read = (node: Node, depth: number): void => {
    const role = textOf(node.role?.value);
    if (role === 'StaticText') words += ` ${textOf(node.name?.value)}`;
    const isStop = !node.ignored && stops.has(role);
    if (isStop) {
      flush(depth);
      lines.push('  '.repeat(depth) + line(node, values.get(node.nodeId)));
    }
    if (role === 'StaticText' || (isStop && namedByContent.has(role))) return;
    const inner = isStop ? depth + 1 : depth;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) read(child, inner);
    }
    if (isStop) flush(inner);
  };
  if (nodes[0]) read(nodes[0], 0);
  flush(0);
  return lines;
}

/** The elements of a role and a name that the engine finds below a node of its accessibility tree. */
export const named = (root: ElementHandle, role: string, name: string): Promise<ElementHandle[]> =>
  root.$$(`aria/${name}[role="${role}"]`);
