export { packageFiles } from './files.js';
export { listen, type Fetching, type Listening, type ListenOptions } from '../../node/listen.js';
export { pngRenderer } from './png.js';
export { publicFetch } from './public-fetch.js';
