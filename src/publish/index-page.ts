import { html as markup } from 'hono/html';
import { plainPage } from '../gateway/page/plain-page.js';

/** URL of the elements in the lines to paste. */
const script = 'https://cdn.example/vtc-widgets.js';

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
export function indexPage({ vtcs, files, publicUrl }: IndexOptions): Promise<string> {
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
  return plainPage('vtc-widgets: published files', 'Published files', sections);
}
