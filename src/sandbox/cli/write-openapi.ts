import { writeFile } from 'node:fs/promises';
import { openApiDocument } from '../server/openapi/document.js';
import { withDefaults } from '../server/options.js';
import { createState } from '../server/state.js';

// A fixed time, so that builds are reproducible.
const now = Date.UTC(2026, 2, 14, 18, 25);
const server = '/api/v1';
const state = createState(withDefaults({ clock: () => now }));
const document = openApiDocument(server, { ...state, baseUrl: server, now });
await writeFile(
  new URL('../openapi.json', import.meta.url),
  `${JSON.stringify(document, null, 2)}\n`,
);
