import type { Setting } from './manifest.js';
import { attributesOf, escaped, type SnippetParts } from './snippet.js';

/** What of the attributes somebody else decides: who runs the gateway, or the plugin. */
export function shared({ element, ...parts }: SnippetParts, others: readonly string[] = []) {
  const isTheirs = ({ name, isSensitive }: Setting) => isSensitive || others.includes(name);
  const theirs = element.settings.filter(isTheirs).map(({ name }) => name);
  const all = attributesOf({ element, ...parts }, false);
  return {
    attributes: all.filter(([name]) => !theirs.includes(name)),
    leftOut: all.flatMap(([name]) => (theirs.includes(name) ? name : [])),
  };
}

/** A frame starts at once, and leaves search engines to the page around it. */
export const frameOf = (parts: SnippetParts) => shared(parts, ['loading', 'structured-data']);

/** A frame of the gateway, and the script that gives it its height. */
export function frame(parts: SnippetParts): string {
  const { element, gateway, name } = parts;
  const permissions = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';
  const query = new URLSearchParams(frameOf(parts).attributes.map(([...pair]) => pair));
  const src = `${gateway}/embed/${element.tag}?${query}`;
  return [
    `<iframe src="${escaped(src)}" title="${escaped(name || element.tag)}" loading="lazy" sandbox="${permissions}" width="100%" height="480" frameborder="0"></iframe>`,
    `<script src="${escaped(`${gateway}/vtc-frame.js`)}" async></script>`,
  ].join('\n');
}

/** What a badge says in the place of each element. */
const badgeShows: Readonly<Record<string, string>> = {
  'vtc-upcoming-events': 'next',
  'vtc-live-events': 'next',
  'server-stats': 'players',
};

/** Address of a badge that the gateway draws. */
export function badge(
  { element, gateway, vtc, values }: SnippetParts,
  type: 'svg' | 'png',
): string {
  const { theme = '' } = values;
  const query = new URLSearchParams({
    show: badgeShows[element.tag] ?? 'members',
    ...(/^(light|dark)$/.test(theme) && { theme }),
    ...(values.lang && { lang: values.lang }),
    ...(values['time-zone'] && { 'time-zone': values['time-zone'] }),
  });
  return `${gateway}/badge/${vtc}.${type}?${query}`;
}
