import { html as markup, raw } from 'hono/html';
import { cssColor, white } from '../../theme/colors.js';
import { type ForeignTheme, paletteOf } from '../../theme/palette.js';

/** What the page of a frame is made of. */
export interface EmbedPage {
  readonly title: string;
  readonly lang: string;
  /** Address of the gateway. */
  readonly url: string;
  /** Address of oEmbed for this page. */
  readonly oembed: string;
  /** HTML of the element. */
  readonly element: string;
  /** Lines of CSS with the company's colours. */
  readonly colors: string;
}

/**
 * The company's colours as the page's own, repaired already, for an element that has its data from the page and so
 * asks for no company.
 */
export function companyColors(theme: ForeignTheme | null | undefined): string {
  if (!theme) return '';
  const palette = paletteOf({ company: theme, page: {}, behind: white, dark: false });
  const colors = {
    background: palette.background,
    surface: palette.surface,
    border: palette.border,
    text: palette.text,
    'muted-text': palette['muted-text'],
    // The page's own colours are left as they are, and this one is a colour of text too.
    primary: palette.link,
    'primary-text': palette['primary-text'],
  };
  return Object.entries(colors)
    .map(([name, color]) => `--vtc-${name}:${cssColor(color)}`)
    .join(';');
}

/** A page with one element, for frames. */
export async function embedPage(page: EmbedPage): Promise<string> {
  const { title, lang, url, oembed, element, colors } = page;
  return String(
    await markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}">
<style>:root{${raw(colors)}}body{display:flow-root;margin:0;font:16px/1.5 system-ui,sans-serif}</style>
<script type="module" src="${url}/vtc-widgets.js"></script>
<script type="module" src="${url}/vtc-embed.js"></script>
</head>
<body>${raw(element)}</body>
</html>
`,
  );
}
