export { type Fetching, listen, type Listening, type ListenOptions } from '../../node/listen.js';
