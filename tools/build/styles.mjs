// The style sheet that reserves space for the elements until they are defined.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The style sheet without comments and line breaks. */
export const reservedSpace = () =>
  readFileSync('src/vtc-widgets.css', 'utf8').replace(/\/\*.*?\*\/|\n/g, '');

/** Writes dist/vtc-widgets.css. */
export function buildStyles() {
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/vtc-widgets.css', reservedSpace());
}
