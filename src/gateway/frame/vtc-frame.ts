/** Script of a page with frames: sets the height of each frame of the gateway that this file was loaded from. */
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/vtc-frame.js"]');
const gatewayOrigin = script ? new URL(script.src).origin : '';
const [minHeight, maxHeight] = [40, 10_000];

addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  if (typeof data !== 'object' || data === null) return;
  const { type, height } = data as { type?: unknown; height?: unknown };
  if (type !== 'vtc-frame:height' || typeof height !== 'number' || !(height > 0)) return;
  for (const frame of document.querySelectorAll('iframe')) {
    // The origin of a sandboxed frame is opaque: compare the window that sent the message.
    const isSource = frame.contentWindow === source;
    if (!isSource || new URL(frame.src, location.href).origin !== gatewayOrigin) continue;
    frame.style.height = `${Math.min(maxHeight, Math.max(minHeight, Math.ceil(height)))}px`;
  }
});
