import { memoryCache } from './cache/memory.js';
import { ArgumentError, type Arguments, help, readArguments } from './cli/arguments.js';
import { banner } from './cli/banner.js';
import { createGateway } from './gateway.js';
import { listen, type Listening } from './node/listen.js';
import { packageFiles } from './node/files.js';
import { pngRenderer } from './node/png.js';
import { type GatewayOptions, OptionError } from './options.js';

const usualVtc = 'northern_haul';

/** Loaded only where it is wanted, as the client is an optional package. */
async function cacheOf(redis: string | undefined) {
  if (redis === undefined) return memoryCache();
  try {
    const { redisCache } = await import('./cache/redis.js');
    return redisCache(redis);
  } catch (cause) {
    throw new OptionError('--redis needs the package redis: npm install redis.', { cause });
  }
}

/** Ends when the system asks: what is under way is answered first; asked twice, at once. */
function endOnSignal(listening: Listening, close: () => Promise<void> | undefined): void {
  let asked = false;
  const end = () => {
    if (asked) process.exit(1);
    asked = true;
    void listening
      .close()
      .then(close)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** A gateway with these options; where they make no sense, nothing stays open. */
async function settled(options: GatewayOptions, listening: Listening) {
  try {
    const log = (line: string) => console.error(line);
    return createGateway({ ...options, files: packageFiles(), log });
  } catch (cause) {
    await listening.close();
    throw cause;
  }
}

async function serve({ gateway: given, redis, fonts, listen: where }: Arguments) {
  const cache = await cacheOf(redis);
  const png = await pngRenderer(fonts);
  const listening = await listen({ fetch: (request) => app.fetch(request) }, where);
  const options = { ...given, publicUrl: given.publicUrl || listening.url, cache, png };
  const app = await settled(options, listening);
  endOnSignal(listening, () => cache.close?.());
  return listening.url;
}

/** Runs the command with the words after `gateway`. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    const wanted = readArguments(args, process.env);
    if (wanted.help) return void process.stdout.write(help);
    // An option that makes no sense is said before anything is opened.
    createGateway(wanted.gateway);
    const url = await serve(wanted);
    const vtc = wanted.gateway.vtcs?.[0] ?? Object.keys(wanted.gateway.tokens)[0] ?? usualVtc;
    const { apiBase } = wanted.gateway;
    process.stdout.write(`${wanted.json ? JSON.stringify({ url }) : banner(url, vtc, apiBase)}\n`);
  } catch (error) {
    if (!(error instanceof ArgumentError || error instanceof OptionError)) throw error;
    console.error(`${error.message}\nvtc-widgets gateway --help lists all options.`);
    process.exitCode = 2;
  }
}
