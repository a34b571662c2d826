// The front page: the elements with their HTML, and figures about them.
import { loadElements, root, startSite, type SiteFacts } from './site.js';
import { markupOf, setTokens, widgetsIn } from './widgets.js';

function writeFigure(name: string, text: string): void {
  for (const place of document.querySelectorAll(`[data-figure="${name}"]`))
    place.textContent = text;
}

function writeFigures({ bytes, isEstimate, languages, version }: SiteFacts): void {
  const size = bytes / 1000;
  writeFigure('bytes', isEstimate ? `about ${Math.round(size)} kB` : `${size.toFixed(1)} kB`);
  writeFigure('languages', String(languages.length));
  writeFigure('version', version);
}

function writeExamples(): void {
  for (const article of document.querySelectorAll('article')) {
    const [element] = widgetsIn(article);
    const code = article.querySelector('pre');
    if (element && code) code.textContent = markupOf(element);
  }
}

/** Counts the API requests of this page while it is open; images are not counted. */
function countRequests(apiBase: string): void {
  const urls = new Set<string>();
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      if (name.startsWith(`${apiBase}/`) && !name.includes('/images/')) urls.add(name);
    writeFigure('requests', String(urls.size));
  }).observe({ type: 'resource', buffered: true });
}

/** Shows all elements in the colours of the page or of the company. */
function setLook(look: string): void {
  for (const element of widgetsIn(document)) element.setAttribute('theme', look);
  for (const button of looks)
    button.setAttribute('aria-pressed', String(button.dataset.look === look));
  writeExamples();
}

const looks = document.querySelectorAll<HTMLButtonElement>('[data-look]');
for (const button of looks)
  button.addEventListener('click', () => setLook(button.dataset.look ?? ''));

const { facts, apiBase } = await startSite();
setTokens(facts);
writeFigures(facts);
writeExamples();
const line = document.querySelector('[data-script-line]');
if (line)
  line.textContent = facts.scripts
    .map((name, index) => {
      const base = index === 0 ? ` data-api-base="${apiBase ?? ''}"` : '';
      return `<script type="module" src="${root}${name}"${base}></script>`;
    })
    .join('\n');
if (apiBase !== undefined) countRequests(apiBase);
await loadElements(facts, apiBase);

document.querySelector('[data-check-page]')?.addEventListener('click', () => {
  void import(`${root}vtc-doctor.js`).then((doctor: { showPanel: () => Promise<unknown> }) =>
    doctor.showPanel(),
  );
});
