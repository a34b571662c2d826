export { createClient } from './client.js';
export type { CallOptions, Client, ClientOptions } from './client.js';
export type { Clock } from './clock.js';
export { VtcError } from './errors.js';
export type { ErrorCode, ErrorDetails } from './errors.js';
export type { Fetch } from './exchange.js';
