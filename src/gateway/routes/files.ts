import type { Hono } from 'hono';
import { etagOf } from '../upstream/etag.js';
import { notFound } from '../upstream/result.js';
import { corsHeaders, problem, success } from './respond.js';

/** Path of a script: of all elements, one element, a language, the doctor, or a frame. */
export const scriptPath = '/:name{.+\\.js}';

async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

interface Script {
  readonly text: string;
  readonly compressed: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const scriptOf = async (text: string): Promise<Script> => ({
  text,
  compressed: await gzip(text),
  etag: await etagOf(text),
});

/** Serves the scripts, each compressed once. */
export function filesRoute(app: Hono, files: Readonly<Record<string, string>>): void {
  const texts = new Map(Object.entries(files));
  const scripts = new Map<string, Promise<Script>>();

  function find(name: string): Promise<Script> | undefined {
    const text = texts.get(name);
    if (text !== undefined && !scripts.has(name)) scripts.set(name, scriptOf(text));
    return scripts.get(name);
  }

  app.get(scriptPath, async (context) => {
    const script = await find(context.req.param('name'));
    if (!script) return problem(notFound, corsHeaders);
    const { text, compressed, etag } = script;
    const acceptsGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
    return success(context, acceptsGzip ? compressed : text, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      vary: 'accept-encoding',
      etag: acceptsGzip ? etag.replace(/"$/, '-gzip"') : etag,
      ...(acceptsGzip && { 'content-encoding': 'gzip' }),
      ...corsHeaders,
    });
  });
}
