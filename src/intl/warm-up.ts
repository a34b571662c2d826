import { isServer } from 'lit';
import { formatNumber } from './formats.js';

let isDone = isServer;

/**
 * Formats a number after the next paint, while the first response is on its way: the first `Intl` format of a page takes
 * more than ten times as long as the next ones.
 */
export function warmUpFormats(locale: string): void {
  if (isDone) return;
  isDone = true;
  requestAnimationFrame(() => setTimeout(formatNumber, 0, locale, 0));
}
