import { ArgumentError } from '../server/arguments.js';
import { isLoopback, listen, type HttpServer } from '../server/listen.js';
import { memoryCache } from './cache/memory.js';
import { checkAnnounceFile, startAnnouncer } from './cli/announcer-process.js';
import { type Arguments, help, readArguments } from './cli/arguments.js';
import { createGateway } from './gateway.js';
import { trustedProxies, visitorNetwork } from './networks.js';
import { packageFiles } from './node/files.js';
import { pngRenderer } from './node/png.js';
import { publicFetch } from './node/public-fetch.js';
import { type GatewayOptions, OptionError } from './options.js';
import { elementSnippet, exampleVtc, frameSnippet } from './snippets.js';

const indented = (text: string): string => text.replace(/^/gm, '  ');

/** URL of visitors; undefined if it is unknown: those on other machines cannot reach localhost. */
const publicUrlOf = (url: string, { gateway, listen }: Arguments): string | undefined =>
  gateway.publicUrl?.replace(/\/+$/, '') || (isLoopback(listen.host) ? url : undefined);

const snippets = (publicUrl: string | undefined, vtc: string): string =>
  publicUrl === undefined
    ? 'Set --public-url to the URL that visitors use: it is part of oEmbed, and of the lines for pages.'
    : `A frame in a page
${indented(frameSnippet(publicUrl, vtc))}
The elements in a page
${indented(elementSnippet(publicUrl, vtc))}`;

function welcome(url: string, parsed: Arguments): string {
  const { apiBase, tokens, vtcs } = parsed.gateway;
  const publicUrl = publicUrlOf(url, parsed);
  const vtc = exampleVtc(vtcs, Object.keys(tokens));
  const forVisitors = publicUrl && publicUrl !== url ? `, and for visitors at ${publicUrl}` : '';
  return `The gateway for ${apiBase} is ready at ${url}${forVisitors}

Try
  ${url}/embed/vtc-card?vtc=${vtc}
  ${url}/badge/${vtc}.svg?show=next&style=card
  ${url}/calendar/${vtc}.ics
  ${url}/api/vtcs/${vtc}
  ${url}/health

${snippets(publicUrl, vtc)}

Ctrl+C stops it.`;
}

async function openCache({ redis, redisTimeoutMs }: Arguments) {
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
function exitOnSignal(listening: HttpServer, close: () => Promise<unknown>): void {
  let isClosing = false;
  const exit = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    void listening
      .close()
      .then(close)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', exit);
  process.on('SIGINT', exit);
}

/** Connections are limited by the visitor's network; those of trusted proxies are of many visitors. */
function connectionKeyOf({ gateway }: Arguments) {
  const isTrusted = trustedProxies(gateway.trustProxy);
  return (address: string) => (isTrusted?.(address, 0) ? undefined : visitorNetwork(address));
}

async function serve(parsed: Arguments): Promise<string> {
  const { gateway, fonts, announce, listen: where } = parsed;
  const png = await pngRenderer(fonts);
  const cache = await openCache(parsed);
  try {
    const listening = await listen(
      { fetch: (...request) => app.fetch(...request) },
      { ...where, mayReplaceGlobals: true, connectionKey: connectionKeyOf(parsed) },
    );
    const options: GatewayOptions = {
      ...gateway,
      publicUrl: publicUrlOf(listening.url, parsed),
      cache,
      png,
      fetchLogo: publicFetch,
      files: packageFiles(),
      log: (line) => console.error(line),
    };
    const app = createGateway(options);
    const announcer = announce ? startAnnouncer(announce, options, console.error) : undefined;
    exitOnSignal(listening, () => Promise.all([announcer?.stop(), cache.close?.()]));
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
    if (parsed.announce) checkAnnounceFile(parsed.announce);
    const url = await serve(parsed);
    process.stdout.write(`${parsed.json ? JSON.stringify({ url }) : welcome(url, parsed)}\n`);
  } catch (error) {
    if (!(error instanceof ArgumentError || error instanceof OptionError)) throw error;
    console.error(`vtc-widgets gateway: ${error.message} (see vtc-widgets gateway --help)`);
    process.exitCode = 2;
  }
}
