import { elements } from '../widgets/all.js';
import type { Setting } from './manifest.js';
import { listedNames } from './names.js';
import { attributesOf, escapedAttribute, type SnippetParts } from './snippet.js';

/** Splits attributes into those of a visitor's page and those that the gateway or plugin sets. */
export function shared({ element, ...parts }: SnippetParts, others: readonly string[] = []) {
  const isExternal = ({ name, isSensitive }: Setting) => isSensitive || others.includes(name);
  const external = element.settings.filter(isExternal).map(({ name }) => name);
  const all = attributesOf({ element, ...parts }, false);
  return {
    attributes: all.filter(([name]) => !external.includes(name)),
    leftOut: all.flatMap(([name]) => (external.includes(name) ? name : [])),
  };
}

/**
 * Attributes of a frame, which loads at once and needs no structured data. A gateway takes no text for a heading from an
 * address, unless its owner has allowed hosts.
 */
export const frameOf = (parts: SnippetParts) =>
  shared(parts, [
    'loading',
    'structured-data',
    ...(parts.values.heading === '' ? [] : ['heading']),
  ]);

const heights = new Map<string, number>(elements.map(({ tag, frameHeight }) => [tag, frameHeight]));

/** Height of the frame of an element in px until the script sets it: that of the gateway. */
export const initialHeight = ({ tag }: SnippetParts['element']): number => heights.get(tag) ?? 600;

/** A frame of the gateway with the script that sets its height. */
export function frame(parts: SnippetParts): string {
  const { element, gateway, name } = parts;
  const permissions = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';
  const query = new URLSearchParams(frameOf(parts).attributes.map(([...pair]) => pair));
  const src = `${gateway}/embed/${element.tag}?${query}`;
  return [
    `<iframe src="${escapedAttribute(src)}" title="${escapedAttribute(name || element.tag)}" loading="lazy" sandbox="${permissions}" width="100%" height="${initialHeight(element)}" frameborder="0"></iframe>`,
    `<script src="${escapedAttribute(`${gateway}/vtc-frame.js`)}" async></script>`,
  ].join('\n');
}

/** Content of the badge for an element; others show the number of members. */
const badgeShows: Readonly<Record<string, string>> = {
  'vtc-upcoming-events': 'next',
  'vtc-live-events': 'next',
  'vtc-calendar': 'next',
  'server-stats': 'players',
};

/** URL of a badge of the gateway: of one company, or of the next convoy of several. */
export function badgeUrl(
  { element, gateway, vtc, values }: SnippetParts,
  type: 'svg' | 'png',
): string {
  const { theme = '', vtcs = '', include, also } = values;
  const show = badgeShows[element.tag] ?? 'members';
  const listed = listedNames(vtcs);
  const names = show === 'next' && listed.length > 0 ? listed : [vtc || (listed[0] ?? '')];
  const query = new URLSearchParams({
    show,
    ...(show === 'next' && include && { include }),
    ...(show === 'next' && also && { also }),
    ...(/^(light|dark)$/.test(theme) && { theme }),
    ...(values.lang && { lang: values.lang }),
    ...(values['time-zone'] && { 'time-zone': values['time-zone'] }),
  });
  return `${gateway}/badge/${names.join('+')}.${type}?${query}`;
}
