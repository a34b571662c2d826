import { sendKeys } from '@web/test-runner-commands';
import { announcementsOf } from '../../support/announcements.js';
import { expect } from '@open-wc/testing';
import { registerMessages } from '../../../src/element/language.js';
import { createSandbox } from '../../../src/sandbox/server/sandbox.js';
import type { ServerStats } from '../../../src/widgets/server-stats/server-stats.js';
import type { Backend } from '../../support/backend.js';
import type { DrivenClock } from '../../support/driven-clock.js';
import { ElementFixture, frames, query, queryAll, texts } from '../../support/element-fixture.js';
import { isLoaded } from '../../support/loaded.js';
import { textOf, violations } from '../../support/element-stage.js';
import { useTestFont } from '../../support/test-font.js';
import { warningsOf } from '../../support/warnings.js';

const allSections = 'totals history servers peak heatmap';
const hourMs = 3_600_000;

const paths = {
  totals: '/stats/platform/totals',
  history: '/stats/servers/history',
  servers: '/stats/servers/breakdown',
  peak: '/stats/servers/peak',
  heatmap: '/stats/servers/heatmap',
} as const;

const server = (name: string, more: object = {}) => ({
  id: name,
  name,
  region: 'EU',
  game: 'ets2',
  status: 'online',
  current: 10,
  limit: 100,
  collisions: true,
  syncEnvironment: true,
  ...more,
});

const breakdown = (...servers: object[]) => ({
  servers: {
    servers,
    byRegion: [{ region: 'EU', players: 41 }],
    byGame: [{ game: 'ats', players: 17 }],
    settings: { collisionsOn: 1, collisionsOff: 0, syncedWeather: 1, freeWeather: 0 },
  },
});

const points = (start: string, players: readonly number[], more: object = {}) =>
  players.map((amount, index) => ({
    date: new Date(Date.parse(start) + index * hourMs).toISOString(),
    players: amount,
    ets2: 0,
    ats: 0,
    capacity: 0,
    ...more,
  }));

const historyOf = (data: object[]) => ({ history: { range: '7d', points: data } });

describe('<server-stats>', () => {
  let fixture: ElementFixture;
  let backend: Backend;
  let clock: DrivenClock;

  before(useTestFont);

  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z', {
      lang: 'en',
      attributes: { 'time-zone': 'Europe/Berlin' },
    });
    ({ backend, clock } = fixture);
  });

  afterEach(() => {
    fixture.close();
    document.body.removeAttribute('style');
  });

  async function show(
    attributes: Readonly<Record<string, string>> = {},
    data?: object,
    width?: number,
  ) {
    const options = { data, ...(width && { width }) };
    const element = fixture.add('server-stats', attributes, options);
    await clock.advance(100);
    // Sections that the window does not show are rendered later.
    await element.updateComplete;
    return element;
  }

  const layOut = () => clock.withRealTimers(frames);

  /** Waits until the last retry of a request has failed. */
  async function waitForFailure(element: ServerStats): Promise<void> {
    await clock.advance(20_000);
    await clock.until(() => element.error !== null);
    await element.updateComplete;
  }

  async function open(element: ServerStats) {
    for (const button of queryAll(element, '.muted > .text-button[aria-expanded="false"]'))
      button.click();
    await clock.advance(0);
  }

  for (const [section, path] of Object.entries(paths)) {
    it(`requests ${section} only when it is the only section`, async () => {
      const element = await show({ show: section });
      expect(backend.paths).to.deep.equal([path]);
      expect(queryAll(element, '[part="section"]')).to.have.length(1);
      expect(element.data?.[section as keyof typeof paths]).to.be.an('object');
      expect(await clock.withRealTimers(() => violations(element))).to.deep.equal([]);
    });

    it(`shows the other sections when ${section} fails, and ${section} after a retry`, async () => {
      backend.respond = ({ url }) =>
        url.includes(path) ? Response.json({}, { status: 500 }) : undefined;
      const element = await show({ show: allSections });
      await waitForFailure(element);
      expect(element.state).to.equal('ready');
      expect(element.error?.status).to.equal(500);
      expect(textOf(element).match(/could not be loaded/g)).to.have.length(1);
      expect(texts(element, '.button')).to.deep.equal(['Try again']);
      expect(queryAll(element, '.skeleton-box')).to.have.length(0);
      const retry = query(element, '.button');
      expect(retry?.ariaLabel).to.match(/^Try again: [A-Z]/);
      const announced = announcementsOf(element);
      retry?.focus();
      retry?.click();
      await clock.advance(20_000);
      await clock.until(() => announced.length > 0);
      expect(announced).to.deep.equal(['Servers: The statistics could not be loaded']);
      backend.recover();
      query(element, '.button')?.click();
      await clock.advance(1000);
      await element.updateComplete;
      const focused = element.shadowRoot?.activeElement as HTMLElement | null | undefined;
      expect(focused?.matches('[part="section"], [part="section"] *')).to.equal(true);
      expect(textOf(element)).not.to.match(/could not be loaded/);
      expect(element.error).to.equal(null);
      expect(queryAll(element, '.skeleton-box')).to.have.length(0);
    });

    it(`offers no retry and stops polling ${section} after a 404`, async () => {
      backend.respond = ({ url }) =>
        url.includes(path) ? Response.json({}, { status: 404 }) : undefined;
      const element = await show({ show: allSections, 'refresh-seconds': '3600' });
      expect(textOf(element)).to.match(/could not be found/);
      expect(queryAll(element, '.button')).to.have.length(0);
      const requestCount = backend.paths.filter((requested) => requested === path).length;
      await clock.advance(7 * hourMs);
      expect(backend.paths.filter((requested) => requested === path)).to.have.length(requestCount);
    });

    it(`keeps ${section} with a note when only that section fails to refresh`, async () => {
      const element = await show({ show: allSections });
      const before = element.data?.[section as keyof typeof paths];
      expect(textOf(element).match(/Updated 6:00.PM/g)).to.have.length(1);
      backend.respond = ({ url }) =>
        url.includes(path) ? Response.json({}, { status: 404 }) : undefined;
      await clock.advance(60_000);
      void element.refresh();
      await clock.advance(1000);
      expect(element.data?.[section as keyof typeof paths]).to.deep.equal(before);
      expect(texts(element, '[part="section"] .note')).to.deep.equal(['This could not be found.']);
      expect(textOf(element).match(/Updated 6:00.PM/g)).to.have.length(1);
      expect(element.matches(':state(stale)')).to.equal(true);
    });
  }

  for (const [name, fail] of [
    ['responds with 500', () => Response.json({}, { status: 500 })],
    ['cannot be reached', () => Response.error()],
  ] as const) {
    it(`is stale while the API ${name}, and backs off`, async () => {
      const element = await show();
      const codes: string[] = [];
      element.addEventListener('vtc-error', (event) =>
        codes.push((event as CustomEvent<{ code: string }>).detail.code),
      );
      const requestCount = backend.requests.length;
      backend.respond = fail;
      await clock.advance(35 * 60_000);
      expect(element.state).to.equal('ready');
      expect(element.matches(':state(stale)')).to.equal(true);
      expect(element.error).not.to.equal(null);
      expect(codes).not.to.have.length(0);
      expect(textOf(element).match(/Updated 6:0\d.PM/g)).to.have.length(1);
      expect(texts(element, '[part="section"] .note')).to.deep.equal(
        ['totals', 'servers'].map(() => 'This could not be loaded.'),
      );
      expect(backend.requests.length - requestCount).to.be.lessThan(40);
      backend.recover();
      await clock.advance(20 * 60_000);
      expect(element.matches(':state(stale)')).to.equal(false);
    });
  }

  it('is empty when the page set data of hidden sections only', async () => {
    const { heatmap } = (await show({ show: 'heatmap' })).data ?? {};
    for (const data of [{}, { heatmap }]) {
      const element = await show({ heading: '' }, data);
      expect(element.state).to.equal('empty');
      expect(textOf(element)).to.match(/No data/);
    }
  });

  it('shows only the chosen sections when compact, also after show changes', async () => {
    const element = await show({ layout: 'compact' });
    expect(textOf(element)).to.match(/Simulation 1/);
    element.show = 'totals history';
    await clock.advance(100);
    expect(textOf(element)).to.match(/players online/);
    expect(textOf(element)).not.to.match(/Simulation 1/);
  });

  it('shows no update time beside a history that failed to load', async () => {
    const element = await show({ show: 'history' });
    backend.fail(404);
    element.range = '30d';
    await clock.advance(1000);
    expect(textOf(element)).not.to.match(/Updated/);
    expect(element.updatedAt).to.equal(null);
  });

  it('never shows the network load', async () => {
    const { totals } = (await show({ show: 'totals' })).data ?? {};
    const element = await show(
      { show: 'totals' },
      { totals: { ...totals, networkLoad: 0.987654 } },
    );
    expect(textOf(element)).not.to.match(/load|987|98\.|99/i);
  });

  it('shows each section as it arrives', async () => {
    let respond = (): void => undefined;
    backend.respond = ({ url }) =>
      url.includes(paths.history)
        ? new Promise<Response>(
            (done) => (respond = () => done(Response.json(historyOf([]).history))),
          )
        : undefined;
    const element = await show();
    await clock.until(() => textOf(element).includes('Simulation 1'));
    expect(queryAll(element, '.skeleton-box')).to.have.length(1);
    respond();
    await clock.advance(100);
    expect(queryAll(element, '.skeleton-box')).to.have.length(0);
  });

  it('requests only the new range, and hides the line of the old range meanwhile', async () => {
    const element = await show();
    const requestCount = backend.requests.length;
    const button = queryAll(element, '.segment').find((segment) => /30/.test(segment.innerText));
    button?.focus();
    backend.hold();
    button?.click();
    await clock.advance(100);
    expect(backend.requests.length).to.equal(requestCount + 1);
    expect(new URL(backend.requests.at(-1)?.url ?? '').search).to.equal('?range=30d');
    expect(element.data?.history).to.equal(undefined);
    expect(queryAll(element, '.plot')).to.have.length(0);
    expect(textOf(element)).to.include('Simulation 1');
    expect(button?.getAttribute('aria-pressed')).to.equal('true');
    expect(element.shadowRoot?.activeElement).to.equal(button);
    backend.release();
    await clock.advance(100);
    expect(element.data?.history?.range).to.equal('30d');
    expect(queryAll(element, '.plot')).to.have.length(1);
  });

  it('keeps the focus on the pressed range button when the history is the only section', async () => {
    const element = await show({ show: 'history' });
    const button = queryAll(element, '.segment').find((segment) => /30/.test(segment.innerText));
    button?.focus();
    backend.hold();
    button?.click();
    await clock.advance(100);
    expect(element.shadowRoot?.activeElement).to.equal(button);
    expect(queryAll(element, '.plot')).to.have.length(0);
    expect(queryAll(element, '.skeleton-box')).to.have.length(1);
    backend.release();
    await clock.advance(100);
    expect(element.shadowRoot?.activeElement).to.equal(button);
    expect(queryAll(element, '.plot')).to.have.length(1);
  });

  it('offers a retry when a new range fails and nothing else is shown', async () => {
    const element = await show({ show: 'history' });
    backend.fail(404);
    element.range = '30d';
    await clock.advance(1000);
    expect(queryAll(element, '.button, .plot, .skeleton-box')).to.have.length(0);
    backend.fail(500);
    element.range = '90d';
    await clock.advance(100);
    await waitForFailure(element);
    expect(texts(element, '.button')).to.deep.equal(['Try again']);
    backend.recover();
    query(element, '.button')?.click();
    await clock.advance(1000);
    expect(element.data?.history?.range).to.equal('90d');
    expect(element.error).to.equal(null);
    expect(queryAll(element, '.plot')).to.have.length(1);
  });

  it('retries only the sections that failed', async () => {
    backend.respond = ({ url }) =>
      /history|peak/.test(url) ? Response.json({}, { status: 500 }) : undefined;
    const element = await show({ show: allSections });
    await waitForFailure(element);
    const requestCount = backend.requests.length;
    backend.recover();
    query(element, '.button')?.click();
    await clock.advance(1000);
    await element.updateComplete;
    expect(backend.paths.slice(requestCount).sort()).to.deep.equal(
      [paths.history, paths.peak].sort(),
    );
    expect(queryAll(element, '.button, .skeleton-box')).to.have.length(0);
    await clock.advance(140_000);
    expect(backend.paths.slice(requestCount + 2).sort()).to.deep.equal(
      [paths.totals, paths.servers].sort(),
    );
  });

  for (const width of [280, 480, 900]) {
    it(`has a skeleton as high as its data at ${width} px`, async () => {
      backend.hold();
      const element = await show({ show: 'totals history peak heatmap' }, undefined, width);
      await layOut();
      const height = () => query(element, '[part="base"]')?.getBoundingClientRect().height ?? 0;
      const before = height();
      expect(queryAll(element, 'button, svg')).to.have.length(0);
      expect(await clock.withRealTimers(() => violations(element))).to.deep.equal([]);
      backend.release();
      await clock.advance(100);
      await layOut();
      expect(element.state).to.equal('ready');
      expect(before / height()).to.be.within(0.93, 1.07);
    });
  }

  for (const width of [280, 480, 900])
    it(`has skeletons of all sections inside its edges at ${width} px`, async () => {
      backend.hold();
      const element = await show({ show: allSections }, undefined, width);
      await layOut();
      const boxes = queryAll(element, '.skeleton-box:last-child').map((box) =>
        box.getBoundingClientRect(),
      );
      // The peaks are beside the players online.
      expect(boxes).to.have.length(4);
      const [totals, history, servers, heatmap] = boxes;
      const isBeside = width === 900;
      expect((history?.right ?? 0) < (servers?.left ?? 0)).to.equal(isBeside);
      expect((totals?.right ?? 0) < (servers?.left ?? 0)).to.equal(isBeside);
      const rows = isBeside ? boxes.filter((box) => box === heatmap) : boxes;
      expect(new Set(rows.map((box) => box.left)).size).to.equal(1);
      expect(new Set(rows.map((box) => box.width)).size).to.equal(1);
      expect(Math.min(...boxes.map((box) => box.left))).to.equal(rows[0]?.left);
      expect(Math.max(...boxes.map((box) => box.right))).to.equal(rows[0]?.right);
    });

  it('shows and hides lines with the buttons of the legend, at first without ETS2 and capacity', async () => {
    const element = await show(
      { show: 'history' },
      historyOf(points('2026-11-20T10:00:00Z', [100, 200], { ets2: 80, ats: 20, capacity: 9000 })),
    );
    const series = () =>
      queryAll(element, 'button.series').map(
        (series) => `${series.innerText.trim()} ${series.ariaPressed}`,
      );
    const path = (line: string) => query(element, `.plot .${line}`)?.getAttribute('d');
    const faint = () =>
      queryAll(element, '.series > .swatch').map((line) => getComputedStyle(line).opacity < '1');
    const names = ['ETS2', 'ATS', 'Capacity'];
    const pressed = (...states: unknown[]) =>
      names.map((name, index) => `${name} ${String(states[index])}`);
    expect(series()).to.deep.equal(pressed(false, true, false));
    expect(path('capacity')).to.equal('');
    expect(faint()).to.deep.equal([false, true, false, true]);
    queryAll(element, 'button.series')[2]?.click();
    await element.updateComplete;
    queryAll(element, 'button.series')[1]?.click();
    await element.updateComplete;
    expect(series()).to.deep.equal(pressed(false, false, true));
    expect(path('ats')).to.equal('');
    expect(path('capacity')).to.match(/^M/);
    await open(element);
    expect(texts(element, 'td').at(-1)).to.equal('9,000');
  });

  it('shows a cached range without a request', async () => {
    const element = await show({ show: 'history' });
    for (const range of ['24h', '7d', '24h'] as const) {
      element.range = range;
      await clock.advance(100);
      expect(element.data?.history?.range).to.equal(range);
    }
    expect(backend.requests).to.have.length(2);
  });

  it('refreshes totals and servers after two minutes, other sections less often', async () => {
    await show({ show: allSections });
    const first = backend.requests.length;
    expect(first).to.equal(5);
    await clock.advance(140_000);
    expect(backend.paths.slice(first).sort()).to.deep.equal([paths.totals, paths.servers].sort());
    await clock.advance(10 * 60_000);
    expect(backend.paths.slice(first)).not.to.include(paths.history);
    expect(backend.requests.length).to.be.within(first + 8, first + 14);
  });

  it('refreshes the heatmap at its own interval of hours', async () => {
    await show({ show: 'heatmap' });
    await clock.advance(3 * hourMs);
    expect(backend.requests).to.have.length(1);
    await clock.advance(4 * hourMs);
    expect(backend.requests).to.have.length(2);
  });

  it('has a table with the values of the API and the zone in its header', async () => {
    const element = await show({ show: 'history', range: '24h', 'time-zone': 'UTC' });
    await open(element);
    const rows = queryAll(element, 'tr').map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    const data = element.data?.history?.points ?? [];
    expect(rows).to.have.length(data.length + 1);
    expect(rows[0]).to.deep.equal(['UTC', 'Players online', 'ETS2', 'ATS', 'Capacity']);
    const number = (amount: number) => amount.toLocaleString('en');
    expect(rows.slice(1).map((row) => row.slice(1))).to.deep.equal(
      data.map((point) => [point.players, point.ets2, point.ats, point.capacity].map(number)),
    );
    expect(rows.at(-1)?.[0]).to.match(/Nov 20, 5:00.PM$/);
    expect(await clock.withRealTimers(() => violations(element))).to.deep.equal([]);
  });

  it('shows the value at the pointer and at the slider position', async () => {
    const element = await show(
      { show: 'history' },
      historyOf(points('2026-11-20T10:00:00Z', [100, 2000, 300], { ats: 50 })),
    );
    const input = queryAll(element, 'input')[0] as HTMLInputElement;
    const plot = query(element, '.plot');
    const tooltip = () => texts(element, '.tooltip')[0];
    expect(input.getAttribute('aria-valuetext')).to.match(
      /1:00.PM GMT\+1, Players online 300, ATS 50$/,
    );
    expect(tooltip()).to.equal(undefined);
    input.focus();
    await clock.advance(0);
    expect(tooltip()).to.match(/1:00.PM GMT\+1 Players online 300 ATS 50$/);
    input.value = '1';
    input.dispatchEvent(new Event('input'));
    await clock.advance(0);
    expect(input.getAttribute('aria-valuetext')).to.match(/12:00.PM GMT\+1, Players online 2,000/);
    expect(tooltip()).to.match(/12:00.PM GMT\+1 Players online 2,000 ATS 50$/);
    expect(queryAll(element, '.plot circle:not(.peak)')).to.have.length(2);
    input.blur();
    await clock.advance(0);
    expect(tooltip()).to.equal(undefined);
    const { left, width, top } = plot?.getBoundingClientRect() ?? new DOMRect();
    for (const type of ['pointerdown', 'pointermove']) {
      plot?.dispatchEvent(
        new PointerEvent(type, { clientX: left + width * 0.12, clientY: top + 9 }),
      );
      await clock.advance(0);
      expect(tooltip()).to.match(/11:00.AM GMT\+1 Players online 100/);
    }
    plot?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }));
    await clock.advance(0);
    expect(tooltip()).to.match(/Players online 100/);
    plot?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    await clock.advance(0);
    expect(tooltip()).to.equal(undefined);
  });

  for (const chosenBy of ['pointer', 'slider'])
    it(`hides the tooltip of the ${chosenBy} on Escape, which closes no dialog around it`, async () => {
      const dialog = document.createElement('dialog');
      const element = await show({ show: 'history' });
      document.body.append(dialog);
      dialog.append(element);
      dialog.showModal();
      await layOut();
      const seen: string[] = [];
      const listen = ({ key }: KeyboardEvent) => void seen.push(key);
      document.addEventListener('keydown', listen);
      if (chosenBy === 'slider') query(element, 'input')?.focus();
      else query(element, '.plot')?.dispatchEvent(new PointerEvent('pointermove', { clientX: 99 }));
      await element.updateComplete;
      expect(queryAll(element, '.tooltip')).to.have.length(1);
      await clock.withRealTimers(() => sendKeys({ press: 'Escape' }));
      await element.updateComplete;
      expect(queryAll(element, '.tooltip')).to.have.length(0);
      expect(dialog.open).to.equal(true);
      expect(seen).to.deep.equal([]);
      await clock.withRealTimers(() => sendKeys({ press: 'Escape' }));
      document.removeEventListener('keydown', listen);
      expect(dialog.open).to.equal(false);
      expect(seen).to.deep.equal(['Escape']);
    });

  it('names the table of each chart, and the button that opens it', async () => {
    const element = await show({ show: 'history heatmap' });
    await open(element);
    const names = (selector: string) =>
      queryAll(element, selector).map(
        (button) => button.ariaLabel ?? button.getAttribute('aria-label'),
      );
    expect(names('[role="region"]')).to.deep.equal(['Players online', 'Busiest']);
    expect(names('.muted > .text-button')).to.deep.equal([
      'Table: Players online',
      'Table: Busiest',
    ]);
  });

  it('keeps tooltips inside an element of 280 px', async () => {
    const element = await show({ show: 'history heatmap' }, undefined, 280);
    await layOut();
    const box = element.getBoundingClientRect();
    for (const plot of queryAll(element, '.plot')) {
      const { left, width, top, height } = plot.getBoundingClientRect();
      for (const share of [0.01, 0.3, 0.55, 0.99]) {
        plot.dispatchEvent(
          new PointerEvent('pointermove', {
            clientX: left + width * share,
            clientY: top + height * share,
          }),
        );
        await element.updateComplete;
        const tooltip = plot.querySelector('.tooltip')?.getBoundingClientRect() ?? new DOMRect();
        expect(tooltip.left).to.be.at.least(box.left);
        expect(tooltip.right).to.be.at.most(box.right);
      }
    }
  });

  for (const [width, fontSize] of [
    [240, 16],
    [320, 16],
    [240, 32],
    [320, 32],
  ] as const)
    it(`shows numbers of seven digits inside ${width} px, with text of ${fontSize} px`, async () => {
      const sandbox = createSandbox({ rateLimits: false, clock: () => Date.now() });
      backend.respond = async (request) => {
        const text = await (await sandbox.fetch(request)).text();
        const names = 'playersOnline|activeServers|current|limit|players|value|peak|capacity';
        const long = text.replace(new RegExp(`("(?:${names})": *)(\\d+)`, 'g'), '$1' + '4888888');
        return new Response(long, { headers: { 'content-type': 'application/json' } });
      };
      document.body.style.fontSize = `${fontSize}px`;
      const element = await show({ show: allSections }, undefined, width);
      await clock.until(() => textOf(element).includes('4,888,888'));
      await layOut();
      const base = query(element, '[part="base"]');
      const boxes = queryAll(element, '.base *').filter((box) => !box.closest('.visually-hidden'));
      const { left = 0, right = 0 } = base?.getBoundingClientRect() ?? {};
      const outside = boxes.filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 1 && (box.left < left || box.right > right);
      });
      expect(base?.scrollWidth).to.be.at.most(width);
      expect(outside.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
      // Each line is a box: more of them than numbers is a number that is broken.
      for (const number of queryAll(element, 'b').filter((figure) =>
        /^[\d,]+$/.test(figure.innerText),
      ))
        expect(number.getClientRects(), number.innerText).to.have.length(1);
    });

  it('wraps the legend of a narrow chart', async () => {
    const element = await show({ show: 'history' }, undefined, 240);
    const legend = query(element, '.legend');
    expect(legend?.scrollWidth).to.be.at.most(legend?.clientWidth ?? 0);
    expect(
      new Set(queryAll(element, '.series').map((series) => series.offsetTop)).size,
    ).to.be.above(1);
  });

  it('uses the peak of the peak section, and labels averages', async () => {
    const peak = {
      windows: [{ key: '7d', peak: 640, average: 300, hours: 168 }],
      allTimePeak: { value: 7214, at: null },
    };
    const data = historyOf(points('2026-11-20T10:00:00Z', [100, 500, 300]));
    const withPageData = await show({ show: 'history peak' }, { ...data, peak });
    expect(texts(withPageData, '.peak-line')[0]).to.match(/^Peak 640 /);
    const element = await show({ show: 'history peak' });
    const week = element.data?.peak?.windows.find(({ key }) => key === '7d');
    expect(texts(element, '.peak-line')[0]).to.include(`Peak ${week?.peak.toLocaleString('en')} `);
    element.range = 'all';
    await clock.advance(100);
    expect(texts(element, '.peak-line')[0]).to.match(/^Highest average [\d,]+ /);
  });

  it('shows the change since the same hour yesterday', async () => {
    const { totals } = (await show({ show: 'totals' })).data ?? {};
    const current = { totals: { ...totals, playersOnline: 150 } };
    const yesterday = historyOf(points('2026-11-19T17:00:00Z', [100]));
    const element = await show({ show: 'totals history' }, { ...current, ...yesterday });
    expect(texts(element, '.hero')[0]).to.match(
      /^150 Players online · Active servers: 8 \+50% from this time yesterday/,
    );
    const other = await show(
      { show: 'totals history' },
      { ...current, ...historyOf(points('2026-11-18T17:00:00Z', [100])) },
    );
    expect(textOf(other)).not.to.match(/yesterday/);
  });

  it('marks the peak, with its time in the local zone', async () => {
    const element = await show(
      { show: 'history', 'time-zone': 'Asia/Kolkata' },
      historyOf(points('2026-11-20T10:00:00Z', [100, 2000, 300])),
    );
    const [peakLine] = texts(element, '.peak-line');
    expect(query(element, 'circle')?.getAttribute('cx')).to.equal('50%');
    expect(query(element, 'circle')?.getAttribute('cy')).to.equal('4.76%');
    expect(peakLine).to.match(/^Peak 2,000 Fri, Nov 20, 4:30.PM$/);
  });

  it('parses dates without a time as calendar days in every time zone', async () => {
    const data = ['2026-11-18', '2026-11-19', '2026-11-20'].map((date, index) => ({
      ...points('2026-01-01T00:00Z', [index * 7])[0],
      date,
    }));
    const element = await show(
      { show: 'history', 'time-zone': 'America/Los_Angeles' },
      historyOf(data),
    );
    expect(texts(element, '.peak-line')[0]).to.match(/^Highest average 14 Fri, Nov 20$/);
  });

  it('has no range buttons for data set by the page', async () => {
    const element = await show({}, historyOf(points('2026-11-20T10:00:00Z', [1, 2])));
    expect(queryAll(element, '.segment')).to.have.length(0);
    expect(backend.requests).to.have.length(0);
  });

  for (const [name, data] of [
    ['none', []],
    ['one', points('2026-11-20T10:00:00Z', [7])],
    ['zeros', points('2026-11-20T10:00:00Z', [0, 0, 0])],
    ['negative', points('2026-11-20T10:00:00Z', [-5, 3, -900])],
    ['absurd', points('2026-11-20T10:00:00Z', [1e308, -1e308, 1], { capacity: 1e308 })],
    [
      'unsorted and double',
      points('2026-11-20T10:00:00Z', [1, 2, 3])
        .reverse()
        .concat(points('2026-11-20T10:00:00Z', [9])),
    ],
    ['undated', [{ ...points('2026-11-20T10:00:00Z', [7])[0], date: 'soon' }]],
  ] as const) {
    it(`supports a history with these points: ${name}`, async () => {
      const element = await show({ show: 'history' }, historyOf([...data]));
      await open(element);
      expect(element.state).to.equal('ready');
      expect(element.shadowRoot?.innerHTML).not.to.match(/NaN|undefined|Infinity/);
      const isEmpty = name === 'none' || name === 'undated';
      expect(/Nothing was recorded/.test(textOf(element))).to.equal(isEmpty);
    });
  }

  for (const [name, data, text] of [
    [
      'any data',
      { ...historyOf([]), ...breakdown() },
      /^No servers are listed at the moment\.\s+Nothing was recorded/,
    ],
    ['history', { ...historyOf([]), ...breakdown(server('A')) }, /^Nothing was recorded/],
    ['servers', { ...historyOf(points('2026-11-20T10:00:00Z', [1])), ...breakdown() }, /^No serv/],
  ] as const)
    it(`says once, beside an icon on a tile, that there are no sections with ${name}`, async () => {
      const all = { ...data, heatmap: { cells: [] } };
      const element = await show({ show: 'history servers heatmap' }, all, 1200);
      await layOut();
      const lines = queryAll(element, '.nothing');
      expect(lines).to.have.length(1);
      expect(lines[0]?.innerText.trim()).to.match(text);
      expect(lines[0]?.querySelectorAll('.icon')).to.have.length(1);
      const [tile] = lines[0]?.querySelectorAll('.icon') ?? [];
      expect(tile && getComputedStyle(tile).backgroundColor).not.to.equal('rgba(0, 0, 0, 0)');
      expect(lines[0]?.clientHeight).to.be.below(50);
      expect(queryAll(element, '.beside')).to.have.length(0);
      expect(await clock.withRealTimers(() => violations(element))).to.deep.equal([]);
    });

  it('shows the age of the data beside the players online where there is nothing else', async () => {
    backend.respond = ({ url }) => {
      if (url.includes(paths.history)) return Response.json({ range: '7d', points: [] });
      return url.includes(paths.servers) ? Response.json(breakdown().servers) : undefined;
    };
    for (const width of [280, 900, 1200]) {
      const element = await show({}, undefined, width);
      await layOut();
      expect(texts(element, '.hero .secondary')).to.deep.equal(['Updated 6:00 PM']);
      expect(textOf(element).match(/Updated/g)).to.have.length(1);
      const compact = await show({ layout: 'compact' }, undefined, width);
      await layOut();
      expect(textOf(compact)).to.match(/players online\s+No servers are listed at the moment\./);
      const [count, message] = queryAll(compact, '.compact > span, .no-servers').map((text) =>
        text.getBoundingClientRect(),
      );
      const gap = (message?.left ?? 0) - ((width > 280 ? count?.right : count?.left) ?? 0);
      expect(gap, `${width} px`).to.be.closeTo(width > 280 ? 16 : 0, 1);
    }
  });

  it('offers no other range than an empty one, unless the visitor chose it', async () => {
    const isEmpty = ({ url }: Request) =>
      url.includes(paths.history) ? Response.json({ range: '7d', points: [] }) : undefined;
    backend.respond = isEmpty;
    const element = await show({ show: 'history' });
    expect(queryAll(element, '.nothing')).to.have.length(1);
    expect(queryAll(element, '.segment')).to.have.length(0);
    element.remove();
    backend.recover();
    // The empty range is cached.
    const other = await show({ show: 'history', range: '24h' });
    backend.respond = isEmpty;
    const button = queryAll(other, '.segment').find((segment) => /30/.test(segment.innerText));
    button?.focus();
    button?.click();
    await clock.advance(100);
    expect(queryAll(other, '.nothing')).to.have.length(1);
    expect(other.shadowRoot?.activeElement).to.equal(button);
  });

  it('shows the whole time of the update without servers when compact', async () => {
    for (const width of [280, 640, 900, 1200]) {
      const element = await show({ layout: 'compact', show: 'totals' }, undefined, width);
      await layOut();
      const time = query(element, '.compact .muted');
      expect(time?.innerText).to.match(/^Updated/);
      expect(time?.scrollWidth, `${width} px`).to.equal(time?.clientWidth);
      element.remove();
    }
  });

  it('draws 10,000 points with at most two path commands per pixel', async () => {
    const players = Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 5000);
    const element = await show(
      { show: 'history' },
      historyOf(points('2020-01-01T00:00Z', players)),
    );
    const line = query(element, '.plot .players')?.getAttribute('d') ?? '';
    const width = query(element, '.plot')?.getBoundingClientRect().width ?? 0;
    expect(line.match(/[ML]/g)?.length).to.be.within(width / 3, 2 * width);
    expect(queryAll(element, 'tr')).to.have.length(0);
  });

  it('distinguishes offline, empty, full, overfull and unlimited servers, most players first', async () => {
    const element = await show(
      { show: 'servers' },
      breakdown(
        server('Off', { status: 'offline', current: 900 }),
        server('Nobody', { current: 0 }),
        server('Full', { current: 100 }),
        server('Almost', { current: 90 }),
        server('Over', { current: 120, game: null, region: null, collisions: false }),
        server('Free', { current: 15, limit: 0, syncEnvironment: false }),
        server('Odd', { status: 'maintenance', current: 1, game: 'farming', region: 'Atlantis' }),
      ),
    );
    expect(texts(element, '.server')).to.deep.equal([
      'Over Online Full 120 / 100',
      'Full EU · ETS2 Full 100 / 100',
      'Almost EU · ETS2 Nearly full 90 / 100',
      'Free EU · ETS2 15',
      'Odd maintenance · Atlantis · FARMING 1 / 100',
      'Nobody EU · ETS2 0 / 100',
      'Off Offline · EU · ETS2',
    ]);
    const both = 'Collisions, Synced weather';
    expect(
      queryAll(element, '.server [role="img"]').map((icons) => icons.getAttribute('aria-label')),
    ).to.deep.equal(['Synced weather', both, both, 'Collisions', both, both, both]);
    expect(await clock.withRealTimers(() => violations(element))).to.deep.equal([]);
  });

  for (const [lang, full] of [
    ['en', 'Full'],
    ['ar', 'ممتلئ'],
  ] as const) {
    it(`shows that a server is full in the line of its name, at every width (${lang})`, async () => {
      registerMessages(lang, { full });
      const element = await show(
        { show: 'servers', lang },
        breakdown(server('Free', { current: 2676, limit: 4500 }), server('Full', { current: 357 })),
      );
      const isLeft = lang === 'ar';
      for (let width = 280; width <= 900; width += 10) {
        element.style.inlineSize = `${width}px`;
        for (const row of queryAll(element, '.server')) {
          const count = row.querySelector('.count')?.getBoundingClientRect() ?? new DOMRect();
          const name = row.querySelector('.name')?.getBoundingClientRect() ?? new DOMRect();
          const { left, right } = row.getBoundingClientRect();
          const players = row.querySelector('.count > b');
          const limit = document.createRange();
          limit.setStartAfter(players ?? row);
          limit.setEndAfter(row.querySelector('.count')?.lastChild ?? row);
          expect(limit.getBoundingClientRect().left).to.be.at.least(
            (players?.getBoundingClientRect().right ?? NaN) - 1,
          );
          expect(count.height, `${width} px`).to.be.lessThan(30);
          expect(Math.abs(count.y + count.height / 2 - name.y - name.height / 2)).to.be.at.most(2);
          expect(Math.abs(isLeft ? count.left - left : count.right - right)).to.be.at.most(1);
        }
      }
    });
  }

  it('shows eight of many servers at first, and all after Show more', async () => {
    const many = (amount: number) =>
      breakdown(...Array.from({ length: amount }, (_, index) => server(`S${index}`)));
    const visible = (element: ServerStats) =>
      queryAll(element, '.server').filter((row) => row.checkVisibility()).length;
    expect(visible(await show({ show: 'servers' }, many(9)))).to.equal(9);
    const element = await show({ show: 'servers' }, many(30));
    expect(visible(element)).to.equal(8);
    const more = query(element, '.text-button');
    expect(more?.innerText.trim()).to.equal('Show 22 more');
    more?.focus();
    more?.click();
    await element.updateComplete;
    expect(visible(element)).to.equal(30);
    expect(more?.ariaExpanded).to.equal('true');
    expect(more?.innerText.trim()).to.equal('Show less');
    expect(element.shadowRoot?.activeElement).to.equal(more);
  });

  it('explains the icons of servers once, below the list', async () => {
    const legend = async (...servers: object[]) =>
      texts(await show({ show: 'servers' }, breakdown(...servers)), '.foot > [aria-hidden]');
    expect(await legend(server('A'), server('B', { collisions: false }))).to.deep.equal([
      'Collisions',
      'Synced weather',
    ]);
    expect(await legend(server('A', { collisions: false }))).to.deep.equal(['Synced weather']);
    expect(await legend(server('A', { collisions: false, syncEnvironment: false }))).to.deep.equal(
      [],
    );
  });

  for (const width of [280, 480, 900]) {
    it(`aligns the figures of all servers in a right-to-left language, at ${width} px`, async () => {
      document.documentElement.lang = 'ar';
      registerMessages('ar', {});
      const element = await show(
        { show: 'servers' },
        breakdown(server('Simulation 1'), server('Event', { limit: 0 }), server('Off')),
        width,
      );
      await layOut();
      const edges = queryAll(element, '.count').map((count) => {
        const range = document.createRange();
        range.selectNodeContents(count);
        return Math.round(range.getBoundingClientRect().left);
      });
      expect(new Set(edges).size).to.equal(1);
    });
  }

  it('renders a server with at most 8 elements', async () => {
    for (const attributes of [{}, { 'href-template': 'https://a.example/{id}' }]) {
      const element = await show(
        { show: 'servers', ...attributes },
        breakdown(
          server('Free'),
          server('Full', { current: 100 }),
          server('Off', { status: 'offline' }),
        ),
      );
      const counts = queryAll(element, '.server').map(
        (row) => row.querySelectorAll('*').length + 1,
      );
      expect(counts).to.deep.equal([8, 8, 6]);
    }
  });

  it('shows names of servers in one line, and the load of a full one in stripes', async () => {
    const element = await show(
      { show: 'servers' },
      breakdown(server('Asia Simulation', { current: 200, limit: 200 }), server('Simulation 1')),
    );
    for (const width of [420, 480, 540, 900]) {
      element.style.inlineSize = `${width}px`;
      await layOut();
      for (const name of queryAll(element, '.name')) expect(name.clientHeight).to.be.below(30);
    }
    const masks = queryAll(element, 'progress').map((bar) => getComputedStyle(bar).maskImage);
    expect(masks.map((mask) => mask !== 'none').sort()).to.deep.equal([false, true]);
  });

  it('shows the names of all lines, first that of all players, in one line, in two where it is narrow', async () => {
    for (const [width, count] of [
      [280, 2],
      [360, 1],
      [480, 1],
      [640, 1],
      [900, 1],
    ] as const) {
      const element = await show({ show: 'totals history' }, undefined, width);
      await layOut();
      const names = queryAll(element, '.series').filter((line) => line.checkVisibility());
      expect(names.map((name) => name.innerText.trim())).to.deep.equal([
        'Players online',
        'ETS2',
        'ATS',
        'Capacity',
      ]);
      expect(new Set(names.map(({ offsetTop }) => offsetTop)).size, `${width} px`).to.equal(count);
    }
  });

  for (const width of [280, 480, 640, 900, 1200])
    it(`shows servers with and without a limit in lines of one baseline at ${width} px`, async () => {
      const element = await show(
        { show: 'totals history servers' },
        breakdown(server('Simulation 1'), server('Event', { limit: 0 }), server('Off')),
        width,
      );
      await layOut();
      const tops = queryAll(element, '.server').map(
        (row) =>
          (row.querySelector('.name')?.getBoundingClientRect().top ?? 0) -
          row.getBoundingClientRect().top,
      );
      expect(Math.max(...tops) - Math.min(...tops)).to.be.at.most(1);
    });

  it('shows the age of the data alone, below the last section, at the end of the line', async () => {
    for (const sections of ['totals history servers', 'totals history', 'totals peak heatmap']) {
      const element = await show({ show: sections });
      const note = query(element, '.content > .note:last-child');
      expect(note?.innerText, sections).to.match(/^Updated 6:00.PM$/);
      expect(textOf(element).match(/Updated/g)).to.have.length(1);
      expect(note && getComputedStyle(note).textAlign).to.equal('end');
    }
  });

  it('keeps the time of the peak in one line', async () => {
    const element = await show({ show: 'totals history' }, undefined, 280);
    await layOut();
    expect(query(element, '.peak-line > :last-child')?.clientHeight).to.be.below(30);
  });

  it('shows no number of active servers above an empty list of servers', async () => {
    const element = await show({ show: 'totals servers' }, breakdown());
    expect(textOf(element))
      .to.include('No servers are listed at the moment')
      .and.not.include('Active servers');
  });

  it('shows no record above an empty list of servers', async () => {
    const peak = { windows: [], allTimePeak: { value: 7214, at: '2024-12-28 23:30:00' } };
    const { totals } = (await show({ show: 'totals' })).data ?? {};
    const data = { totals, peak };
    for (const servers of [[], [server('Simulation 1')]]) {
      const element = await show({ show: allSections }, { ...data, ...breakdown(...servers) });
      expect(textOf(element)).to.include('Players online');
      expect(textOf(element).includes('All time')).to.equal(servers.length > 0);
    }
  });

  it('colors a full server as a warning', async () => {
    const element = await show(
      { show: 'servers', theme: 'light' },
      breakdown(server('Full', { current: 100 }), server('Free')),
    );
    const [full, free] = queryAll(element, '.count').map((count) => getComputedStyle(count).color);
    expect(full).to.equal('rgb(143, 91, 0)');
    expect(free).not.to.equal(full);
  });

  it('has bars directly below the text, lines between servers, and no space for a missing bar', async () => {
    const element = await show(
      { show: 'servers' },
      breakdown(
        server('Full', { current: 100 }),
        server('Unlimited', { limit: 0 }),
        server('Free'),
      ),
    );
    for (const width of [280, 480, 640]) {
      element.style.inlineSize = `${width}px`;
      await layOut();
      const rows = queryAll(element, '.server');
      const borders = rows.map((row) => parseFloat(getComputedStyle(row).borderBlockStartWidth));
      expect(borders).to.deep.equal([0, 1, 1]);
      for (const row of rows) {
        const bottoms = [...row.children].map((part) => part.getBoundingClientRect().bottom);
        const space = row.getBoundingClientRect().bottom - Math.max(...bottoms);
        expect(space, `${width} px`).to.be.within(7.5, 10.5);
        const bar = row.querySelector('progress')?.getBoundingClientRect();
        if (!bar || width === 640) continue;
        const others = bottoms.filter((bottom) => bottom < bar.bottom);
        expect(bar.top - Math.max(...others), `${width} px`).to.be.within(0, 4);
      }
    }
    expect(texts(element, '.full > .count')).to.deep.equal(['Full 100 / 100']);
  });

  it('shows a server in one line from 480 px, and in two lines below', async () => {
    const element = await show({ show: 'servers' }, breakdown(server('Simulation 1')));
    const countLines = async (width: number) => {
      element.style.inlineSize = `${width}px`;
      await layOut();
      const middles = ['.name', '.facts', '.count'].map((part) => {
        const { top, height } = query(element, part)?.getBoundingClientRect() ?? new DOMRect();
        return Math.round((top + height / 2) / 12);
      });
      return new Set(middles).size;
    };
    expect(await countLines(280)).to.equal(2);
    expect(await countLines(480)).to.equal(1);
    expect(await countLines(900)).to.equal(1);
  });

  for (const [width, sections, isBeside] of [
    [700, 'totals history servers', false],
    [900, 'totals history servers', true],
    [1200, 'totals history servers', true],
    [900, 'servers', false],
  ] as const)
    it(`shows servers ${isBeside ? 'beside' : 'below'} the chart with show="${sections}" at ${width} px`, async () => {
      const element = await show({ show: sections }, undefined, width);
      await layOut();
      const box = (selector: string) => query(element, selector)?.getBoundingClientRect();
      const [totals, history, servers] = ['.is-totals', '.is-history', '.is-servers'].map(box);
      expect(servers?.width).to.be.at.least(isBeside ? 416 : width - 40);
      if (!isBeside) return;
      expect(servers?.top).to.equal(totals?.top);
      expect(totals?.right).to.equal(history?.right);
      expect((servers?.left ?? 0) - (history?.right ?? 0)).to.equal(24);
      // The chart and the text below it are as high as the servers.
      expect(box('.plot')?.height).to.be.within(224, 384);
      expect(history?.bottom).to.equal(servers?.bottom);
      expect(box('[part="base"]')?.height).to.be.at.most(680);
    });

  it('says in the place of an empty chart that it comes with the first values, without a legend', async () => {
    const element = await show({ show: 'history' }, historyOf([]));
    expect(textOf(element)).to.include('the chart appears with the first values');
    expect(queryAll(element, '.series, .plot')).to.have.length(0);
  });

  it('filters servers by game and region, with a message where none match', async () => {
    const data = breakdown(
      server('A'),
      server('B', { game: 'ats', region: 'US' }),
      server('C', { game: 'ats', region: null }),
    );
    const element = await show({ show: 'servers', game: 'ATS' }, data);
    expect(texts(element, '.server')).to.have.length(2);
    element.region = 'us';
    await element.updateComplete;
    expect(texts(element, '.server')[0]).to.match(/^B/);
    element.region = 'Mars';
    await element.updateComplete;
    expect(textOf(element)).to.include('No servers are listed at the moment');
  });

  it('links servers by href-template, with a cancelable event', async () => {
    const element = await show(
      { show: 'servers', 'href-template': 'https://a.example/{id}?{game}' },
      breakdown(server('a/b')),
    );
    const link = query(element, 'a');
    expect(link?.getAttribute('href')).to.equal('https://a.example/a%2Fb?ets2');
    let item: unknown;
    element.addEventListener('vtc-select', (event) => {
      ({ item } = (event as CustomEvent<{ item: unknown }>).detail);
      event.preventDefault();
    });
    link?.click();
    expect(item).to.include({ name: 'a/b' });
  });

  for (const vtc of ['no_such_company', 'No Handle'])
    it(`warns the site owner of vtc="${vtc}", once, and shows the statistics`, async () => {
      const warned = await warningsOf(async () => {
        const element = await show({ vtc });
        await clock.until(() => element.state === 'ready');
        await element.refresh();
        expect(element.state).to.equal('ready');
        expect(element.error).to.equal(null);
      });
      expect(warned).to.deep.equal([
        `<server-stats vtc="${vtc}">: invalid value; use the id or handle of a company that is not private, whose colours are shown.`,
      ]);
    });

  it('does not warn of a company whose colours are shown', async () => {
    const warned = await warningsOf(() => show({ vtc: 'northern_haul' }));
    expect(warned).to.deep.equal([]);
  });

  it('warns the site owner of a placeholder that servers do not have', async () => {
    const warned = await warningsOf(() =>
      show({ show: 'servers', 'href-template': '/{slug}' }, breakdown(server('a/b'))),
    );
    expect(warned).to.have.length(1);
    expect(warned[0]).to.match(/^<server-stats href-template="\/\{slug\}">: .* any of \{id\}, /);
  });

  it('shows hostile names as text inside 280 px', async () => {
    const hostile = '<img src=x onerror=alert(1)>'.repeat(4) + 'ş'.repeat(90);
    const element = await show(
      { show: 'servers' },
      breakdown(server(hostile, { region: hostile, game: hostile, status: hostile })),
      280,
    );
    const base = query(element, '[part="base"]');
    expect(base?.scrollWidth).to.be.at.most(280);
    expect(query(element, 'img, script')).to.equal(undefined);
    expect(textOf(element)).to.include('<img src=x');
  });

  it('names the busiest hour in the local zone, also with an offset of half an hour', async () => {
    const cells = [
      { day: 0, hour: 19, players: 5000 },
      { day: 1, hour: 3, players: 10 },
    ];
    const berlin = await show({ show: 'heatmap' }, { heatmap: { cells } });
    expect(texts(berlin, 'p')[0]).to.match(/^Sun 8:00.PM$/);
    const delhi = await show(
      { show: 'heatmap', 'time-zone': 'Asia/Kolkata' },
      { heatmap: { cells } },
    );
    expect(texts(delhi, 'p')[0]).to.match(/^Mon 12:30.AM$/);
    await open(delhi);
    const monday = [...(queryAll(delhi, 'tr')[2]?.children ?? [])].map((cell) => cell.textContent);
    expect(monday.filter(Boolean)).to.deep.equal(['Mon', '5,000', '10']);
    expect(monday[1]).to.equal('5,000');
  });

  it('draws a heatmap with tones from the fewest to the most players, and a legend', async () => {
    const element = await show({ show: 'heatmap' });
    const tones = (selector: string) =>
      queryAll(element, selector).map((path) => Number(path.getAttribute('opacity')));
    expect(tones('.cells > .heat')).to.have.length(7);
    expect(tones('.cells > .heat')).to.deep.equal(tones('.key path'));
    expect(tones('.key path').at(-1)).to.equal(1);
    const players = element.data?.heatmap?.cells.map((cell) => cell.players) ?? [];
    const [min, max] = [Math.min(...players), Math.max(...players)].map((value) =>
      value.toLocaleString('en'),
    );
    expect(texts(element, '.key')[0]).to.equal(`${min} ${max}`);
  });

  for (const [width, hours] of [
    [280, 2],
    [360, 2],
    [480, 1],
    [1200, 1],
  ] as const)
    it(`shows cells of ${hours} h, at least 12 px wide, at ${width} px`, async () => {
      const element = await show({ show: 'heatmap' }, undefined, width);
      await layOut();
      const shown = queryAll(element, '.plot g').filter(
        (group) => getComputedStyle(group).display !== 'none',
      );
      expect(shown).to.have.length(1);
      const count = queryAll(element, '.heat')
        .filter((path) => shown[0]?.contains(path))
        .reduce((sum, path) => sum + (path.getAttribute('d')?.match(/M/g)?.length ?? 0), 0);
      expect(count).to.equal(168 / hours);
      const cell = shown[0]?.querySelector('.cursor')?.getBoundingClientRect();
      expect(cell?.width).to.be.at.least(12);
      const section = query(element, '.is-heatmap');
      expect(section?.clientWidth).to.equal(section?.parentElement?.clientWidth);
    });

  it('keeps the darkest part of the legend beside the maximum, and the weekdays inside, in Arabic', async () => {
    for (const lang of ['en', 'ar']) {
      document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
      const element = await show({ show: 'heatmap', lang }, undefined, 280);
      await clock.until(() => query(element, '.base')?.lang === lang);
      const section = query(element, '.is-heatmap');
      const paths = queryAll(element, '.key path');
      const key = query(element, '.key > svg');
      const box = (node?: Element) => node?.getBoundingClientRect() ?? new DOMRect();
      const gap = (side: 'left' | 'right') => Math.abs(box(paths.at(-1))[side] - box(key)[side]);
      const end = lang === 'ar' ? 'left' : 'right';
      expect(
        [gap('left'), gap('right')].findIndex((size) => size < 0.1),
        lang,
      ).to.equal(end === 'left' ? 0 : 1);
      expect(texts(element, '.key')[0]).to.match(/^675 /);
      for (const label of queryAll(element, '.plot text[text-anchor="end"]'))
        expect(box(label).left, label.textContent ?? '').to.be.at.least(box(section).left);
      element.parentElement?.remove();
    }
  });

  for (const width of [280, 360, 480, 640, 900]) {
    it(`shows bars of one length in one column, 8 px above the lines, and the legend below, at ${width} px`, async () => {
      const element = await show({ show: 'servers' }, undefined, width);
      await layOut();
      const bars = queryAll(element, 'progress').map((bar) => bar.getBoundingClientRect());
      expect(bars.length).to.be.above(3);
      expect(new Set(bars.map((bar) => Math.round(bar.left))).size).to.equal(1);
      expect(new Set(bars.map((bar) => Math.round(bar.width))).size).to.equal(1);
      for (const row of queryAll(element, '.server:has(progress)')) {
        const bar = row.querySelector('progress')?.getBoundingClientRect();
        const count = row.querySelector('.count')?.getBoundingClientRect();
        expect(row.getBoundingClientRect().bottom - (bar?.bottom ?? 0)).to.be.at.least(7.5);
        if (width < 500) expect(bar?.top).to.be.at.least(count?.bottom ?? Infinity);
      }
      const last = queryAll(element, '.server').at(-1)?.getBoundingClientRect();
      const legend = query(element, '.foot > [aria-hidden]')?.getBoundingClientRect();
      expect((legend?.top ?? 0) - (last?.bottom ?? 0)).to.be.within(7.9, 24);
    });
  }

  it('starts the week as the locale does, and shows each hour at the pointer and by arrow keys', async () => {
    const cells = [{ day: 1, hour: 0, players: 5 }];
    const days = (element: ServerStats) =>
      queryAll(element, '.plot text')
        .slice(-7)
        .map((row) => row.textContent)
        .join(' ');
    const german = await show(
      { show: 'heatmap', lang: 'de', 'time-zone': 'UTC' },
      { heatmap: { cells } },
    );
    await clock.until(() => isLoaded(german));
    expect(days(german)).to.equal('Mo Di Mi Do Fr Sa So');
    const element = await show({ show: 'heatmap', 'time-zone': 'UTC' }, { heatmap: { cells } });
    expect(days(element)).to.equal('Sun Mon Tue Wed Thu Fri Sat');
    const input = query(element, 'input') as HTMLInputElement;
    input.focus();
    input.value = '0';
    input.dispatchEvent(new Event('input'));
    await element.updateComplete;
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', cancelable: true }));
    await clock.advance(0);
    expect(texts(element, '.tooltip')[0]).to.match(/^Mon 12:00.AM · 5$/);
    expect(input.getAttribute('aria-valuetext')).to.match(/^Mon 12:00.AM · 5$/);
    const plot = query(element, '.plot');
    const { left, top, width, height } = plot?.getBoundingClientRect() ?? new DOMRect();
    plot?.dispatchEvent(
      new PointerEvent('pointermove', {
        clientX: left + width * 0.99,
        clientY: top + height * 0.99,
      }),
    );
    await clock.advance(0);
    expect(texts(element, '.tooltip')[0]).to.match(/^Sat 11:00.PM/);
  });

  for (const cells of [[], [{ day: 9, hour: 77, players: 4 }], [{ day: 1, hour: 1, players: 0 }]]) {
    it(`supports a heatmap of ${JSON.stringify(cells)}`, async () => {
      const element = await show({ show: 'heatmap' }, { heatmap: { cells } });
      expect(element.state).to.equal('ready');
      expect(element.shadowRoot?.innerHTML).not.to.match(/NaN|undefined|Infinity/);
    });
  }

  it('shows the peaks of time windows and the record with its date', async () => {
    const element = await show(
      { show: 'peak' },
      {
        peak: {
          windows: [
            { key: '24h', peak: 5, average: 2, hours: 24 },
            { key: '7d', peak: 1234, average: 800, hours: 168 },
          ],
          allTimePeak: { value: 7214, at: '2024-12-28 23:30:00' },
        },
      },
    );
    expect(texts(element, 'li')).to.deep.equal([
      '5 Peak · 1 day',
      '1,234 Peak · 7 days',
      '7,214 Dec 2024 Peak · All time',
    ]);
  });

  it('shows the peaks once, beside the players online', async () => {
    const element = await show({ show: allSections });
    expect(queryAll(element, '.figures')).to.have.length(1);
    expect(
      texts(element, '.figures > li').map((text) => text.replace(/^[\d,]+ /, '')),
    ).to.deep.equal(['Peak · 1 day', 'Peak · 30 days', 'Dec 2024 Peak · All time']);
    expect(queryAll(element, '.is-peak')).to.have.length(0);
  });

  it('has the same peak in the chart with and without the peaks', async () => {
    const [withPeaks, without] = [await show({ show: 'totals history peak' }), await show()];
    expect(texts(withPeaks, '.peak-line')).to.deep.equal(texts(without, '.peak-line'));
  });

  for (const width of [480, 640, 900, 1200])
    it(`shows the name of the large number beside it, and the small numbers 24 px apart below, at ${width} px`, async () => {
      const element = await show({ show: 'totals peak' }, undefined, width);
      await layOut();
      const box = (selector: string) =>
        query(element, selector)?.getBoundingClientRect() ?? new DOMRect();
      expect(box('.hero .muted').left - box('.players-online').right).to.be.closeTo(16, 1);
      expect(box('.figures').top).to.be.above(box('.players-online').bottom);
      expect(box('.figures > :nth-child(2)').left - box('.figures > li').right).to.be.closeTo(
        24,
        1,
      );
      expect(
        new Set(queryAll(element, '.figures > li').map(({ offsetTop }) => offsetTop)).size,
      ).to.equal(1);
    });

  it('shows players, sparkline and busiest server in one line when compact', async () => {
    const element = await show({ layout: 'compact' }, undefined, 900);
    const base = query(element, '[part="base"]');
    expect(textOf(element)).to.match(
      /[\d,]+\s+players online\s+7 days\s+Busiest:\s+Simulation 1\s+·\s+[\d,]+ \/ 4,500/,
    );
    expect(base?.getBoundingClientRect().height).to.be.lessThan(90);
    expect(textOf(element)).to.match(/Updated 6:00.PM$/);
    expect(query(element, 'svg[role="img"]')?.getAttribute('aria-label')).to.match(/^Peak [\d,]+$/);
    expect(await clock.withRealTimers(() => violations(element))).to.deep.equal([]);
  });

  for (const { width, isBusiestShown, isUpdatedShown } of [
    { width: 280, isBusiestShown: false, isUpdatedShown: false },
    { width: 480, isBusiestShown: false, isUpdatedShown: false },
    { width: 640, isBusiestShown: false, isUpdatedShown: false },
    { width: 760, isBusiestShown: true, isUpdatedShown: false },
    { width: 900, isBusiestShown: true, isUpdatedShown: true },
  ]) {
    it(`never wraps the players of a compact layout, and omits first the time, then the busiest server, at ${width} px`, async () => {
      const element = await show({ layout: 'compact' }, undefined, width);
      await layOut();
      const visible = (selector: string) => query(element, selector)?.checkVisibility() ?? false;
      expect(visible('.busiest')).to.equal(isBusiestShown);
      expect(visible('.updated')).to.equal(isUpdatedShown);
      expect(query(element, '.spark')?.getBoundingClientRect().width).to.be.at.least(120);
      const [players] = queryAll(element, '.compact > :first-child');
      const range = document.createRange();
      range.selectNodeContents(players as Node);
      const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 10));
      expect(Math.max(...tops) - Math.min(...tops)).to.be.at.most(1);
      const base = query(element, '[part="base"]');
      expect(base?.scrollWidth).to.be.at.most(base?.clientWidth ?? 0);
    });
  }

  it('names the active servers in the line below the players online, from 280 px', async () => {
    for (const width of [280, 480, 900]) {
      const element = await show({ show: 'totals history' }, undefined, width);
      await layOut();
      const label = query(element, '.hero > div > .muted');
      expect(label?.innerText.trim()).to.match(/^Players online · Active servers: \d+$/);
      expect(label?.clientHeight, `${width} px`).to.be.below(30);
      element.parentElement?.remove();
    }
  });

  it('cuts the name of the busiest server, never its figures, when compact', async () => {
    const servers = breakdown(
      server('A server with a name that is longer than its line'.repeat(2)),
    );
    const element = await show({ layout: 'compact' }, servers, 760);
    await layOut();
    const [name, figures] = queryAll(element, '.busiest > *');
    const edge = query(element, '.aside')?.getBoundingClientRect().right;
    expect(name?.scrollWidth).to.be.above(name?.clientWidth ?? 0);
    expect(figures?.scrollWidth).to.equal(figures?.clientWidth);
    expect(figures?.getBoundingClientRect().right).to.be.at.most((edge ?? 0) + 0.1);
  });

  it('labels the highest average as such in the sparkline of a compact layout', async () => {
    const element = await show({ layout: 'compact', range: '30d' });
    const label = query(element, 'svg[role="img"]')?.getAttribute('aria-label');
    expect(label).to.match(/^Highest average [\d,]+$/);
  });

  it('shows an error when a section of the compact layout failed', async () => {
    backend.respond = ({ url }) =>
      url.includes(paths.history) ? Response.json({}, { status: 404 }) : undefined;
    const element = await show({ layout: 'compact' });
    expect(texts(element, '.compact .muted')).to.deep.equal(['This could not be found']);
    expect(query(element, 'svg')).to.equal(undefined);
  });

  it('updates numbers in place', async () => {
    const element = await show();
    const [figure, line] = [query(element, 'b'), query(element, '.plot .players')];
    await clock.advance(hourMs);
    expect(query(element, 'b')).to.equal(figure);
    expect(query(element, '.plot .players')).to.equal(line);
  });

  for (const width of [280, 480, 900, 1200]) {
    it(`fills its width, with labels of one size, at ${width} px`, async () => {
      const sections = width < 900 ? allSections : 'totals history peak heatmap';
      const element = await show({ show: sections }, undefined, width);
      await layOut();
      const plot = query(element, '.plot')?.getBoundingClientRect();
      const line = query(element, '.plot .players')?.getBoundingClientRect();
      expect(line?.width).to.be.closeTo(plot?.width ?? 0, 4);
      expect(plot?.width).to.be.within(width * 0.65, width);
      const label = query(element, '.plot text');
      expect(label && getComputedStyle(label).fontSize).to.equal('13px');
      expect(query(element, '[part="base"]')?.scrollWidth).to.be.at.most(width);
    });
  }
});
