// Visits pages, and measures their costs until their content is painted.

/**
 * Runs in the page before its scripts: marks when each of the conditions is first true and has been painted. A condition
 * is true after those before it.
 */
function watch(conditions) {
  const left = Object.entries(conditions);
  const painted = (name) =>
    requestAnimationFrame(() => {
      // In the task of the style, layout and paint of that frame.
      performance.mark(`bench-${name}`);
      if (name === 'all') setTimeout(globalThis.benchDone, 0, '');
    });
  let isSeen = false;
  const check = () => {
    try {
      while (left[0]?.[1]()) painted(left.shift()[0]);
    } catch {
      // The elements do not exist yet.
    }
    isSeen = left.length === 0;
    if (!isSeen) return;
    observer.disconnect();
    clearInterval(timer);
  };
  const observer = new MutationObserver(check);
  const timer = setInterval(check, 50);
  const see = (root) => observer.observe(root, { childList: true, subtree: true });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, options);
    if (!isSeen) see(root);
    return root;
  };
  see(document);
}

/** Number of elements of a page, including shadow trees. */
function countElements(root = document) {
  return [...root.querySelectorAll('*')].reduce(
    (sum, element) => sum + 1 + (element.shadowRoot ? countElements(element.shadowRoot) : 0),
    0,
  );
}

/** Counters of the browser for a page since it was opened. */
export async function counted(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

const traced = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'];
/** A task that is longer than this delays a response to the visitor. */
const longTaskMs = 50;

/** Tasks of the main thread of a traced visit, from the navigation to the mark `bench-all`, and the times of the marks. */
function tasksOf(trace) {
  const { traceEvents: events } = JSON.parse(new TextDecoder().decode(trace));
  const end = events.find(({ name }) => name === 'bench-all');
  const isMain = ({ pid, tid }) => pid === end.pid && tid === end.tid;
  const main = events.filter(isMain);
  const start = main.findLast(
    ({ name, ts, args }) =>
      name === 'navigationStart' && ts < end.ts && args.data?.documentLoaderURL?.startsWith('http'),
  );
  const tasks = main.filter(
    ({ name, ph, ts }) => /RunTask$/.test(name) && ph === 'X' && ts >= start.ts && ts <= end.ts,
  );
  const sum = (durations) => durations.reduce((total, duration) => total + duration, 0);
  const until = (mark) => {
    const { ts } = main.find(({ name }) => name === mark);
    const before = tasks.filter((task) => task.ts <= ts);
    const { ts: lastStart, dur } = before.at(-1);
    return {
      painted: (lastStart + dur - start.ts) / 1000,
      // CPU time of the thread: the duration would include the time that other processes had the CPU.
      cpu: sum(before.map(({ tdur }) => tdur)) / 1000,
    };
  };
  const durations = tasks.map(({ tdur }) => tdur / 1000);
  return {
    first: until('bench-first'),
    all: until('bench-all'),
    longest: Math.max(...durations),
    blocking: sum(durations.map((duration) => Math.max(0, duration - longTaskMs))),
  };
}

/**
 * Visits a page with an empty cache. Returns main-thread time and the time to painted content (`firstCpu` and
 * `firstPainted` of the first window, `cpu` and `painted` of everything), the longest task and the total blocking time,
 * all in ms, and the numbers of elements, requests, layouts and style recalculations. `ready` is an expression that is
 * true when there is all content, `first` one for the first window; default: `ready`.
 */
export async function visit(browser, url, { ready, first = ready, throttle = 4, after }) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const session = await page.createCDPSession();
    await page.setViewport({ width: 1280, height: 900 });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    let requests = 0;
    page.on('request', () => (requests += 1));
    let done;
    const finished = new Promise((resolve) => (done = resolve));
    await page.exposeFunction('benchDone', () => done());
    await page.evaluateOnNewDocument(
      `(${watch})({ first: () => (${first}), all: () => (${ready}) })`,
    );
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const before = await counted(session);
    await page.tracing.start({ categories: traced });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const late = new Promise((_, reject) => {
      setTimeout(reject, 60_000, new Error(`${url} never shows its content.`)).unref();
    });
    await Promise.race([finished, late]);
    const end = await counted(session);
    const tasks = tasksOf(await page.tracing.stop());
    const since = (name) => end[name] - before[name];
    return {
      firstCpu: tasks.first.cpu,
      firstPainted: tasks.first.painted,
      ...tasks.all,
      longest: tasks.longest,
      blocking: tasks.blocking,
      elements: await page.evaluate(`(${countElements})()`),
      requests,
      layouts: since('LayoutCount'),
      recalculations: since('RecalcStyleCount'),
      more: await after?.(page, session),
    };
  } finally {
    await context.close();
  }
}
