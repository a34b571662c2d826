// Time from an input to the next paint that shows its effect, with a CPU that is throttled four times:
// npm run bench -- interactions [--rounds 5] [--only letter]
import { parseArgs } from 'node:util';
import { launchChromium } from '../test/browsers/chromium.mjs';
import { spread } from './figures.mjs';
import { startServer } from './pages/server.mjs';
import { counted } from './pages/visit.mjs';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(options.rounds);
const goalMs = 100;

const server = await startServer();
const both = ['/api', 'vtc-widgets.js', 'vtc-more.js'];
const convoys = server.page(
  '<vtc-upcoming-events id="w" vtc="many" token="emb_x" limit="30"></vtc-upcoming-events>',
  ...both,
);
const roster = server.page(
  '<vtc-roster id="w" searchable layout="list" page-size="50"></vtc-roster>',
);
const calendar = server.page(
  '<vtc-calendar id="w" vtc="many" token="emb_x"></vtc-calendar>',
  ...both,
);
const gallery = server.page('<vtc-gallery id="w" vtc="many"></vtc-gallery>', ...both);
const statistics = server.page('<server-stats id="w" show="history"></server-stats>');
const tags = [
  '<vtc-upcoming-events vtc="many" token="emb_x"></vtc-upcoming-events>',
  '<vtc-live-events vtc="many" token="emb_x" when-empty="message"></vtc-live-events>',
  '<vtc-card vtc="many"></vtc-card>',
  '<vtc-roster vtc="many"></vtc-roster>',
  '<server-stats></server-stats>',
  '<vtc-calendar vtc="many" token="emb_x"></vtc-calendar>',
  '<vtc-news vtc="many"></vtc-news>',
  '<vtc-gallery vtc="many"></vtc-gallery>',
  '<vtc-partners vtc="many"></vtc-partners>',
];
const nine = (theme) =>
  server.page(
    `<button id="w">Dark</button>
  <script>w.onclick = () => (document.documentElement.dataset.theme = 'dark')</script>
  <style>[data-theme='dark'] { background: #111; color: #eee; color-scheme: dark }</style>
  ${tags.map((tag) => tag.replace(/^<[\w-]+/, `$& loading="eager" theme="${theme}" class="element"`)).join('')}`,
    ...both,
  );

const find = (tab, selector) =>
  tab.evaluateHandle((query) => w.shadowRoot.querySelector(query), selector);
const press = (selector) => async (tab) => {
  const handle = await find(tab, selector);
  return () => handle.asElement().click();
};
const key = (name, selector) => async (tab) => {
  if (selector) await (await find(tab, selector)).asElement().focus();
  // People hold a key for about this time.
  return () => tab.keyboard.press(name, { delay: 80 });
};
const pressDark = (tab) => () => tab.click('#w');
const allSettled =
  "[...document.querySelectorAll('.element')].every(({ state }) => state === 'ready' || state === 'empty')";
const shown = (selector) => `w.shadowRoot.querySelector(${JSON.stringify(selector)})`;

/** Gives the roster 10,000 members, as a page can. */
async function fillRoster(tab) {
  const members = await server.bodyOf('/api/vtcs/10000/members?cursor=0&limit=10000');
  const roles = await server.bodyOf('/api/vtcs/many/roles');
  await tab.waitForFunction("customElements.get('vtc-roster')");
  await tab.evaluate(
    ([first, second]) =>
      Object.assign(w, { data: { members: JSON.parse(first), roles: JSON.parse(second) } }),
    [members, roles],
  );
}

/** Opens and closes the details of a convoy, so that their file is loaded. */
async function openOnce(tab) {
  await (await find(tab, '.title [part~="link"], .title button')).asElement().click();
  await tab.waitForFunction(
    "w.shadowRoot.querySelector('div')?.shadowRoot?.querySelector('dialog[open]')",
  );
  await tab.keyboard.press('Escape');
  await tab.waitForFunction("!w.shadowRoot.querySelector('div')?.shadowRoot");
}

const rows = shown('[part~="item"]');
const cases = [
  ['open the calendar menu', convoys, rows, undefined, press('.calendar-button')],
  [
    "open a convoy's details",
    convoys,
    rows,
    openOnce,
    press('.title [part~="link"], .title button'),
  ],
  ['a letter in a search among 10,000', roster, 'true', fillRoster, key('d', 'input')],
  ['sort 10,000 members', roster, 'true', fillRoster, press('th button')],
  ['next month', calendar, shown('[part~="convoy"]'), undefined, press('.icon-button.next')],
  ['open the lightbox', gallery, shown('img'), undefined, press('a')],
  [
    'next picture',
    gallery,
    shown('img'),
    async (tab) => {
      await (await find(tab, 'a')).asElement().click();
      await tab.waitForFunction(shown('dialog[open]'));
    },
    key('ArrowRight'),
  ],
  [
    'change the range of the chart',
    statistics,
    shown('[part~="chart"]'),
    undefined,
    press('button[aria-pressed="false"]'),
  ],
  ['light to dark with nine elements', nine('page'), allSettled, undefined, pressDark],
  // What the browser needs by itself: it computes all styles again.
  [
    'light to dark with nine elements of fixed colours',
    nine('light'),
    allSettled,
    undefined,
    pressDark,
  ],
].filter(([name]) => name.includes(options.only));

/** In the page: durations of inputs from the event to the next paint, from Event Timing. */
function observe() {
  globalThis.inputDurations = [];
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (/^(pointerdown|pointerup|click|keydown|keyup)$/.test(name))
        globalThis.inputDurations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

async function measure(browser, [, url, ready, prepare, act]) {
  const context = await browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    const session = await tab.createCDPSession();
    await tab.setViewport({ width: 1280, height: 900 });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await tab.goto(url);
    await tab.waitForFunction(ready);
    await prepare?.(tab);
    const input = await act(tab);
    await new Promise((done) => setTimeout(done, 500));
    await tab.evaluate(observe);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const before = await counted(session);
    await input();
    await tab.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))),
    );
    const after = await counted(session);
    return {
      cpu: (after.TaskDuration - before.TaskDuration) * 1000,
      painted: await tab.evaluate(() => Math.max(0, ...globalThis.inputDurations)),
    };
  } finally {
    await context.close();
  }
}

const browser = await launchChromium('--hide-scrollbars');
console.log(`${rounds} rounds, CPU four times slower; goal: ${goalMs} ms to the next paint`);
console.log('| interaction | next paint, ms | CPU until 500 ms later, ms |');
console.log('| --- | --- | --- |');
try {
  for (const interaction of cases) {
    const results = [];
    for (let round = 0; round < rounds; round += 1)
      results.push(await measure(browser, interaction));
    const of = (name) =>
      spread(
        results.map((result) => result[name]),
        0,
      );
    console.log(`| ${interaction[0]} | ${of('painted')} | ${of('cpu')} |`);
  }
} finally {
  await browser.close();
  server.close();
}
