// The front page: the elements live, the lines that make them, and the figures.
import { markupOf } from './lines.js';
import { loadElements, root, startSite, type SiteFacts } from './site.js';
import { widgetsIn, giveTokens } from './tokens.js';

function write(name: string, text: string): void {
  for (const place of document.querySelectorAll(`[data-figure="${name}"]`))
    place.textContent = text;
}

function writeFigures({ bytes, languages, version }: SiteFacts): void {
  if (bytes !== null) write('bytes', `${(bytes / 1000).toFixed(1)} kB`);
  write('languages', String(languages.length));
  write('version', version);
}

function writeLines(apiBase: string | undefined): void {
  for (const article of document.querySelectorAll('article')) {
    const [element] = widgetsIn(article);
    const code = article.querySelector('pre');
    if (element && code) code.textContent = markupOf(element);
  }
  const line = document.querySelector('[data-script-line]');
  if (line)
    line.textContent = `<script type="module" src="${root}vtc-widgets.js" data-api-base="${apiBase ?? ''}"></script>`;
}

/** Counts what this page asks the API while it is read; pictures are not asked of the API. */
function countRequests(apiBase: string): void {
  const asked = new Set<string>();
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      if (name.startsWith(`${apiBase}/`) && !name.includes('/images/')) asked.add(name);
    write('requests', String(asked.size));
  }).observe({ type: 'resource', buffered: true });
}

const { facts, apiBase } = await startSite();
giveTokens(facts);
writeFigures(facts);
writeLines(apiBase);
if (apiBase !== undefined) countRequests(apiBase);
await loadElements(apiBase);

document.querySelector('[data-check-here]')?.addEventListener('click', () => {
  void import(`${root}vtc-doctor.js`).then((doctor: { showPanel: () => Promise<unknown> }) =>
    doctor.showPanel(),
  );
});
