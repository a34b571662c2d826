import { escapeMarkdown } from '../convoys/export/convoy-lines.js';

/** Marks that are Markdown at the start of a line only: lists, and small text. */
const lineStart = /^(\s*)([-+]|\d+(?=[.)]))/;

/** Escapes Markdown and mentions of Discord in a text of several lines. */
export const escapeLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => escapeMarkdown(line).replace(lineStart, (_, space, mark) => `${space}\\${mark}`))
    .join('\n');
