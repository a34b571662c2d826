// A gateway whose pictures come from a file: node poster-gateway.mjs <URL of the API> <token> <file>
import { readFileSync } from 'node:fs';
import { createGateway } from 'vtc-widgets/gateway';
import { listen, pngRenderer } from 'vtc-widgets/gateway/node';

const [apiBase, token, file] = process.argv.slice(2);
const picture = readFileSync(file);
const gateway = createGateway({
  apiBase,
  tokens: { northern_haul: token },
  publicUrl: 'https://northern-haul.example',
  png: await pngRenderer(),
  fetchLogo: async () => new Response(picture),
});
const { url } = await listen(gateway, { port: 0, maxRequestsPerSocket: 0 });
console.log(JSON.stringify({ url }));
