/** Name of the file with the elements of most pages. */
export const whole = 'vtc-widgets.js';

/** URL of a file of the package; `vtc-widgets.js` may have another name. */
export function packageUrl(name: string, address: string): string {
  const isWhole = !/(single\/[\w-]+|vtc-more)\.js(\?|$)/.test(address);
  if (name === whole && isWhole) return address;
  return new URL(name, address.replace(/single\/[^/]*$/, '')).href;
}
