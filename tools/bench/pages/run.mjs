// Compares the elements with hand-written pages and with other elements, in pairs of visits. It prints figures, and is not a test:
// npm run bench -- pages [--pairs 8] [--only roster] [--no-peers]
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../test/browsers/chromium.mjs';
import { cards, keystroke, search } from './actions.mjs';
import { buildContent } from './content.mjs';
import { buildPeers, peerMonthReady, peerReady } from './peers.mjs';
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
  built: await buildContent(),
  peers: peersWanted ? await buildPeers() : undefined,
});
const hand = (name, ready) => ({ url: `${server.origin}/floors/${name}.html`, ready });
const peer = (name, ready) => ({ url: `${server.origin}/pages/${name}.html`, ready });
const own = (markup, ready, ...how) => ({ url: server.page(markup, ...how), ready });
/** The content of an element by its templates alone; `attributes` say what it shows. */
const content = (name, ready, attributes = '') =>
  own(`<div id="w" ${attributes}></div>`, ready, '/api', `/built/${name}.js`);

const hasConvoys = has('[part~=item]', 30);
const convoys = own(
  '<vtc-upcoming-events id="w" vtc="many" token="emb_x" limit="30"></vtc-upcoming-events>',
  hasConvoys,
);
const convoyContent = content('convoys', hasConvoys);
const monthSetting = 'month="2026-04"';
const hasMonth = has('[part~=convoy]', 30);
const calendar = own(
  `<vtc-calendar id="w" vtc="many" token="emb_x" ${monthSetting} no-past></vtc-calendar>`,
  hasMonth,
  '/api/month',
  'single/vtc-calendar.js',
);
const handConvoys = hand('convoys', "w.querySelectorAll('li').length >= 30");
const hasFullMonth = has('[part~=convoy]', 100);
const companies = [...Array(12).keys()].map((index) => index + 1).join(' ');
const monthOf = (whose) =>
  own(
    `<vtc-calendar id="w" ${whose} ${monthSetting} no-past></vtc-calendar>`,
    hasFullMonth,
    '/api/100convoys',
    'single/vtc-calendar.js',
  );
const charts = '<server-stats id="w" show="history servers heatmap" range="30d"></server-stats>';
const hasCharts = has('[part~=chart]', 2);
const statistics = own(charts, hasCharts);
const handStatistics = hand('statistics', "w.querySelectorAll('rect').length >= 168");
const statisticsContent = content('statistics', hasCharts);
const manyPoints = '/api/10000points';
const handRoster = hand('roster', "w.querySelectorAll('li').length >= 50");
const hasMembers = has('[part~=item]', 50);
const cases = [
  ['30 convoys', handConvoys, convoys],
  ['content of 30 convoys alone', handConvoys, convoyContent],
  ['statistics, 720 points', handStatistics, statistics],
  ['content of the statistics alone', handStatistics, statisticsContent],
  ['statistics, 10,000 points against 720', statistics, own(charts, hasCharts, manyPoints)],
  [
    'content of the statistics alone, 10,000 points against 720',
    statisticsContent,
    content('statistics', hasCharts, `data-api="${manyPoints}"`),
  ],
  [
    'roster of 10,000, first 50',
    handRoster,
    own('<vtc-roster id="w" vtc="many" searchable></vtc-roster>', hasMembers),
  ],
  ['content of the roster alone', handRoster, content('roster', hasMembers)],
  [
    '100 convoys of twelve companies against one',
    monthOf('vtc="many" token="emb_x"'),
    monthOf(`vtcs="${companies}"`),
  ],
  ['content of 30 convoys alone against the element', convoys, convoyContent],
  [
    'content of a month alone against the element',
    calendar,
    content('month', hasMonth, `data-api="/api/month" ${monthSetting}`),
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
