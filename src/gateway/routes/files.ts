import type { Hono } from 'hono';
import { etagOf } from '../upstream/etag.js';
import { notFound } from '../upstream/result.js';
import { corsHeaders, problem, success } from './respond.js';

/** Served scripts: the elements, the script of pages around frames, and that of frames. */
export const scripts = ['vtc-widgets.js', 'vtc-frame.js', 'vtc-embed.js'] as const;

async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Serves the scripts, each compressed once. */
export function filesRoute(app: Hono, files: Readonly<Record<string, string>>): void {
  for (const name of scripts) {
    const text = files[name];
    let compressed: Promise<[Uint8Array<ArrayBuffer>, string]> | undefined;
    app.get(`/${name}`, async (context) => {
      if (text === undefined) return problem(notFound, corsHeaders);
      const [body, etag] = await (compressed ??= Promise.all([gzip(text), etagOf(text)]));
      const acceptsGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
      return success(context, acceptsGzip ? body : text, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
        vary: 'accept-encoding',
        etag: acceptsGzip ? etag.replace(/"$/, '-gzip"') : etag,
        ...(acceptsGzip && { 'content-encoding': 'gzip' }),
        ...corsHeaders,
      });
    });
  }
}
