import { readFile, writeFile } from 'node:fs/promises';
import { withTables } from './readme.js';

const file = new URL('../../README.md', import.meta.url);
await writeFile(file, await withTables(await readFile(file, 'utf8')));
