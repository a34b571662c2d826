import type { LoadedFile } from './snippet.js';

/** Result of loading the bundle: its hash and its style sheet, or the problem. */
export interface FileCheck {
  readonly script?: LoadedFile;
  readonly style?: LoadedFile;
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

/** Loads a script and the style sheet beside it, and hashes them if `isHashed`. */
export async function checkFile(
  url: string,
  isHashed: boolean,
  signal: AbortSignal,
): Promise<FileCheck> {
  const remedy = 'Enter the address of vtc-widgets.js on your own site or on a CDN.';
  if (!URL.canParse(url)) return { problem: 'This is not a URL.', remedy };
  const script = await load(url, /javascript/, signal);
  if (!script) return { problem: 'Other sites cannot load a script from this address.', remedy };
  if (!allowsCors(url, script.response))
    return { problem: 'This server does not allow other sites to load the file (CORS).', remedy };
  const file = async (address: string, bytes: ArrayBuffer): Promise<LoadedFile> => ({
    url: address,
    ...(isHashed && { integrity: await sha384(bytes) }),
  });
  const styleUrl = url.replace(/(vtc-widgets[^/]*)\.js(?=\?|$)/, '$1.css');
  const style = styleUrl === url ? undefined : await load(styleUrl, /css/, signal);
  return {
    script: await file(url, script.bytes),
    ...(style && { style: await file(styleUrl, style.bytes) }),
    message:
      isHashed && !isPinned(url)
        ? 'The script is there, but its address contains no version: after an update, browsers reject it because of the hash in your code.'
        : 'The script is there, and other sites may load it.',
  };
}
