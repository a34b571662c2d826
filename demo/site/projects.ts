import { escapeHtml } from './code.js';
import { facts } from './facts.js';

/** An example of an element that a reader can take. */
export interface Example {
  readonly tag: string;
  /** Its HTML, with a shortened token. */
  readonly code: string;
}

const indent = (code: string, spaces: number) =>
  code.trim().replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** The example as a page without a build, with the addresses of the documentation. */
export function pageOf({ tag, code }: Example): string {
  const replaced = [
    'https://cdn.example: the address of the scripts',
    'https://api.example: the address of the API of the platform',
    ...(code.includes('northern_haul') ? ['northern_haul: your company'] : []),
    ...(code.includes('emb_…') ? ['emb_…: the embed token of your company'] : []),
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${tag}</title>
    <!-- Replace these:
      ${replaced.join('\n      ')}
    -->
    <link rel="stylesheet" href="https://cdn.example/vtc-widgets.css" />
    <script
      type="module"
      src="https://cdn.example/single/${tag}.js"
      data-api-base="https://api.example"
    ></script>
  </head>
  <body>
    ${indent(code, 4)}
  </body>
</html>
`;
}

const entryOf = (tag: string) => `vtc-widgets/${tag}.js`;

/** The script of the project, which works without an API. */
const main = (tag: string) => `import { createSandbox } from 'vtc-widgets/sandbox';
import { configure } from '${entryOf(tag)}';

const apiBase = 'https://api.example';

// The sandbox responds with invented data. To show your own, delete these lines, set the address of the API
// above, and set your company and its token in index.html.
const sandbox = createSandbox({ baseUrl: apiBase });
const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  return request.url.startsWith(apiBase) ? sandbox.fetch(request) : send(request);
};
for (const element of document.querySelectorAll('[token]'))
  element.token = sandbox.world.embedToken(sandbox.world.company('northern_haul'));

configure({ apiBase });
`;

/** Files of the example as a project with Vite, by path. */
export const projectOf = ({ tag, code }: Example): Readonly<Record<string, string>> => ({
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${tag}</title>
    <script type="module" src="/main.js"></script>
  </head>
  <body>
    ${indent(code, 4)}
  </body>
</html>
`,
  'main.js': main(tag),
  'package.json': `${JSON.stringify(
    {
      name: `${tag}-example`,
      private: true,
      type: 'module',
      scripts: { start: 'vite', build: 'vite build' },
      dependencies: { 'vtc-widgets': facts.version },
      devDependencies: { vite: '^6.0.0' },
    },
    null,
    2,
  )}\n`,
});

/** The example as a file to download, and as a form that sends a project to StackBlitz. */
export function takeHtml(example: Example, root: string): string {
  const fields = {
    'project[title]': `vtc-widgets: ${example.tag}`,
    'project[description]': 'An element of vtc-widgets with invented data',
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(projectOf(example)).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const { tag } = example;
  return `<div class="take">
<a href="${root}examples/${tag}.html" download="${tag}.html">Download as one HTML file</a>
<form method="post" action="https://stackblitz.com/run?file=index.html" target="_blank">
${inputs.join('\n')}
<button type="submit">Open in StackBlitz</button>
</form>
</div>`;
}
