import type { CDPSession, ElementHandle, Page } from 'puppeteer-core';

type Node = Awaited<ReturnType<typeof treeOf>>[number];

const treeOf = async (session: CDPSession) =>
  (await session.send('Accessibility.getFullAXTree')).nodes;

/** Roles that a screen reader announces; content of others is part of their parents. */
const announcedRoles = new Set([
  'button',
  'checkbox',
  'columnheader',
  'combobox',
  'dialog',
  'DisclosureTriangle',
  'form',
  'group',
  'heading',
  'link',
  'list',
  'listitem',
  'radio',
  'radiogroup',
  'region',
  'row',
  'rowheader',
  'search',
  'searchbox',
  'slider',
  'status',
  'table',
  'textbox',
]);
/** Roles that are named by their content. */
const namedByContent = new Set(['button', 'DisclosureTriangle', 'heading', 'link']);

const textOf = (value: unknown) =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();

/** `aria-valuetext` of a slider; versions of Chromium differ in its value in their tree. */
async function valueTextOf(session: CDPSession, backendNodeId: number): Promise<string> {
  const { node } = await session.send('DOM.describeNode', { backendNodeId });
  const { attributes = [] } = node;
  const index = attributes.indexOf('aria-valuetext');
  return index < 0 ? '' : textOf(attributes[index + 1]);
}

/** A line with role, level, name, state and value. */
function line({ role, name, properties = [] }: Node, value = ''): string {
  const states = new Map(properties.map(({ name: state, value }) => [state, value.value]));
  const isDisclosure = role?.value === 'DisclosureTriangle';
  const text = textOf(name?.value);
  return [
    isDisclosure ? 'disclosure' : textOf(role?.value),
    role?.value === 'heading' ? ` ${textOf(states.get('level'))}` : '',
    text && ` "${text}"`,
    states.has('expanded') ? (states.get('expanded') ? ', expanded' : ', collapsed') : '',
    states.has('pressed') ? (states.get('pressed') === 'true' ? ', pressed' : ', not pressed') : '',
    value && `, ${value}`,
  ].join('');
}

/** The accessibility tree of a page in Chromium, a line per node, in order, with children indented. */
export async function accessibilityTree(page: Page): Promise<string[]> {
  const session = await page.createCDPSession();
  const nodes = await treeOf(session);
  const values = new Map<string, string>();
  for (const { nodeId, role, backendDOMNodeId } of nodes)
    if (role?.value === 'slider' && backendDOMNodeId)
      values.set(nodeId, await valueTextOf(session, backendDOMNodeId));
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  let text = '';
  const flush = (depth: number) => {
    if (textOf(text)) lines.push(`${'  '.repeat(depth)}text "${textOf(text)}"`);
    text = '';
  };
  const read = (node: Node, depth: number): void => {
    const role = textOf(node.role?.value);
    if (role === 'StaticText') text += ` ${textOf(node.name?.value)}`;
    const isAnnounced = !node.ignored && announcedRoles.has(role);
    if (isAnnounced) {
      flush(depth);
      lines.push('  '.repeat(depth) + line(node, values.get(node.nodeId)));
    }
    if (role === 'StaticText' || (isAnnounced && namedByContent.has(role))) return;
    const inner = isAnnounced ? depth + 1 : depth;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) read(child, inner);
    }
    if (isAnnounced) flush(inner);
  };
  if (nodes[0]) read(nodes[0], 0);
  flush(0);
  return lines;
}

/** The elements of a role and a name that the engine finds below a node of its accessibility tree. */
export const named = (root: ElementHandle, role: string, name: string): Promise<ElementHandle[]> =>
  root.$$(`aria/${name}[role="${role}"]`);
