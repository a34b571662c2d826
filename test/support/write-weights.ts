import { weights } from './weights.js';

console.log(await weights());
