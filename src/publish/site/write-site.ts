import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { VtcDetail } from '../../contract/vtc-detail.js';
import { badgeColors } from '../../gateway/badge/render.js';
import { packageFiles } from '../../gateway/node/files.js';
import { textsFor } from '../../gateway/texts.js';
import { shownName } from '../../text/shown-name.js';
import { FolderError } from '../folder.js';
import type { Snapshot } from '../snapshot.js';
import { scriptFolder, siteFileNames, siteFiles } from './pages.js';

export interface SiteOptions {
  /** Folder of the site. */
  readonly site: string;
  /** Folder of the published files, in that of the site. */
  readonly out: string;
  readonly vtc: string;
  readonly language: string | undefined;
}

/** Relative URL of the published folder; throws a `FolderError` if it is not in the folder of the site. */
function publishedUrl({ site, out }: Pick<SiteOptions, 'site' | 'out'>): string {
  const path = relative(resolve(site), resolve(out));
  if (!path || path.startsWith('..') || resolve(path) === path)
    throw new FolderError(`${out} has to be in the folder of the site, such as ${site}/vtc.`);
  return path.split(sep).map(encodeURIComponent).join('/');
}

/** Throws a `FolderError` if a file of the site exists: a site is written once, and is the owner's from then on. */
export async function requireNewSite(options: Pick<SiteOptions, 'site' | 'out'>): Promise<void> {
  publishedUrl(options);
  const { site } = options;
  const names = await readdir(site).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw new FolderError(`${site} cannot be used as folder of the site (${error.code}).`);
  });
  const existing = siteFileNames.filter((name) => names.includes(name));
  if (existing.length > 0)
    throw new FolderError(
      `${site} has ${existing.join(', ')} already, and nothing of it is overwritten: run without --site, or choose another folder.`,
    );
}

/** The scripts that the pages load, by path. */
function siteScripts(): Readonly<Record<string, string>> {
  const isUsed = (name: string) =>
    /^(vtc-(widgets|more|doctor)\.js|vtc-widgets\.css|locales\/.*)$/.test(name);
  const files = Object.entries(packageFiles()).filter(([name]) => isUsed(name));
  if (files.length === 0) throw new FolderError('The scripts of this package are not built.');
  return Object.fromEntries(files.map(([name, text]) => [`${scriptFolder}/${name}`, text]));
}

/** Writes the pages of a company that was published; returns the paths of the files. */
export async function writeSite(options: SiteOptions): Promise<string[]> {
  const { site, out, vtc, language } = options;
  await requireNewSite(options);
  const { responses } = JSON.parse(await readFile(join(out, `${vtc}.json`), 'utf8')) as Snapshot;
  const { name, handle, theme, language: own } = responses['/vtcs/-']?.json as VtcDetail;
  const pages = await siteFiles({
    vtc,
    name: shownName(name, handle),
    ...textsFor(language, own),
    colors: badgeColors(theme, false),
    published: publishedUrl(options),
  });
  const files = Object.entries({ ...pages, ...siteScripts() });
  for (const [path, text] of files) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    // Fails for a file that was written in the meantime.
    await writeFile(join(site, path), text, { flag: 'wx' });
  }
  return files.map(([path]) => path);
}
