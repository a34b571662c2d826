import { cloudflareCache, createGateway } from 'vtc-widgets/gateway';
import { files } from 'vtc-widgets/gateway/files';

let gateway;

export function onRequest(context) {
  const { VTC_API_BASE, VTC_HANDLE, VTC_TOKEN, VTC_PUBLIC_URL } = context.env;
  gateway ??= createGateway({
    apiBase: VTC_API_BASE,
    tokens: { [VTC_HANDLE]: VTC_TOKEN },
    publicUrl: VTC_PUBLIC_URL,
    cache: cloudflareCache(),
    files,
    // A Function cannot reach private networks.
    fetchLogo: (url, init) => fetch(url, init),
  });
  return gateway.fetch(context.request, {}, context);
}
