import { ArgumentError } from '../node/argument-error.js';
import { isLoopback, listen, type HttpServer } from '../node/listen.js';
import { memoryCache } from './cache/memory.js';
import { type Arguments, help, readArguments } from './cli/arguments.js';
import { createGateway } from './gateway.js';
import { packageFiles } from './node/files.js';
import { pngRenderer } from './node/png.js';
import { publicFetch } from './node/public-fetch.js';
import { type GatewayOptions, OptionError } from './options.js';

const exampleVtc = 'northern_haul';

const welcome = (url: string, vtc: string, apiBase: string): string =>
  `The gateway for ${apiBase} is ready at ${url}

Try
  ${url}/embed/vtc-card?vtc=${vtc}
  ${url}/badge/${vtc}.svg?show=next&style=card
  ${url}/calendar/${vtc}.ics
  ${url}/api/vtcs/${vtc}
  ${url}/health

A frame in a page
  <iframe src="${url}/embed/vtc-card?vtc=${vtc}" title="${vtc}" loading="lazy"></iframe>
  <script async src="${url}/vtc-frame.js"></script>
The elements in a page
  <script type="module" src="${url}/vtc-widgets.js" data-api-base="${url}/api"></script>
  <vtc-upcoming-events vtc="${vtc}" token="proxy"></vtc-upcoming-events>

Ctrl+C stops it.`;

async function cacheOf({ redis, redisTimeoutMs }: Arguments) {
  if (redis === undefined) return memoryCache();
  // Imported on demand, as the client is an optional package.
  const { redisCache } = await import('./cache/redis.js').catch((cause: unknown) => {
    throw new OptionError('--redis needs the package redis: npm install redis.', { cause });
  });
  const cache = redisCache(redis, { timeoutMs: redisTimeoutMs });
  await cache.connected;
  return cache;
}

/** Exits on SIGTERM and SIGINT when requests in flight are finished; on a second signal immediately. */
function exitOnSignal(listening: HttpServer, closeCache: () => Promise<void> | undefined): void {
  let isClosing = false;
  const exit = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    void listening
      .close()
      .then(closeCache)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', exit);
  process.on('SIGINT', exit);
}

async function serve(parsed: Arguments): Promise<string> {
  const { gateway, fonts, listen: where } = parsed;
  const png = await pngRenderer(fonts);
  const cache = await cacheOf(parsed);
  try {
    const listening = await listen({ fetch: (...request) => app.fetch(...request) }, where);
    const options: GatewayOptions = {
      ...gateway,
      // Visitors on other machines cannot reach localhost: relative URLs.
      publicUrl: gateway.publicUrl || (isLoopback(where.host) ? listening.url : undefined),
      cache,
      png,
      fetchLogo: publicFetch,
      files: packageFiles(),
      log: (line) => console.error(line),
    };
    const app = createGateway(options);
    exitOnSignal(listening, () => cache.close?.());
    return listening.url;
  } catch (error) {
    await cache.close?.();
    throw error;
  }
}

/** Runs the command with the arguments after `gateway`. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    const parsed = readArguments(args, process.env);
    if (parsed.help) return void process.stdout.write(help);
    // Validates all options before anything is opened.
    createGateway(parsed.gateway);
    const url = await serve(parsed);
    const { apiBase, tokens, vtcs } = parsed.gateway;
    const vtc = vtcs?.[0] ?? Object.keys(tokens)[0] ?? exampleVtc;
    process.stdout.write(`${parsed.json ? JSON.stringify({ url }) : welcome(url, vtc, apiBase)}\n`);
  } catch (error) {
    if (!(error instanceof ArgumentError || error instanceof OptionError)) throw error;
    console.error(`vtc-widgets gateway: ${error.message} (see vtc-widgets gateway --help)`);
    process.exitCode = 2;
  }
}
