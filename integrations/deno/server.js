// VTC_API_BASE=https://api.example VTC_HANDLE=northern_haul VTC_TOKEN=emb_… VTC_PUBLIC_URL=https://vtc.example.com \
//   deno run --allow-net --allow-env --allow-read server.js
import { cloudflareCache, createGateway } from 'npm:vtc-widgets/gateway';
import { files } from 'npm:vtc-widgets/gateway/files';

const gateway = createGateway({
  apiBase: Deno.env.get('VTC_API_BASE'),
  tokens: { [Deno.env.get('VTC_HANDLE')]: Deno.env.get('VTC_TOKEN') },
  publicUrl: Deno.env.get('VTC_PUBLIC_URL'),
  // Networks of the proxies in front, such as 172.16.0.0/12; those on this machine are trusted.
  trustProxy: Deno.env.get('VTC_TRUST_PROXY')?.split(','),
  cache: cloudflareCache(),
  files,
});
Deno.serve({ port: Number(Deno.env.get('PORT') ?? 8788) }, gateway.fetch);
