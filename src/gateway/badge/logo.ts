import type { Clock } from '../../client/clock.js';
import { limitedBytes } from '../../client/limited-body.js';
import { pictureSize } from './picture-size.js';
import type { CacheEngine } from '../cache/engine.js';
import { isPublicName } from '../networks.js';

/** What a picture of others may be at most. */
export interface PictureLimits {
  /** Prefix of cache keys. */
  readonly name: string;
  readonly bytes: number;
  /** Width and height: a picture of a few bytes can have a size that takes seconds and gigabytes to decode. */
  readonly pixels: number;
}

export const logoLimits: PictureLimits = { name: 'logo', bytes: 200_000, pixels: 2048 };
export const bannerLimits: PictureLimits = { name: 'banner', bytes: 1_000_000, pixels: 2560 };

const timeoutMs = 2000;
const freshSeconds = 86_400;
const failureSeconds = 600;

/** Bitmap formats by their first bytes; SVG is left out, as it can contain more than a picture. */
const signatures: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8/],
];

/** Whether a URL is https with the default port, without credentials, and names a public host. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  const isPlain = port === '' && username === '' && password === '';
  return protocol === 'https:' && isPlain && isPublicName(hostname);
}

export interface PictureOptions {
  readonly fetchLogo: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  readonly cache: CacheEngine;
  readonly clock: Clock;
}

function dataUrlOf(bytes: Uint8Array, maxPixels: number): string | undefined {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const type = signatures.find(([, start]) => start.test(binary))?.[0];
  const size = pictureSize(bytes);
  if (!size || Math.max(size.width, size.height) > maxPixels) return undefined;
  return type && `data:${type};base64,${btoa(binary)}`;
}

/** Fetches pictures of companies as data URLs: bitmaps within limits from public https hosts, within 2 s, without redirects. */
export function createPictures(
  { fetchLogo, cache, clock }: PictureOptions,
  { name, bytes: maxBytes, pixels: maxPixels }: PictureLimits,
) {
  const inFlight = new Map<string, Promise<string | undefined>>();

  async function download(url: string): Promise<string | undefined> {
    const controller = new AbortController();
    const timer = clock.setTimeout(() => controller.abort(), timeoutMs);
    try {
      const { signal } = controller;
      const response = await fetchLogo?.(url, { signal, redirect: 'manual' });
      const bytes = response?.status === 200 ? await limitedBytes(response, maxBytes) : undefined;
      return bytes && dataUrlOf(bytes, maxPixels);
    } catch {
      return undefined;
    } finally {
      clock.clearTimeout(timer);
    }
  }

  async function load(url: string): Promise<string | undefined> {
    const key = `${name}:${url}`;
    const record = await cache.get(key);
    if (record && clock.now() < record.freshUntil) return record.body || undefined;
    const logo = await download(url);
    const storedAt = clock.now();
    const seconds = logo ? freshSeconds : failureSeconds;
    const freshUntil = storedAt + seconds * 1000;
    await cache.set(key, { status: 0, body: logo ?? '', etag: '', storedAt, freshUntil }, seconds);
    return logo;
  }

  /** The picture at a URL that the API sent; undefined if it cannot be used. */
  return async (url: string | null | undefined): Promise<string | undefined> => {
    if (!fetchLogo || !url || !isPublicUrl(url)) return undefined;
    const running = inFlight.get(url) ?? load(url).finally(() => inFlight.delete(url));
    inFlight.set(url, running);
    return running;
  };
}
