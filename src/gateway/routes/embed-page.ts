import { html as markup, raw } from 'hono/html';
import { canonicalTags, translationTag } from '../../intl/language-tag.js';
import { loadableLanguages } from '../../locales/loadable.js';
import type { GatewayTexts } from '../texts.js';
import type { UpstreamFailure } from '../upstream/result.js';

/** HTML that loads an element, and the code of its inline script if it has one. */
export interface ElementScript {
  readonly html: unknown;
  readonly inlineScript?: string;
}

/** HTML that loads an element, and its translation in the same task, so that no English text is rendered first. */
export function elementScript(tag: string, lang: string, root: string): ElementScript {
  const element = `${root}/single/${tag}.js`;
  const [language] = canonicalTags(lang).map(translationTag);
  if (language === undefined || !loadableLanguages.includes(language))
    return { html: markup`<script type="module" src="${element}"></script>` };
  const locale = `${root}/locales/${language}.js`;
  const inlineScript = `import { registerMessages } from ${JSON.stringify(element)};
import messages from ${JSON.stringify(locale)};
registerMessages('${language}', messages);`;
  const preload = [element, locale].map((url) => markup`<link rel="modulepreload" href="${url}">`);
  return {
    html: markup`${preload}<script type="module">${raw(inlineScript)}</script>`,
    inlineScript,
  };
}

interface Page {
  readonly title: string;
  readonly lang: string;
  /** Public URL of the gateway, or a relative one. */
  readonly root: string;
  /** HTML in the head. */
  readonly head?: unknown;
  readonly css: string;
  readonly body: unknown;
}

/** Id of the last element: a browser that supports `rel="expect"` paints the page when it has arrived, not half a table before. */
const endId = 'vtc-embed-end';

const documentOf = async ({ title, lang, root, head, css, body }: Page): Promise<string> =>
  String(
    await markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="expect" href="#${endId}" blocking="render">
${head ?? ''}
<style>body{display:flow-root;margin:0;font:16px/1.5 system-ui,sans-serif}${raw(css)}</style>
<script type="module" src="${root}/vtc-embed.js"></script>
</head>
<body>${body}<template id="${endId}"></template></body>
</html>
`,
  );

/** Content of a frame. */
export interface EmbedPage {
  readonly title: string;
  readonly script: ElementScript;
  readonly lang: string;
  /** Public URL of the gateway, or a relative one. */
  readonly root: string;
  /** oEmbed URL of this page; undefined without a public URL. */
  readonly oembed: string | undefined;
  /** Base URL of the API that the gateway requests. */
  readonly apiBase: string;
  /** HTML of the element. */
  readonly element: string;
}

/** A page with one element, for frames. */
export const embedPage = ({ title, script, lang, root, oembed, apiBase, element }: EmbedPage) =>
  documentOf({
    title,
    lang,
    root,
    css: '',
    head: markup`${oembed && markup`<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}">`}<meta name="vtc-calendar-api" content="${apiBase}">${script.html}`,
    body: raw(element),
  });

/** Key of the text for a status. */
const textKeys: Readonly<Partial<Record<number, 'notFound' | 'unauthorized' | 'busy'>>> = {
  404: 'notFound',
  401: 'unauthorized',
  403: 'unauthorized',
  429: 'busy',
  503: 'busy',
};
const isTemporary = ({ status }: UpstreamFailure) => status === 429 || status >= 500;

/** Error page of a frame whose element cannot be shown, on a background of its own: what is behind the frame is unknown. */
export function embedErrorPage(
  failure: UpstreamFailure,
  { locale, translate }: GatewayTexts,
  { root, theme }: { root: string; theme: string | undefined },
) {
  const { status, detail } = failure;
  const title = translate(textKeys[status] ?? 'failed');
  return documentOf({
    title,
    lang: locale,
    root,
    css: `:root{color-scheme:${theme === 'dark' || theme === 'light' ? theme : 'light dark'}}main{padding:1.5em;border-radius:12px;background:Canvas;text-align:center}p{margin:0 0 .5em}small{opacity:.75}`,
    body: markup`<main>
<p>${title}</p>
${isTemporary(failure) ? markup`<p><a href="">${translate('retry')}</a></p>` : ''}
<p><small>${status}${status === 400 ? `: ${detail}` : ''}</small></p>
</main>`,
  });
}
