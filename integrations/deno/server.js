// deno run --allow-net --allow-env --allow-read server.js
import { cloudflareCache, createGateway } from 'npm:vtc-widgets/gateway';
import { files } from 'npm:vtc-widgets/gateway/files';

const gateway = createGateway({
  apiBase: Deno.env.get('VTC_API_BASE'),
  tokens: { northern_haul: Deno.env.get('VTC_TOKEN') },
  publicUrl: Deno.env.get('VTC_PUBLIC_URL'),
  cache: cloudflareCache(),
  files,
});
Deno.serve({ port: Number(Deno.env.get('PORT') ?? 8788) }, gateway.fetch);
