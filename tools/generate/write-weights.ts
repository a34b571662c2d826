// Prints what each run-time dependency adds to the file for browsers.
import { weights } from './weights.js';

console.log(await weights());
