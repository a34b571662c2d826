import type { Hono } from 'hono';
import { etagOf } from '../upstream/etag.js';
import { notFoundFailure } from '../upstream/result.js';
import { corsHeaders, problem, success } from './respond.js';

/** Path of a script (of all elements, one element, a language, the doctor, or a frame) or of the style sheet. */
export const filePath = '/:name{.+\\.(?:js|css)}';

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Bytes, which all connections share, where each would encode a string for itself. */
interface ServedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly gzipped: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

async function prepareFile(text: string): Promise<ServedFile> {
  const bytes = new TextEncoder().encode(text);
  return { bytes, gzipped: await gzip(bytes), etag: await etagOf(text) };
}

/** Serves the scripts and the style sheet, each compressed once. */
export function filesRoute(app: Hono, files: Readonly<Record<string, string>>): void {
  const texts = new Map(Object.entries(files));
  const compressed = new Map<string, Promise<ServedFile>>();

  function find(name: string): Promise<ServedFile> | undefined {
    const text = texts.get(name);
    if (text !== undefined && !compressed.has(name)) compressed.set(name, prepareFile(text));
    return compressed.get(name);
  }

  app.get(filePath, async (context) => {
    const name = context.req.param('name');
    const file = await find(name);
    if (!file) return problem(notFoundFailure, corsHeaders);
    const { bytes, gzipped, etag } = file;
    const acceptsGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
    return success(context, acceptsGzip ? gzipped : bytes, {
      'content-type': `text/${name.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      vary: 'accept-encoding',
      etag: acceptsGzip ? etag.replace(/"$/, '-gzip"') : etag,
      ...(acceptsGzip && { 'content-encoding': 'gzip' }),
      ...corsHeaders,
    });
  });
}
