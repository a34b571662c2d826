import { createGateway } from 'vtc-widgets/gateway';
import { files } from 'vtc-widgets/gateway/files';
import { pngRenderer, publicFetch } from 'vtc-widgets/gateway/node';

const { VTC_API_BASE, VTC_HANDLE, VTC_TOKEN, VTC_PUBLIC_URL } = process.env;
const gateway = createGateway({
  apiBase: VTC_API_BASE,
  tokens: { [VTC_HANDLE]: VTC_TOKEN },
  publicUrl: VTC_PUBLIC_URL,
  files,
  png: await pngRenderer(),
  fetchLogo: publicFetch,
});

export default (request, context) =>
  gateway.fetch(request, { remoteAddr: { hostname: context.ip } }, context);
export const config = { path: '/*', preferStatic: true };
