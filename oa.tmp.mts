
import { createSandbox } from './src/sandbox/index.ts';
const s = createSandbox();
let t=performance.now();
const r = await s.fetch(new Request('http://localhost/openapi.json'));
const text = await r.text();
console.error('first', performance.now()-t); t=performance.now();
await (await s.fetch(new Request('http://localhost/openapi.json'))).text();
console.error('second', performance.now()-t);
console.log(text);
