import { cloudflareCache, createGateway } from 'vtc-widgets/gateway';
import { files } from 'vtc-widgets/gateway/files';

let gateway;

export default {
  fetch(request, { VTC_API_BASE, VTC_HANDLE, VTC_TOKEN }, context) {
    const tokens = { [VTC_HANDLE]: VTC_TOKEN };
    gateway ??= createGateway({ apiBase: VTC_API_BASE, tokens, cache: cloudflareCache(), files });
    return gateway.fetch(request, {}, context);
  },
};
