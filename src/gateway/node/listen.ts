export {
  type FetchHandler,
  listen,
  type HttpServer,
  type ListenOptions,
} from '../../node/listen.js';
