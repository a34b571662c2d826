import { cloudflareCache, createGateway } from 'vtc-widgets/gateway';
import { files } from 'vtc-widgets/gateway/files';

let gateway;

export default {
  fetch(request, { VTC_API_BASE, VTC_HANDLE, VTC_TOKEN, VTC_PUBLIC_URL }, context) {
    gateway ??= createGateway({
      apiBase: VTC_API_BASE,
      tokens: { [VTC_HANDLE]: VTC_TOKEN },
      publicUrl: VTC_PUBLIC_URL,
      cache: cloudflareCache(),
      files,
      // A Worker cannot reach private networks.
      fetchLogo: (url, init) => fetch(url, init),
    });
    return gateway.fetch(request, {}, context);
  },
};
