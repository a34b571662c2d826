/** Script of a page with frames: sets the height of each frame of the gateway that this file was loaded from. */
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/vtc-frame.js"]');
const gatewayOrigin = script ? new URL(script.src).origin : '';
const [minHeight, maxHeight] = [40, 10_000];

const isOfGateway = ({ src }: HTMLIFrameElement) =>
  new URL(src, location.href).origin === gatewayOrigin;

addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  if (typeof data !== 'object' || data === null) return;
  const { type, height } = data as { type?: unknown; height?: unknown };
  if (type !== 'vtc-frame:height' || typeof height !== 'number' || !(height > 0)) return;
  for (const frame of document.querySelectorAll('iframe')) {
    // The origin of a sandboxed frame is opaque: compare the window that sent the message.
    if (frame.contentWindow !== source || !isOfGateway(frame)) continue;
    frame.style.height = `${Math.min(maxHeight, Math.max(minHeight, Math.ceil(height)))}px`;
  }
});

// Frames that are loaded already have sent their heights before.
for (const frame of document.querySelectorAll('iframe'))
  if (isOfGateway(frame)) frame.contentWindow?.postMessage('vtc-frame:request', '*');
