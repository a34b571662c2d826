export { packageFiles } from './files.js';
export {
  listen,
  type FetchHandler,
  type HttpServer,
  type ListenOptions,
} from '../../server/listen.js';
export { pngRenderer } from './png.js';
export { publicFetch } from './public-fetch.js';
