import { createGateway, memoryCache } from 'vtc-widgets/gateway';
import { listen, packageFiles, pngRenderer } from 'vtc-widgets/gateway/node';

const gateway = createGateway({
  apiBase: process.env.VTC_API_BASE,
  tokens: { northern_haul: process.env.VTC_TOKEN },
  cache: memoryCache({ mostBytes: 32_000_000 }),
  files: packageFiles(),
  png: await pngRenderer(),
});
const { url } = await listen(gateway, { port: Number(process.env.PORT ?? 8788) });
console.log(url);
