import type { LoadedFile } from './snippet.js';

/** What was found at the address of the bundle: its hash, its style sheet, or what is wrong. */
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

/** A page of another site needs this header; a page of the same one sees whether it is there. */
const isOpen = (url: string, { headers }: Response) =>
  new URL(url).origin !== location.origin || headers.has('access-control-allow-origin');

/** Whether an address names a version, so that what lies there does not change. */
const isPinned = (url: string) => /@\d+\.\d+\.\d+|\/v?\d+\.\d+\.\d+\//.test(url);

/** Looks at the bundle and the style sheet beside it, and hashes them where asked. */
export async function hashOfFile(
  url: string,
  isHashed: boolean,
  signal: AbortSignal,
): Promise<FileCheck> {
  const elsewhere = 'Give the address of vtc-widgets.js on your own site or on a CDN.';
  if (!URL.canParse(url)) return { problem: 'That is no address.', remedy: elsewhere };
  const script = await load(url, /javascript/, signal);
  if (!script)
    return { problem: 'No script can be loaded from there by other sites.', remedy: elsewhere };
  if (!isOpen(url, script.response)) {
    const problem = 'This host does not let other sites load the file (CORS).';
    return { problem, remedy: elsewhere };
  }
  const file = async (address: string, bytes: ArrayBuffer): Promise<LoadedFile> => ({
    url: address,
    ...(isHashed && { integrity: await sha384(bytes) }),
  });
  // The style sheet that keeps the room of elements lies beside the bundle, and beside no other file.
  const styleUrl = url.replace(/(vtc-widgets[^/]*)\.js(?=\?|$)/, '$1.css');
  const style = styleUrl === url ? undefined : await load(styleUrl, /css/, signal);
  return {
    script: await file(url, script.bytes),
    ...(style && { style: await file(styleUrl, style.bytes) }),
    message:
      isHashed && !isPinned(url)
        ? 'The file is there, but its address names no version: when it changes, the hash in your lines refuses it.'
        : 'The file is there, and other sites may load it.',
  };
}
