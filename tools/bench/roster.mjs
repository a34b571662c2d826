// The built roster with many members, measured in Chromium: npm run build, then node tools/bench/roster.mjs [file]
import { readFile } from 'node:fs/promises';
import { launchChromium } from '../test/browsers/chromium.mjs';
import './date.mjs';

/** Runs in the page: renders members, types, sorts, and scrolls through the list, then through a static copy of it. */
async function measure(count, layout) {
  const frame = () => new Promise(requestAnimationFrame);
  const timed = async (act) => {
    const start = performance.now();
    act();
    await roster.updateComplete;
    document.body.getBoundingClientRect();
    return Math.round(performance.now() - start);
  };
  const role = (id) => ({ id, name: `Role ${id}`, color: '#4488cc' });
  const items = Array.from({ length: count }, (_, place) => ({
    role: 'member',
    joinedAt: new Date(1.6e12 + place * 1e6).toISOString(),
    name: `Drîver ${(place * 7919) % 10_007}`,
    image: null,
    webId: place,
    isOwner: place === 0,
    roles: [role(place % 18), role((place * 7) % 18)],
  }));
  const roles = { items: Array.from({ length: 18 }, (_, id) => ({ ...role(id), position: id })) };
  const roster = document.createElement('vtc-roster');
  roster.searchable = true;
  roster.layout = layout;
  roster.groupBy = layout === 'list' ? 'none' : 'role';
  document.body.replaceChildren(roster);
  await roster.updateComplete;
  const data = { members: { items, nextCursor: null, total: count }, roles };
  const first = await timed(() => (roster.data = data));
  const field = roster.shadowRoot.querySelector('input');
  const typing = [];
  for (const text of ['d', 'dr', 'dri', 'driver 1', 'driver 12', 'driver', '']) {
    await frame();
    typing.push(
      await timed(() => {
        field.value = text;
        field.dispatchEvent(new Event('input'));
      }),
    );
  }
  const sorting = [];
  const sorts = roster.shadowRoot.querySelectorAll('thead button');
  for (const button of [...sorts, ...sorts]) sorting.push(await timed(() => button.click()));
  const longestFrame = async () => {
    const frames = [];
    scrollTo(0, 0);
    await frame();
    for (let step = 0, last = performance.now(); step < 60; step += 1) {
      scrollBy(0, 300);
      await frame();
      frames.push(performance.now() - last);
      last = performance.now();
    }
    return Math.round(Math.max(...frames));
  };
  const scrolled = await longestFrame();
  const nodes = roster.shadowRoot.querySelectorAll('*').length;
  const still = document.createElement('div');
  const root = still.attachShadow({ mode: 'open' });
  root.innerHTML = roster.shadowRoot.innerHTML;
  root.adoptedStyleSheets = roster.shadowRoot.adoptedStyleSheets;
  roster.replaceWith(still);
  return {
    'first drawing': first,
    'longest keystroke': Math.max(...typing),
    'longest sort': Math.max(0, ...sorting),
    'longest frame': scrolled,
    'of a still copy': await longestFrame(),
    nodes,
  };
}

const browser = await launchChromium();
const file = await readFile(process.argv[2] ?? 'dist/vtc-widgets.js', 'utf8');
const table = {};
for (const layout of ['grid', 'list']) {
  for (const count of [50, 1111, 10_000]) {
    const page = await browser.newPage();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isScript = request.url().endsWith('.js');
      void request.respond({
        contentType: isScript ? 'text/javascript' : 'text/html',
        body: isScript ? file : '<!doctype html><script type="module" src="/widgets.js"></script>',
      });
    });
    await page.goto('http://bench.test/');
    await page.waitForFunction(() => customElements.get('vtc-roster'));
    const row = await page.evaluate(measure, count, layout);
    const { JSHeapUsedSize } = await page.metrics();
    table[`${layout} ${count}`] = { ...row, 'heap MB': Math.round(JSHeapUsedSize / 1e6) };
    await page.close();
  }
}
await browser.close();
console.table(table);
