export { endpoints } from '../contract/endpoints.js';
export type { Endpoint, EndpointInput, EndpointOutput } from '../contract/endpoint.js';
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type PagedEndpoint,
} from './client.js';
export type { Clock } from './clock.js';
export { VtcError, type VtcErrorCode, type ErrorDetails } from './errors.js';
export type { Fetch } from './transport.js';
