import { initials } from '../initials.js';

/** Whether all of a text can be drawn. */
export type CanDraw = (text: string) => boolean;

/** What of a text can be drawn: all of it, or it without its emoji; undefined where letters would be lost. */
export function drawablePart(text: string, canDraw: CanDraw): string | undefined {
  const part = [...text]
    .filter((character) => /[\p{L}\p{N}]/u.test(character) || canDraw(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(part) && canDraw(part) ? part : undefined;
}

/** The name of a company as fonts can draw it; where they cannot, its tag, or the initials of its handle. */
export const drawableName = (
  name: string,
  { tag, handle }: { tag: string | null | undefined; handle: string | null },
  canDraw: CanDraw,
): string =>
  drawablePart(name, canDraw) ??
  (tag ? drawablePart(tag, canDraw) : undefined) ??
  (handle && canDraw(handle) ? initials(handle) : 'VTC');
