// Visits pages, and measures their costs until their content is painted.

/** Runs in the page before its scripts: records when `isReady` is first true and has been painted. */
function watch(isReady) {
  const painted = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // The first task after the style, layout and paint of that frame.
      port1.onmessage = () => {
        globalThis.benchPainted = performance.now();
        globalThis.benchDone('');
      };
      port2.postMessage(0);
    });
  let isSeen = false;
  const check = () => {
    try {
      if (isSeen || !isReady()) return;
    } catch {
      // The elements do not exist yet.
      return;
    }
    isSeen = true;
    observer.disconnect();
    clearInterval(timer);
    painted();
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

/**
 * Visits a page with an empty cache. Returns main-thread time, the time to painted content (both in ms), and the numbers
 * of elements, requests, layouts and style recalculations. `ready` is an expression that is true when there is content.
 */
export async function visit(browser, url, { ready, throttle = 4, after }) {
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
    await page.evaluateOnNewDocument(`(${watch})(() => (${ready}))`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const before = await counted(session);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const late = new Promise((_, reject) => {
      setTimeout(reject, 60_000, new Error(`${url} never shows its content.`)).unref();
    });
    await Promise.race([finished, late]);
    const end = await counted(session);
    const since = (name) => end[name] - before[name];
    return {
      cpu: since('TaskDuration') * 1000,
      painted: await page.evaluate(() => globalThis.benchPainted),
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
