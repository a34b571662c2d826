// Runs the gateway from its source code: node --import=tsx demo/gateway.ts <API base>; tokens from VTC_TOKENS.
import { createGateway } from '../src/gateway/index.js';
import { readArguments } from '../src/gateway/cli/arguments.js';
import { listen } from '../src/server/listen.js';
import { pngRenderer } from '../src/gateway/node/png.js';
import { builtScripts } from '../tools/build/gateway-scripts.js';

const [, , apiBase = ''] = process.argv;
const { gateway, listen: where } = readArguments(['--api-base', apiBase], process.env);
const app = createGateway({ ...gateway, png: await pngRenderer([]), files: await builtScripts() });
const { url } = await listen(app, where);
console.log(JSON.stringify({ url }));
