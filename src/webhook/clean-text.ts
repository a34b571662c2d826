import { plainText } from '../text/plain-text.js';
import { visibleName } from '../text/shown-name.js';

/** Characters without a glyph, except those that join or choose the form of others, as in emoji and Persian. */
const invisible =
  /(?![\u200c\u200d\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cs}\u2800\ufff9-\ufffb]/gu;

/** A text without invisible characters; other control characters than line breaks become spaces. */
export const withoutInvisible = (text: string): string =>
  text.replace(invisible, '').replace(/(?!\n)\p{Cc}/gu, ' ');

/** A text of the API in one line, without invisible characters; empty if nothing of it is visible. */
export const cleanLine = (text: string | null | undefined): string =>
  visibleName(withoutInvisible(text ?? '').replace(/\s+/g, ' '));

/** Markdown of the API as plain text without invisible characters. */
export const cleanParagraphs = (markdown: string | null | undefined): string =>
  plainText(withoutInvisible(markdown ?? ''));
