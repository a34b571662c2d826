// VTC_API_BASE=https://api.example VTC_HANDLE=northern_haul VTC_TOKEN=emb_… VTC_PUBLIC_URL=https://vtc.example.com \
//   node server.js
import { createGateway, memoryCache } from 'vtc-widgets/gateway';
import { listen, packageFiles, pngRenderer, publicFetch } from 'vtc-widgets/gateway/node';

const gateway = createGateway({
  apiBase: process.env.VTC_API_BASE,
  tokens: { [process.env.VTC_HANDLE]: process.env.VTC_TOKEN },
  publicUrl: process.env.VTC_PUBLIC_URL,
  // Networks of the proxies in front, such as 172.16.0.0/12; those on this machine are trusted.
  trustProxy: process.env.VTC_TRUST_PROXY?.split(','),
  cache: memoryCache({ maxBytes: 32_000_000 }),
  files: packageFiles(),
  png: await pngRenderer(),
  fetchLogo: publicFetch,
});
const { url } = await listen(gateway, { port: Number(process.env.PORT ?? 8788) });
console.log(url);
