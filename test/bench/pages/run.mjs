// Compares the elements with hand-written pages and with other elements, in pairs of visits. It prints figures, and is not a test:
// npm run bench -- pages [--pairs 8] [--only roster] [--no-peers]
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../../tools/test/browsers/chromium.mjs';
import { cards, keystroke, search } from './actions.mjs';
import { buildPeers, peerMonthReady, peerReady } from './peers.mjs';
import { buildRows } from './rows.mjs';
import { startServer } from './server.mjs';
import { visit } from './visit.mjs';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
    'no-peers': { type: 'boolean', default: false },
  },
});
const pairs = Number(options.pairs);

const quantile = (values, part) => {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.round((sorted.length - 1) * part)];
};
const spread = (values) =>
  `${quantile(values, 0.5).toFixed(2)} (${quantile(values, 0.25).toFixed(2)}–${quantile(values, 0.75).toFixed(2)})`;
const ratios = (baseline, compared, name) =>
  spread(compared.map((visited, at) => visited[name] / baseline[at][name]));

/** Visits two pages alternately, A B, B A, …, after a warm-up visit of each. */
async function inPairs(browser, baseline, compared) {
  const visits = [[], []];
  for (let round = -1; round < pairs; round += 1) {
    for (const side of round % 2 ? [1, 0] : [0, 1]) {
      const { url, ...how } = [baseline, compared][side];
      const visited = await visit(browser, url, how);
      if (round >= 0) visits[side].push(visited);
    }
  }
  return visits;
}

const has = (selector, count) =>
  `w.shadowRoot.querySelectorAll(${JSON.stringify(selector)}).length >= ${count}`;

const browser = await launchChromium('--hide-scrollbars');
const isWanted = (name) => name.includes(options.only);
const peersWanted = !options['no-peers'] && (isWanted('peer') || options.only.startsWith('peer'));
const server = await startServer({
  built: await buildRows(),
  peers: peersWanted ? await buildPeers() : undefined,
});
const hand = (name, ready) => ({ url: `${server.origin}/floors/${name}.html`, ready });
const peer = (name, ready) => ({ url: `${server.origin}/pages/${name}.html`, ready });
const own = (markup, ready, ...how) => ({ url: server.page(markup, ...how), ready });

const convoys = own(
  '<vtc-upcoming-events id="w" vtc="many" token="emb_x" limit="30"></vtc-upcoming-events>',
  has('[part~=item]', 30),
);
const nextMonth = new Date(new Date().setUTCMonth(new Date().getUTCMonth() + 1, 1));
const calendar = own(
  `<vtc-calendar id="w" vtc="many" token="emb_x" month="${nextMonth.toISOString().slice(0, 7)}" no-past></vtc-calendar>`,
  has('[part~=convoy]', 30),
  '/api/month',
  'single/vtc-calendar.js',
);
const handConvoys = hand('convoys', "w.querySelectorAll('li').length >= 30");
const charts = '<server-stats id="w" show="history servers heatmap" range="30d"></server-stats>';
const statistics = own(charts, has('[part~=chart]', 2));
const cases = [
  ['30 convoys', handConvoys, convoys],
  [
    'rows of 30 convoys, without the element',
    handConvoys,
    own('<div id="w"></div>', has('[part~=item]', 30), '/api', '/built/rows.js'),
  ],
  [
    'statistics, 720 points',
    hand('statistics', "w.querySelectorAll('rect').length >= 168"),
    statistics,
  ],
  [
    'statistics, 10,000 points against 720',
    statistics,
    own(charts, has('[part~=chart]', 2), '/api/10000points'),
  ],
  [
    'roster of 10,000, first 50',
    hand('roster', "w.querySelectorAll('li').length >= 50"),
    own('<vtc-roster id="w" vtc="many" searchable></vtc-roster>', has('[part~=item]', 50)),
  ],
  ...(server.hasPeers
    ? Object.entries(peerReady).map(([name, ready]) => [
        `peer ${name} against ours`,
        convoys,
        peer(name, ready),
      ])
    : []),
  ...(server.hasPeers
    ? Object.entries(peerMonthReady).map(([name, ready]) => [
        `peer ${name} against ours`,
        calendar,
        peer(name, ready),
      ])
    : []),
].filter(([name]) => isWanted(name));

const load = () => loadavg()[0].toFixed(1);
console.log(`${pairs} pairs, CPU four times slower; load of the machine at the start: ${load()}`);
console.log('| page | CPU ratio | painted, ratio | CPU ms | elements | requests |');
console.log('| --- | --- | --- | --- | --- | --- |');
try {
  for (const [name, baseline, compared] of cases) {
    const [first, second] = await inPairs(browser, baseline, compared);
    const both = (key) =>
      [first, second]
        .map((all) =>
          quantile(
            all.map((sample) => sample[key]),
            0.5,
          ).toFixed(0),
        )
        .join(' → ');
    const cells = [ratios(first, second, 'cpu'), ratios(first, second, 'painted')];
    console.log(
      `| ${[name, ...cells, both('cpu'), both('elements'), both('requests')].join(' | ')} |`,
    );
  }
  for (const [name, measure] of [
    ['50 cards with data of the page', cards],
    ['keystroke in a roster of 10,000', keystroke],
    ['search in a roster of 10,000 over the API', search],
  ]) {
    if (isWanted(name)) console.log(`${name}: ${await measure(browser, server, spread)}`);
  }
} finally {
  console.log(`Load of the machine at the end: ${load()}`);
  await browser.close();
  server.close();
}
