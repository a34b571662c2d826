// Costs of actions of visitors, and of many elements on a page, without CPU throttling.
import { counted, visit } from './visit.mjs';

const rounds = 5;

/** CPU time, layouts and style recalculations of 50 cards with data of the page. */
export async function cards(browser, server, spread) {
  const json = (await server.bodyOf('/api/vtcs/many')).replaceAll('<', '\\u003c');
  const card = `<vtc-card images="none" loading="eager"><script type="application/json">${json}</script></vtc-card>`;
  const ready =
    "document.querySelectorAll('vtc-card').length === 50 && [...document.querySelectorAll('vtc-card')].every((card) => card.state === 'ready')";
  const url = server.page(card.repeat(50));
  const visits = [];
  for (let round = 0; round < rounds; round += 1)
    visits.push(await visit(browser, url, { ready, throttle: 1 }));
  const min = (name) => Math.min(...visits.map((visited) => visited[name]));
  return `CPU ${spread(visits.map(({ cpu }) => cpu))} ms, ${min('layouts')} layouts, ${min('recalculations')} style recalculations`;
}

/** CPU time of each typed letter, painting included, in a roster with data of the page. */
export async function keystroke(browser, server, spread) {
  const members = await server.bodyOf('/api/vtcs/10000/members?cursor=0&limit=10000');
  const roles = await server.bodyOf('/api/vtcs/many/roles');
  const url = server.page('<vtc-roster id="w" searchable page-size="50"></vtc-roster>');
  const type = async (page, session) => {
    const costs = [];
    await page.evaluate(
      (data) =>
        Object.assign(w, { data: { members: JSON.parse(data[0]), roles: JSON.parse(data[1]) } }),
      [members, roles],
    );
    const painted = () =>
      page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
      );
    await page.evaluate(() => w.shadowRoot.querySelector('input')?.focus());
    await painted();
    for (const text of ['d', 'dr', 'd', '7', '77', '7', '']) {
      const { TaskDuration: before } = await counted(session);
      await page.evaluate((typed) => {
        const field = w.shadowRoot.querySelector('input');
        field.value = typed;
        field.dispatchEvent(new Event('input'));
      }, text);
      await painted();
      const { TaskDuration: after } = await counted(session);
      costs.push((after - before) * 1000);
    }
    return costs;
  };
  const { more } = await visit(browser, url, {
    ready: "w.state !== undefined && customElements.get('vtc-roster')",
    throttle: 1,
    after: type,
  });
  return `CPU ${spread(more)} ms, longest ${Math.max(...more).toFixed(1)} ms`;
}

/** Time until a search shows its first result, and the number of requests by then and ten seconds later. */
export async function search(browser, server) {
  const url = server.page('<vtc-roster id="w" vtc="many" searchable></vtc-roster>');
  const find = async (page) => {
    const requests = { api: 0, others: 0 };
    page.on('request', (request) => {
      const isApi = new URL(request.url()).pathname.startsWith('/api/vtcs');
      requests[isApi ? 'api' : 'others'] += 1;
    });
    const firstMs = await page.evaluate(async () => {
      const field = w.shadowRoot.querySelector('input');
      const start = performance.now();
      field.value = '77';
      field.dispatchEvent(new Event('input'));
      await w.updateComplete;
      await new Promise((done) => requestAnimationFrame(done));
      return performance.now() - start;
    });
    const shownText = () =>
      page.evaluate(() => w.shadowRoot.querySelector('.amount, .message')?.textContent.trim());
    const first = await shownText();
    await new Promise((done) => setTimeout(done, 10_000));
    return `"${first}" after ${firstMs.toFixed(0)} ms; "${await shownText()}" ten seconds, ${requests.api} requests of the API and ${requests.others} of pictures later`;
  };
  const { more } = await visit(browser, url, {
    ready: "w.shadowRoot.querySelectorAll('[part~=item]').length >= 50",
    throttle: 1,
    after: find,
  });
  return more;
}
