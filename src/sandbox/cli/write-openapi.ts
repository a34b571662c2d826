import { writeFile } from 'node:fs/promises';
import { openApiDocument } from '../server/openapi.js';

const file = new URL('../openapi.json', import.meta.url);
await writeFile(file, `${JSON.stringify(openApiDocument('/api/v1'), null, 2)}\n`);
