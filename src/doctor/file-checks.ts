import { error, type Finding, hint, warning } from './findings.js';
import { files, tags } from './manifest.js';
import { copies, type Copy, scriptTags, singleTag, widgets } from './page.js';

const whole = 'vtc-widgets.js';

/** Tags on the page, each once. */
const usedTags = (): string[] => [...new Set(widgets().map(({ localName }) => localName))];

const list = (names: readonly string[]) => [...new Set(names)].join(', ');
const tagList = (names: readonly string[]) => list(names.map((tag) => `<${tag}>`));
const nameOf = (url: string) => {
  const tag = singleTag(url);
  return tag ? `single/${tag}.js` : (new URL(url).pathname.split('/').at(-1) ?? url);
};

const line = (src: string, apiBase?: string) =>
  `<script type="module" src="${src}"${apiBase ? ` data-api-base="${apiBase}"` : ''}></script>`;

/** The line that loads another file of the folder that a script is in, with the same API base. */
function lineFor(file: string, url: string): string {
  const folder = new URL(singleTag(url) ? '..' : '.', url);
  const apiBase = scriptTags().find(({ dataset }) => dataset.apiBase)?.dataset.apiBase;
  return line(new URL(file, folder).href, file.endsWith('more.js') ? undefined : apiBase);
}

/** The lines that load the files of all elements of the page, from the folder of a script. */
const neededLines = (url: string): string =>
  [...new Set([whole, ...usedTags().map((tag) => files[tag] ?? whole)])]
    .map((file) => lineFor(file, url))
    .join('\n');

/** Elements whose file is not on the page, though others are; undefined if the loaded files should define all. */
export function missingFiles(): Finding | undefined {
  const urls = scriptTags().map(({ src }) => src);
  const missing = usedTags().filter((tag) => !customElements.get(tag));
  const [single] = urls.filter((url) => singleTag(url));
  const absent = [...new Set(missing.map((tag) => files[tag] ?? whole))].filter(
    (file) => !urls.some((url) => nameOf(url) === file),
  );
  const [url] = urls;
  if (!url || absent.length === 0) return undefined;
  return error(
    'setup',
    `No file on this page defines ${tagList(missing)}: ${list(urls.map(nameOf))} ${urls.length > 1 ? 'do' : 'does'} not contain it.`,
    single
      ? `Replace the scripts of vtc-widgets by:\n${neededLines(url)}`
      : `Add the file that does:\n${absent.map((file) => lineFor(file, url)).join('\n')}`,
  );
}

const linesOf = (all: readonly Copy[]) => all.map(({ url }) => line(url)).join('\n');

/** Several files that contain the same code; undefined if there are none. */
export function checkCopies(): Finding | undefined {
  const all = copies();
  const [first, ...others] = all;
  if (!first || others.length === 0) return undefined;
  const singles = all.filter(({ url }) => singleTag(url));
  const versions = [...new Set(all.map(({ version }) => version))].join(' and ');
  if (singles.length > 0 && singles.length < all.length)
    return warning(
      'setup',
      `${whole} and ${list(singles.map(({ url }) => nameOf(url)))} are both on this page (${versions}) and contain the same code.`,
      `Replace the scripts of vtc-widgets by:\n${neededLines(first.url)}`,
    );
  if (new Set(singles.map(({ url }) => singleTag(url))).size > 1)
    return warning(
      'setup',
      `${list(singles.map(({ url }) => nameOf(url)))} are on this page (${versions}); each contains what all elements share.`,
      `Replace them by:\n${neededLines(first.url)}`,
    );
  const more = scriptTags().find(({ src }) => nameOf(src) === 'vtc-more.js');
  const imported = more && others.find(({ url }) => url === new URL(whole, more.src).href);
  if (imported && !scriptTags().some(({ src }) => src === imported.url))
    return warning(
      'setup',
      `vtc-more.js from ${more.src} imports a second vtc-widgets.js (${versions}), as ${first.url} is in another folder.`,
      `Load both files from one folder:\n${neededLines(more.src)}`,
    );
  return warning(
    'setup',
    `vtc-widgets is loaded ${all.length} times (${versions}); ${first.version} from ${first.url} is used.`,
    `Remove what you do not need:\n${linesOf(others)}`,
  );
}

/** A hint if a smaller file would do: the page has all elements, but uses one. */
export function smallerFile(): Finding[] {
  const [tag = '', ...otherTags] = usedTags();
  const [copy, ...otherCopies] = copies();
  const isSmaller = copy && nameOf(copy.url) === whole && tags.includes(tag);
  if (!isSmaller || otherTags.length + otherCopies.length > 0) return [];
  return [
    hint(
      'setup',
      `<${tag}> is the only element on this page; its own file is smaller than ${whole}.`,
      `If the folder single is beside ${whole}, load:\n${lineFor(`single/${tag}.js`, copy.url)}`,
    ),
  ];
}
