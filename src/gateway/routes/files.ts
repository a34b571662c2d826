import type { Hono } from 'hono';
import { notFound } from '../upstream/outcome.js';
import { etagOf } from '../upstream/etag.js';
import { corsHeaders, made, problem } from './respond.js';

/** Names of the scripts that are served: the elements, the parent's helper, and what a frame needs. */
export const scripts = ['vtc-widgets.js', 'vtc-frame.js', 'vtc-embed.js'] as const;

async function gzipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Serves the scripts, each packed once. */
export function filesRoute(app: Hono, files: Readonly<Record<string, string>>): void {
  for (const name of scripts) {
    const text = files[name];
    let packed: Promise<[Uint8Array<ArrayBuffer>, string]> | undefined;
    app.get(`/${name}`, async (context) => {
      if (text === undefined) return problem(notFound, corsHeaders);
      const [body, etag] = await (packed ??= Promise.all([gzipped(text), etagOf(text)]));
      const takesGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
      return made(context, takesGzip ? body : text, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
        vary: 'accept-encoding',
        etag: takesGzip ? etag.replace(/"$/, '-gzip"') : etag,
        ...(takesGzip && { 'content-encoding': 'gzip' }),
        ...corsHeaders,
      });
    });
  }
}
