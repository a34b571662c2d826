/** Script of a frame: sends its height to the page around it, in the format of the gateway and of WordPress. */
const secret = /[#&?]secret=(\w{1,64})/.exec(location.hash)?.[1];
let lastHeight = 0;

function sendHeight(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === lastHeight || height === 0) return;
  lastHeight = height;
  window.parent.postMessage({ type: 'vtc-frame:height', height }, '*');
  if (secret) window.parent.postMessage({ message: 'height', value: height, secret }, '*');
}

/** ResizeObserver does not report in an off-screen frame, and its layout follows the event. */
function sendHeightAfterEvent(): void {
  sendHeight();
  setTimeout(sendHeight, 50);
}

for (const type of ['vtc-load', 'vtc-error', 'toggle', 'click', 'load', 'resize'])
  addEventListener(type, sendHeightAfterEvent, true);
// The script of the page may start after the height was sent; before that there is none to send again.
addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  if (source !== window.parent || data !== 'vtc-frame:request' || lastHeight === 0) return;
  lastHeight = 0;
  sendHeight();
});
new ResizeObserver(sendHeight).observe(document.body);
sendHeightAfterEvent();
