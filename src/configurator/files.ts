import type { ElementSettings } from './manifest.js';
import { packageUrl, whole } from './package-url.js';
import type { LoadedFile } from './snippet.js';

/** Result of loading the scripts and their style sheet, or the problem. */
export interface FileCheck {
  readonly scripts?: readonly LoadedFile[];
  readonly style?: LoadedFile;
  /** Hashes of the files that the scripts may import, by URL. */
  readonly imports?: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly problem?: string;
  readonly remedy?: string;
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

async function load(url: string, type: RegExp, signal: AbortSignal) {
  try {
    const response = await fetch(url, { credentials: 'omit', cache: 'no-cache', signal });
    const isRight = response.ok && type.test(response.headers.get('content-type') ?? '');
    return isRight ? { response, bytes: await response.arrayBuffer() } : undefined;
  } catch (cause) {
    if (signal.aborted) throw cause;
    return undefined;
  }
}

/** Other sites need this header; the same site can see whether it is sent. */
const allowsCors = (url: string, { headers }: Response) =>
  new URL(url).origin !== location.origin || headers.has('access-control-allow-origin');

/** Whether a URL contains a version, so that its file does not change. */
const isPinned = (url: string) => /@\d+\.\d+\.\d+|\/v?\d+\.\d+\.\d+\//.test(url);

/** The element and its page, and the URL of any script of the package. */
export interface WantedFiles extends Pick<ElementSettings, 'tag' | 'bundle'> {
  readonly address: string;
  /** Whether the page has other elements too. */
  readonly others: boolean;
  readonly isHashed: boolean;
}

async function loadAll(names: readonly string[], address: string, signal: AbortSignal) {
  const all = names.map(async (name) => {
    const url = packageUrl(name, address);
    const loaded = await load(url, /javascript/, signal);
    return loaded && { url, ...loaded };
  });
  const files = (await Promise.all(all)).filter((file) => file !== undefined);
  return files.length === names.length ? files : undefined;
}

/** Hashes of `integrity.json` beside the script, of the files that scripts import; undefined if there is none. */
async function importHashes(address: string, signal: AbortSignal) {
  const loaded = await load(packageUrl('integrity.json', address), /json/, signal);
  if (!loaded) return undefined;
  const hashes: unknown = JSON.parse(new TextDecoder().decode(loaded.bytes));
  const all = Object.entries(Object(hashes) as Record<string, unknown>);
  return Object.fromEntries(
    all.flatMap(([name, hash]) =>
      /^(locales\/[\w-]+|vtc-more|vtc-widgets)\.js$/.test(name) && typeof hash === 'string'
        ? [[packageUrl(name, address), hash] as const]
        : [],
    ),
  );
}

/** Loads the scripts for an element and the style sheet beside them, and hashes them if `isHashed`. An element that is alone on its page uses its single script. */
export async function checkFiles(
  { tag, bundle, address, others, isHashed }: WantedFiles,
  signal: AbortSignal,
): Promise<FileCheck> {
  const remedy = `Enter the address of ${whole} on your own site or on a CDN.`;
  if (!URL.canParse(address)) return { problem: 'This is not a URL.', remedy };
  const single = `single/${tag}.js`;
  const alone = others ? undefined : await loadAll([single], address, signal);
  const files = alone ?? (await loadAll([...new Set([whole, bundle])], address, signal));
  if (!files) return { problem: 'Other sites cannot load a script from this address.', remedy };
  if (!files.every(({ url, response }) => allowsCors(url, response)))
    return { problem: 'This server does not allow other sites to load the file (CORS).', remedy };
  const file = async (url: string, bytes: ArrayBuffer): Promise<LoadedFile> => ({
    url,
    ...(isHashed && { integrity: await sha384(bytes) }),
  });
  const styleUrl = packageUrl('vtc-widgets.css', address);
  const style = await load(styleUrl, /css/, signal);
  const imports = isHashed ? await importHashes(address, signal) : undefined;
  const isUnpinned = isHashed && !files.every(({ url }) => isPinned(url));
  return {
    scripts: await Promise.all(files.map(({ url, bytes }) => file(url, bytes))),
    ...(style && { style: await file(styleUrl, style.bytes) }),
    ...(imports && { imports }),
    message: [
      isUnpinned
        ? 'The address of the script contains no version: after an update, browsers reject it because of the hash in your code.'
        : 'Other sites can load the script.',
      others || alone ? '' : ` There is no ${single} beside it, so the code loads ${whole}.`,
    ].join(''),
  };
}

/** Whether a server has a script at this URL that other sites may load. */
export async function isScript(url: string, signal: AbortSignal): Promise<boolean> {
  const loaded = URL.canParse(url) ? await load(url, /javascript/, signal) : undefined;
  return loaded !== undefined && allowsCors(url, loaded.response);
}
