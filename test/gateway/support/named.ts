import { createGatewayWorld, vtc } from './world.js';

/** Names of companies and convoys that could break a format. */
export const hostileNames = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  ']]><x>&amp;&#x3c;',
  '\u202Egnissim\u2066 \u0000\u0007\u{1F69A}\uD83D',
  "line\r\nBEGIN:VEVENT\\;,'",
  'شركة النقل الافتراضية',
  '北方运输有限公司',
  'x'.repeat(5000),
  '',
] as const;

/** A gateway with a company and convoys of this name. */
export function gatewayWithName(
  name: string,
  options: Parameters<typeof createGatewayWorld>[0] = {},
) {
  const world = createGatewayWorld(options);
  world.upstream.respond = async (request) => {
    const { pathname } = new URL(request.url);
    const response = await world.sandbox.fetch(request);
    if (!/\/vtcs\/[^/]+$|\/(live|upcoming)$/.test(pathname)) return response;
    const body = (await response.json()) as { name?: string; items?: { name: string }[] };
    if (body.name !== undefined) body.name = name;
    for (const item of body.items ?? []) item.name = name;
    return Response.json(body);
  };
  return { ...world, vtc };
}
