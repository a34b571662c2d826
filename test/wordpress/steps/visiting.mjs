import assert from 'node:assert/strict';
import { limit } from '../../../tools/test/limits.mjs';
import { shown } from '../admin.mjs';
import { post, tags, textOf } from '../support.mjs';

async function visitor(browser) {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return page;
}

/** What somebody sees who comes to read. */
export const visiting = [
  [
    'shows the data without JavaScript',
    async ({ browser, link, api }) => {
      const page = await visitor(browser);
      await page.setJavaScriptEnabled(false);
      await page.goto(link);
      for (const [tag, text] of [
        ['vtc-card', /Northern Haul/],
        ['vtc-upcoming-events', /Upcoming convoys\s[^]*20\d\d/],
        ['vtc-live-events', /On the road now\s/],
        ['vtc-roster', /Members\s+\S/],
        ['server-stats', /players online, \d+ servers/],
      ])
        assert.match(await page.$eval(tag, ({ innerText }) => innerText), text);
      assert.ok(!(await page.content()).includes(api.token));
      await page.browserContext().close();
    },
  ],
  [
    'shows the elements without a jump and without a request',
    async ({ browser, link, wp }) => {
      const page = await visitor(browser);
      const asked = [];
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (request.url().includes('/wp-json/vtc-widgets/')) asked.push(request.url());
        // The theme's own fonts break all lines of the page anew when they come.
        return request.resourceType() === 'font' ? request.abort() : request.continue();
      });
      await page.evaluateOnNewDocument(() => {
        window.shift = 0;
        window.moved = [];
        const nameOf = ({ node, previousRect: from, currentRect: to }) =>
          `${node?.nodeName} ${node?.className ?? ''} from ${from.y} (${from.height}) to ${to.y} (${to.height})`;
        new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries()) {
            window.shift += value;
            window.moved.push(`${value} at ${Math.round(startTime)} ms: ${sources.map(nameOf)}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await textOf(link);
      await page.goto(link, { waitUntil: 'networkidle0', timeout: limit(60_000) });
      for (const tag of tags) await shown(page, tag);
      const { shift, moved } = await page.evaluate(() => ({ shift, moved }));
      assert.ok(shift < 0.02, moved.join('\n'));
      assert.deepEqual(asked, []);
      const colors = await page.$$eval('vtc-card, vtc-upcoming-events, vtc-roster', (all) =>
        all.map(
          (one) => getComputedStyle(one.shadowRoot.querySelector('[part~="base"]')).backgroundColor,
        ),
      );
      assert.equal(new Set(colors).size, 1, `the company's colours: ${colors.join(' ')}`);
      assert.notEqual(colors[0], 'rgb(255, 255, 255)');
      await page.browserContext().close();
      assert.ok(!wp.log().includes('vtc-widgets/'), wp.log().slice(0, 1000));
    },
  ],
  [
    'refreshes at once what a page cache kept too long',
    async ({ browser, link }) => {
      const page = await visitor(browser);
      const html = (await textOf(link)).replace(/data-vtc-until="\d+"/g, 'data-vtc-until="1"');
      await page.setRequestInterception(true);
      const asked = [];
      page.on('request', (request) => {
        if (request.url() === link)
          return void request.respond({ contentType: 'text/html', body: html });
        if (request.url().includes('/wp-json/vtc-widgets/'))
          asked.push(new URL(request.url()).pathname);
        return void request.continue();
      });
      const answer = page.waitForResponse((one) => one.url().endsWith('/vtcs/northern_haul'), {
        timeout: limit(60_000),
      });
      await page.goto(link);
      assert.equal((await answer).status(), 200);
      await page.browserContext().close();
    },
  ],
  [
    'takes shortcodes, and drops what is no attribute of the element',
    async ({ wp, api }) => {
      const content = [
        '[vtc_card vtc="etoile_roadwa_p" layout="banner" onclick="alert(1)" style="color:red" api-base="https://evil.example" class="x"]',
        '[vtc_upcoming_events token="emb_theirs" limit="3" time_zone="Europe/Berlin" href-template="https://evil.example/{slug}"]',
        '[vtc_roster searchable page-size="1000"]',
        '[vtc_server_stats show="totals nonsense" heading=""]',
      ].join('\n\n');
      const html = await textOf(await post(wp, 'Shortcodes', content));
      const [card, events, roster, stats] = html.match(/<(?:vtc|server)-[a-z-]+ [^>]*>/g);
      const base = `api-base="${wp.origin}/wp-json/vtc-widgets/v1/api"`;
      const until = / data-vtc-until="\d+"/;
      assert.equal(
        card.replace(until, ''),
        `<vtc-card vtc="etoile_roadwa_p" layout="banner" ${base} refresh-seconds="900">`,
      );
      assert.equal(
        events.replace(until, ''),
        `<vtc-upcoming-events limit="3" time-zone="Europe/Berlin" vtc="${api.vtc}" ${base} token="proxy" refresh-seconds="300">`,
      );
      assert.match(roster, / searchable="" /);
      assert.doesNotMatch(roster, /page-size/);
      assert.match(stats, /show="totals" heading="" /);
      assert.match(html, /Étoile Roadways/);
    },
  ],
  [
    'runs nothing that a company writes',
    async ({ wp, api, browser }) => {
      const name = '[test_intruder] </script><img src=x onerror=alert(1)> ]]>';
      api.answer = async (request) => {
        if (!request.url.includes('/events/')) return undefined;
        const item = {
          id: 7,
          name,
          slug: 'x',
          startAt: '2030-01-01T10:00:00Z',
          endAt: '2030-01-01T12:00:00Z',
          meetupAt: null,
          banner: null,
          category: 'convoy',
          departure: name,
          arrival: null,
          server: null,
          game: 'ets2',
          attendeeCount: 1,
          externalLink: null,
        };
        return Response.json({ items: [item] });
      };
      await wp.php('Vtc_Widgets\\empty_cache();');
      const link = await post(wp, 'Hostile', '<!-- wp:vtc-widgets/vtc-upcoming-events /-->');
      const html = await textOf(link);
      assert.doesNotMatch(html, /INTRUDER|<img src=x/);
      const page = await visitor(browser);
      await page.goto(link);
      assert.ok((await shown(page, 'vtc-upcoming-events')).includes(name));
      const plain = await page.$eval('vtc-upcoming-events', ({ textContent }) => textContent);
      assert.ok(plain.includes(name));
      await page.browserContext().close();
      api.answer = () => undefined;
      await wp.php('Vtc_Widgets\\empty_cache();');
    },
  ],
];
