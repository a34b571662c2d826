// Run by hand after a build: node tools/bench/server-stats.mjs [points …]
// Prints how long a browser takes to render histories: the first time, and when the pointer moves.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { launchChromium } from '../test/browsers/chromium.mjs';
import './date.mjs';

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [720, 10_000];
const bundle = new URL('../../dist/vtc-widgets.js', import.meta.url);

const server = createServer(({ url }, response) => {
  const isBundle = url === '/vtc-widgets.js';
  response.setHeader('Content-Type', isBundle ? 'text/javascript' : 'text/html');
  if (isBundle) createReadStream(bundle).pipe(response);
  else response.end('<!doctype html><script type="module" src="/vtc-widgets.js"></script>');
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));

/** Renders repeatedly in the page; returns milliseconds until the layout is complete. */
async function measure(points) {
  const start = Date.UTC(2026, 0);
  const players = (index) => Math.round(3000 + 2500 * Math.sin(index / 4));
  const history = {
    range: '30d',
    points: Array.from({ length: points }, (_, index) => ({
      date: new Date(start + index * 3_600_000).toISOString(),
      players: players(index),
      ets2: Math.round(players(index) * 0.8),
      ats: Math.round(players(index) * 0.2),
      capacity: 9000,
    })),
  };
  const timed = async (act, element) => {
    const before = performance.now();
    act();
    await element.updateComplete;
    element.getBoundingClientRect();
    return performance.now() - before;
  };
  const [first, moves] = [[], []];
  for (let turn = 0; turn < 30; turn += 1) {
    const element = document.createElement('server-stats');
    Object.assign(element, { show: 'history', loading: 'eager', data: { history } });
    first.push(await timed(() => document.body.append(element), element));
    const plot = element.shadowRoot.querySelector('.plot');
    const move = () => plot.dispatchEvent(new PointerEvent('pointermove', { clientX: turn * 9 }));
    moves.push(await timed(move, element));
    element.remove();
  }
  const middle = (all) => all.sort((a, b) => a - b)[15].toFixed(1);
  const worst = (all) => all.at(-1).toFixed(1);
  return [first, moves].map((all) => `median ${middle(all)} ms, worst ${worst(all)} ms`);
}

const browser = await launchChromium();
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
for (const count of counts) {
  const [first, moves] = await page.evaluate(measure, count);
  console.log(`${count} points: first drawing ${first}; pointer move ${moves}`);
}
await browser.close();
server.close();
