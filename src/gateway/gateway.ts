import { createDependencies } from './dependencies.js';
import { gatewayOf } from './app.js';
import type { Gateway } from './fetch-server.js';
import { completeOptions, type GatewayOptions } from './options.js';

export type { Gateway, WorkerContext } from './fetch-server.js';

/**
 * Creates a gateway: a cache between visitors and the API that holds the company's token, and serves frames, badges,
 * calendar feeds and the requests of the elements. Throws an `OptionError` for an invalid option.
 */
export const createGateway = (options: GatewayOptions): Gateway =>
  gatewayOf(createDependencies(completeOptions(options)));
