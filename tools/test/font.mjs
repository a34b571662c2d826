import { readFileSync } from 'node:fs';

/** A font of the repository, so that measured sizes do not depend on the fonts of the machine. */
export const fontFile = process.env.TEST_FONT ?? 'src/gateway/node/font/inter-semibold.ttf';

/** Style sheet that sets the test font for a whole page; `url` is where the page loads it from. */
export const fontCss = (url) =>
  `@font-face{font-family:"Test font";src:url("${url}");font-weight:100 900}html{font-family:"Test font",sans-serif}`;

/** The same style sheet with the font inside. */
export const inlineFontCss = () =>
  fontCss(`data:font/ttf;base64,${readFileSync(fontFile).toString('base64')}`);

/** In a page: resolves when the test font is loaded. */
export const loadFont = () => document.fonts.load('16px "Test font"').then(() => undefined);
