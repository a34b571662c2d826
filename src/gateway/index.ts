export { createGateway, type Gateway, type WorkerContext } from './gateway.js';
export { type GatewayOptions, OptionError, type PngRenderer } from './options.js';
export type { CacheEngine, CacheFigures, CacheRecord } from './cache/engine.js';
export { memoryCache, type MemoryCacheOptions } from './cache/memory.js';
export { cloudflareCache, type PlatformCache } from './cache/platform.js';
