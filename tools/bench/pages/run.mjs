// Compares the elements with hand-written pages and with other elements, in pairs of visits. It prints figures, and is not a test:
// npm run bench -- pages [--pairs 8] [--only roster] [--no-peers] [--against FOLDER]; the folder is the `dist` of another build.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../test/browsers/chromium.mjs';
import { median, spread } from '../figures.mjs';
import { cards, keystroke, search } from './actions.mjs';
import { buildContent } from './content.mjs';
import { buildPeers, peerMonthShows, peerShows } from './peers.mjs';
import { startServer } from './server.mjs';
import { visit } from './visit.mjs';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
    'no-peers': { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});
const pairs = Number(options.pairs);

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

/** Number of items of the first window, by which the first paint of lists of all pages is compared. */
const firstItems = 8;
/** Conditions for the first window and for everything, by a function that returns the condition for a number of items. */
const items = (shows, count) => ({ first: shows(firstItems), ready: shows(count) });
/** Conditions for the content of our elements: a number of elements in the shadow tree. */
const has = (selector) => (count) =>
  `w.shadowRoot.querySelectorAll(${JSON.stringify(selector)}).length >= ${count}`;
/** Conditions for the content of pages by hand. */
const byHand = (selector) => (count) => `w.querySelectorAll('${selector}').length >= ${count}`;

const browser = await launchChromium('--hide-scrollbars');
const isWanted = (name) => name.includes(options.only);
const peersWanted = !options['no-peers'] && (isWanted('peer') || options.only.startsWith('peer'));
const server = await startServer({
  built: await buildContent(),
  peers: peersWanted ? await buildPeers() : undefined,
  older: options.against,
});
const hand = (name, conditions) => ({ url: `${server.origin}/floors/${name}.html`, ...conditions });
const peer = (name, shows) => ({
  url: `${server.origin}/pages/${name}.html`,
  ...items(shows, 30),
});
const own = (markup, conditions, ...how) => ({ url: server.page(markup, ...how), ...conditions });
/** The content of an element by its templates alone; `attributes` say what it shows. */
const content = (name, conditions, attributes = '') =>
  own(`<div id="w" ${attributes}></div>`, conditions, '/api', `/built/${name}.js`);

/** A pair of the other build and this one; nothing if no other build is compared. */
const againstOlder = (name, markup, conditions, base = '/api', script = 'vtc-widgets.js') =>
  options.against
    ? [
        [
          `${name} against the other build`,
          own(markup, conditions, base, `/older/${script}`),
          own(markup, conditions, base, script),
        ],
      ]
    : [];

const hasConvoys = items(has('[part~=item]'), 30);
const convoyList =
  '<vtc-upcoming-events id="w" vtc="many" token="emb_x" limit="30"></vtc-upcoming-events>';
const convoys = own(convoyList, hasConvoys);
const convoyContent = content('convoys', hasConvoys);
const monthSetting = 'month="2026-04"';
const hasMonth = items(has('[part~=convoy]'), 30);
const month = `<vtc-calendar id="w" vtc="many" token="emb_x" ${monthSetting} no-past></vtc-calendar>`;
const single = 'single/vtc-calendar.js';
const calendar = own(month, hasMonth, '/api/month', single);
const handConvoys = hand('convoys', items(byHand('li'), 30));
const companies = [...Array(12).keys()].map((index) => index + 1).join(' ');
const monthOf = (whose) =>
  own(
    `<vtc-calendar id="w" ${whose} ${monthSetting} no-past></vtc-calendar>`,
    items(has('[part~=convoy]'), 100),
    '/api/100convoys',
    single,
  );
const charts = '<server-stats id="w" show="history servers heatmap" range="30d"></server-stats>';
const hasCharts = { first: has('[part~=chart]')(1), ready: has('[part~=chart]')(2) };
const statistics = own(charts, hasCharts);
const handStatistics = hand('statistics', {
  first: byHand('path')(1),
  ready: byHand('rect')(168),
});
const statisticsContent = content('statistics', hasCharts);
const manyPoints = '/api/10000points';
const handRoster = hand('roster', items(byHand('li'), 50));
const hasMembers = items(has('[part~=item]'), 50);
const roster = '<vtc-roster id="w" vtc="many" searchable></vtc-roster>';
const againstPeers = (ours, peers) =>
  server.hasPeers
    ? Object.entries(peers).map(([name, shows]) => [
        `peer ${name} against ours`,
        ours,
        peer(name, shows),
      ])
    : [];
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
  ['roster of 10,000, first 50', handRoster, own(roster, hasMembers)],
  ['content of the roster alone', handRoster, content('roster', hasMembers)],
  [
    '100 convoys of twelve companies against one',
    monthOf('vtc="many" token="emb_x"'),
    monthOf(`vtcs="${companies}"`),
  ],
  [
    'month from two files against one',
    calendar,
    own(month, hasMonth, '/api/month', 'vtc-widgets.js', 'vtc-more.js'),
  ],
  ['content of 30 convoys alone against the element', convoys, convoyContent],
  [
    'content of a month alone against the element',
    calendar,
    content('month', hasMonth, `data-api="/api/month" ${monthSetting}`),
  ],
  ...againstOlder('30 convoys', convoyList, hasConvoys),
  ...againstOlder('roster', roster, hasMembers),
  ...againstOlder('statistics', charts, hasCharts),
  ...againstOlder('month', month, hasMonth, '/api/month', single),
  ...againstPeers(convoys, peerShows),
  ...againstPeers(calendar, peerMonthShows),
].filter(([name]) => isWanted(name));

const load = () => loadavg()[0].toFixed(1);
console.log(`${pairs} pairs, CPU four times slower; load of the machine at the start: ${load()}`);
const columns = [
  'page',
  'first window: CPU ratio',
  'painted, ratio',
  'everything: CPU ratio',
  'painted, ratio',
  'CPU ms of the first window',
  'CPU ms',
  'longest task ms',
  'blocking ms',
  'elements',
  'requests',
];
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
row(columns);
row(columns.map(() => '---'));
try {
  for (const [name, baseline, compared] of cases) {
    const [first, second] = await inPairs(browser, baseline, compared);
    const both = (key) =>
      [first, second].map((all) => median(all.map((sample) => sample[key])).toFixed(0)).join(' → ');
    row([
      name,
      ...['firstCpu', 'firstPainted', 'cpu', 'painted'].map((key) => ratios(first, second, key)),
      ...['firstCpu', 'cpu', 'longest', 'blocking', 'elements', 'requests'].map(both),
    ]);
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
