// Ways to render a list of 10,000 members, measured in Chromium: node tools/bench/long-list.mjs [rows]
import { build } from 'esbuild';
import { launchChromium } from '../test/browsers/chromium.mjs';

const rows = Number(process.argv[2] ?? 10_000);

/** Runs in the page: renders the list in one way, and measures actions of a visitor. */
const scene = `
import { html, render, nothing } from 'lit';
import './date.mjs';
const people = Array.from({ length: ${rows} }, (_, i) => ({ name: 'Driver ' + i * 7919 % 10007, roles: ['Driver', 'Convoy Lead'], joined: '1 Mar 2021' }));
const row = (person, query) => html\`<li ?hidden=\${!person.name.includes(query)}>
  <span class="avatar" data-hue=\${person.name.length % 8}>\${person.name[0]}</span><a href="#x"><bdi>\${person.name}</bdi></a>
  <span>\${person.roles.map((role) => html\`<span class="badge"><bdi>\${role}</bdi></span>\`)}</span><time>\${person.joined}</time></li>\`;
const chunked = (list, size) => Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
const looks = 'ul{margin:0;padding:0;list-style:none}li{display:grid;grid-template-columns:3em 2fr 2fr 1fr;min-height:3em}[hidden]{display:none!important}.badge{padding:.2em .5em;border-radius:9em;background:#eee}';
let limit = ${rows};
const found = (query) => people.filter(({ name }) => name.includes(query)).slice(0, limit);
const flat = (query) => html\`<ul>\${found(query).map((person) => row(person, ''))}</ul>\`;
const parts = (query) => chunked(found(query), 50).map((part) => html\`<ul>\${part.map((person) => row(person, ''))}</ul>\`);
const ways = {
  grown: [looks, flat, 50],
  'grown rows': [looks + 'li{content-visibility:auto;contain-intrinsic-block-size:auto 3em}', flat, 50],
  'grown chunks': [looks + 'ul{content-visibility:auto;contain-intrinsic-block-size:auto 150em}', parts, 50],
  plain: [looks, (query) => html\`<ul>\${people.map((person) => row(person, query))}</ul>\`],
  rows: [looks + 'li{content-visibility:auto;contain-intrinsic-block-size:auto 3em}', (query) => html\`<ul>\${people.map((person) => row(person, query))}</ul>\`],
  chunks: [looks + 'ul{content-visibility:auto;contain-intrinsic-block-size:auto 150em}', (query) => chunked(people, 50).map((part) => html\`<ul ?hidden=\${!part.some(({ name }) => name.includes(query))}>\${part.map((person) => row(person, query))}</ul>\`)],
  window: [looks + 'li{height:3em}', (query) => {
    const found = people.filter(({ name }) => name.includes(query));
    const first = Math.max(0, Math.floor(scrollY / 48) - 10);
    const shown = found.slice(first, first + 60);
    return html\`<svg width="1" height=\${Math.min(first, found.length) * 48} style="display:block"></svg><ul>\${shown.map((person) => row(person, ''))}</ul><svg width="1" height=\${Math.max(0, found.length - first - shown.length) * 48} style="display:block"></svg>\`;
  }],
};
const frame = () => new Promise(requestAnimationFrame);
const settled = async () => { await frame(); await frame(); };
/** Duration of an action, layout included, in ms. */
async function timed(act) { await settled(); const start = performance.now(); act(); document.body.offsetHeight; const script = performance.now() - start; await settled(); return Math.round(script); }
export async function measure(name) {
  const [css, template, step] = ways[name];
  const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets = [sheet];
  let query = '';
  const draw = () => render(template(query), document.body);
  if (name === 'window') addEventListener('scroll', draw);
  if (step) limit = step;
  const first = await timed(draw);
  const growth = [];
  if (step) for (; limit < ${rows}; ) growth.push(await timed(() => { limit += step; scrollTo(0, 1e9); draw(); }));
  const again = await timed(draw);
  const typing = [];
  for (const text of ['1', '12', '123', '12', '']) typing.push(await timed(() => { query = text; limit = step ?? limit; draw(); }));
  if (step) { limit = ${rows}; await timed(draw); }
  const frames = []; let last = performance.now();
  for (let step = 0; step < 120; step++) { scrollTo(0, (step * 7919 % 120) / 120 * document.body.scrollHeight); await frame(); const now = performance.now(); frames.push(now - last); last = now; }
  frames.sort((a, b) => a - b);
  return { draw: first, 'growth last 20': growth.slice(-20).sort((a, b) => a - b)[10], 'growth at 1000': growth.slice(10, 30).sort((a, b) => a - b)[10], 'longest growth': Math.max(0, ...growth), redraw: again, 'longest keystroke': Math.max(...typing), 'frame p50': Math.round(frames[60]), 'frame p95': Math.round(frames[114]), 'frame max': Math.round(frames[119]), nodes: document.getElementsByTagName('*').length };
}`;

const { outputFiles } = await build({
  stdin: { contents: scene, resolveDir: process.cwd() },
  bundle: true,
  format: 'iife',
  globalName: 'bench',
  write: false,
  minify: true,
});
const browser = await launchChromium('--js-flags=--expose-gc');
const table = {};
for (const way of ['grown', 'grown rows', 'grown chunks', 'plain', 'rows', 'chunks', 'window']) {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: outputFiles[0].text });
  table[way] = await page.evaluate((name) => globalThis.bench.measure(name), way);
  const { JSHeapUsedSize } = await page.metrics();
  table[way]['heap MB'] = Math.round(JSHeapUsedSize / 1e6);
  await page.close();
}
await browser.close();
console.table(table);
