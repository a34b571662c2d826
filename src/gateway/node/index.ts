export { packageFiles } from './files.js';
export { listen, type Fetching, type Listening, type ListenOptions } from './listen.js';
export { pngRenderer } from './png.js';
