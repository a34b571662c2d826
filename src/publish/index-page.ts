import { html as markup } from 'hono/html';

const css = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
pre{padding:1rem;border:1px solid;border-radius:8px;overflow:auto}`;

/** URL of the elements in the lines to paste. */
const script = 'https://unpkg.com/vtc-widgets/dist/vtc-widgets.js';

const snippetOf = (base: string, vtc: string): string =>
  `<script type="module" src="${script}" data-api-base="${base}${vtc}.json"></script>
<vtc-upcoming-events vtc="${vtc}"></vtc-upcoming-events>`;

export interface IndexOptions {
  readonly vtcs: readonly string[];
  readonly files: readonly string[];
  /** URL of the folder; undefined if it is not known. */
  readonly publicUrl: string | undefined;
}

/** Page that lists what was published, with lines to paste. */
export async function indexPage({ vtcs, files, publicUrl }: IndexOptions): Promise<string> {
  const base = publicUrl ? `${publicUrl}/` : './';
  const sections = vtcs.map((vtc) => {
    const own = files.filter((file) => file.startsWith(`${vtc}/`) || file.startsWith(`${vtc}.`));
    const items = own.map((file) => markup`<li><a href="${file}">${file}</a></li>\n`);
    return markup`<h2>${vtc}</h2>
<pre>${snippetOf(base, vtc)}</pre>
<ul>
${items}</ul>
`;
  });
  return String(
    await markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>vtc-widgets: published files</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<style>${css}</style>
</head>
<body>
<h1>Published files</h1>
${sections}</body>
</html>
`,
  );
}
