import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limit } from '../../../tools/test/limits.mjs';
import { elements } from '../../../src/widgets/all.ts';
import { shown } from '../admin.mjs';
import { post, tagsWithData, textOf } from '../support.mjs';

/** A new page whose clock is that of WordPress and the API, or is stopped at a time. */
async function visitor({ browser, wp }, stoppedAt) {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.evaluateOnNewDocument(
    (offset, stopped) => {
      const RealDate = Date;
      const now = () => stopped ?? RealDate.now() + offset;
      globalThis.Date = class extends RealDate {
        constructor(...args) {
          if (args.length > 0) super(...args);
          else super(now());
        }
        static now() {
          return now();
        }
      };
    },
    wp.clock.now() - Date.now(),
    stoppedAt,
  );
  return page;
}

/** Paths of the scripts with elements that a page loads. */
const elementScripts = (html) =>
  [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].flatMap(
    ([, url]) =>
      /plugins\/vtc-widgets\/((?:single\/)?(?:vtc|server)-[\w-]+\.js)/.exec(url)?.[1] ?? [],
  );

const classicTheme = {
  'style.css': '/* Theme Name: Classic */',
  'index.php':
    '<!doctype html><html><head><?php wp_head(); ?></head><body><?php while (have_posts()) { the_post(); the_content(); } echo do_shortcode(get_option("test_sidebar", "")); wp_footer(); ?></body></html>',
};

/** Activates a theme that renders its sidebar after the head, as themes without blocks do; returns a function that activates the former theme. */
async function useClassicTheme({ php, folder }) {
  const path = join(folder, 'wp-content/themes/classic');
  mkdirSync(path, { recursive: true });
  for (const [name, text] of Object.entries(classicTheme)) writeFileSync(join(path, name), text);
  const former = await php('echo get_stylesheet(); switch_theme("classic");');
  return () => php(`switch_theme("${former}");`);
}

/** Pages as visitors see them. */
export const visiting = [
  [
    'shows the data without JavaScript',
    async (site) => {
      const { link, api } = site;
      const page = await visitor(site);
      await page.setJavaScriptEnabled(false);
      await page.goto(link);
      const lists = elements.flatMap(({ tag, fallback }) =>
        fallback ? [[tag, new RegExp(`${fallback.heading}\\s+\\S`)]] : [],
      );
      for (const [tag, text] of [
        ...lists,
        ['vtc-card', /Northern Haul/],
        ['vtc-upcoming-events', /Upcoming convoys\s[^]*20\d\d/],
        ['vtc-live-events', /On the road now\s/],
        ['server-stats', /players online, \d+ servers/],
        ['vtc-calendar', /Upcoming convoys\s[^]*20\d\d/],
        ['vtc-recruitment', /Northern Haul/],
        ['vtc-rules', /Rules\s[^]*Beacons are for marshals/],
      ])
        assert.match(await page.$eval(tag, ({ innerText }) => innerText), text);
      assert.ok(!(await page.content()).includes(api.token));
      await page.browserContext().close();
    },
  ],
  [
    'shows the data while the script stalls',
    async (site) => {
      const page = await visitor(site);
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (!request.url().includes('/vtc-widgets.js')) void request.continue();
      });
      const painted = new Promise((resolve) => page.exposeFunction('painted', resolve));
      await page.evaluateOnNewDocument(() => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) window.painted();
        }).observe({ type: 'paint', buffered: true });
      });
      const loaded = page.goto(site.link).catch(() => undefined);
      const late = new Promise((_, reject) => {
        setTimeout(() => reject(new Error('The page is not painted.')), limit(20_000)).unref();
      });
      try {
        await Promise.race([painted, late]);
        assert.match(await page.$eval('vtc-card', ({ innerText }) => innerText), /Northern Haul/);
        const height = await page.$eval('vtc-roster', (roster) => roster.offsetHeight);
        assert.ok(height > 400, `reserved space: ${height} px`);
      } finally {
        await page.browserContext().close();
        await loaded;
      }
    },
  ],
  [
    'shows the elements without a layout shift or a request',
    async (site) => {
      const { link, wp } = site;
      // On a slow machine, the data would not be fresh any more.
      const page = await visitor(site, wp.clock.stop());
      const requests = [];
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (request.url().includes('/wp-json/vtc-widgets/')) requests.push(request.url());
        // The theme's fonts would cause layout shifts of their own.
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
      await wp.php('Vtc_Widgets\\empty_cache();');
      await textOf(link);
      await page.goto(link, { waitUntil: 'networkidle0', timeout: limit(60_000) });
      for (const tag of tagsWithData) await shown(page, tag);
      const { shift, moved } = await page.evaluate(() => ({ shift, moved }));
      assert.ok(shift < 0.02, moved.join('\n'));
      assert.deepEqual(requests, []);
      const colors = await page.$$eval('vtc-card, vtc-upcoming-events, vtc-roster', (all) =>
        all.map(
          (element) =>
            getComputedStyle(element.shadowRoot.querySelector('[part~="base"]')).backgroundColor,
        ),
      );
      assert.equal(new Set(colors).size, 1, `the company's colours: ${colors.join(' ')}`);
      assert.notEqual(colors[0], 'rgb(255, 255, 255)');
      await page.browserContext().close();
      wp.clock.advance(0);
      assert.ok(!wp.log().includes('vtc-widgets/'), wp.log().slice(0, 1000));
    },
  ],
  [
    'refreshes a page that a page cache stored for too long',
    async (site) => {
      const { link } = site;
      const page = await visitor(site);
      const html = (await textOf(link)).replace(/data-vtc-until="\d+"/g, 'data-vtc-until="1"');
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        request.url() === link
          ? request.respond({ contentType: 'text/html', body: html })
          : request.continue(),
      );
      const response = page.waitForResponse(
        (response) => response.url().endsWith('/vtcs/northern_haul'),
        {
          timeout: limit(60_000),
        },
      );
      await page.goto(link);
      assert.equal((await response).status(), 200);
      await page.browserContext().close();
    },
  ],
  [
    'refreshes without permalinks and PATH_INFO',
    async (site) => {
      const { wp, api } = site;
      await wp.php('update_option("permalink_structure", "");');
      try {
        const link = await post(wp, 'Plain', '[vtc_upcoming_events]');
        const html = (await textOf(link)).replace(/data-vtc-until="\d+"/g, 'data-vtc-until="1"');
        assert.match(html, /<vtc-upcoming-events [^>]*data-vtc-until="1"/);
        const page = await visitor(site);
        await page.setRequestInterception(true);
        page.on('request', (request) =>
          request.url() === link
            ? request.respond({ contentType: 'text/html', body: html })
            : request.continue(),
        );
        const response = page.waitForResponse(
          (response) => /events(\/|%2F)upcoming/.test(response.url()),
          {
            timeout: limit(60_000),
          },
        );
        await page.goto(link);
        const { items } = await (await response).json();
        assert.ok(items.length > 0);
        assert.ok(!page.url().includes(api.token));
        await page.browserContext().close();
      } finally {
        await wp.php(
          'update_option("permalink_structure", "/%postname%/"); flush_rewrite_rules();',
        );
      }
    },
  ],
  [
    'reads shortcodes with the quotes, spaces and cases of a text editor',
    async ({ wp }) => {
      const vtc = 'vtc="etoile_roadwa_p"';
      const cases = [
        ['[vtc_card vtc=”etoile_roadwa_p”]', vtc],
        ['[vtc_card vtc=“etoile_roadwa_p” layout=‘Banner’]', `${vtc} layout="banner"`],
        ['[vtc_card vtc=&#8221;etoile_roadwa_p&#8243;]', vtc],
        ['[vtc_card vtc=„etoile_roadwa_p“]', vtc],
        ['[vtc_card&nbsp;vtc="etoile_roadwa_p"&nbsp;layout="BANNER"]', `${vtc} layout="banner"`],
        ['[vtc_card vtc="\u00a0etoile_roadwa_p\u00a0"]', vtc],
        ['[vtc_card vtc="”etoile_roadwa_p”"]', vtc],
        ['[vtc_card vtc="etoile_roadwa_p" lang="de_DE"]', `${vtc} lang="de-DE"`],
        ['[vtc_news heading=”Our own news”]', 'heading="Our own news"'],
        ['[vtc_news heading="Our “own” news"]', 'heading="Our “own” news"'],
        ['[vtc_roster searchable=”yes” heading="a"]', 'searchable="" heading="a"'],
        ['[vtc_roster searchable="False" heading="a"]', ' heading="a"'],
        ['[vtc_roster searchable=”false” heading="a"]', ' heading="a"'],
        ['[vtc_roster searchable="NO" heading="a"]', ' heading="a"'],
      ];
      const html = await textOf(
        await post(wp, 'Typed shortcodes', cases.map(([text]) => text).join('\n\n')),
      );
      const elements = html.match(/<vtc-(?:card|news|roster) [^>]*>/g);
      assert.equal(elements.length, cases.length);
      for (const [index, [text, attributes]] of cases.entries()) {
        for (const attribute of attributes.match(/[\w-]+="[^"]*"/g))
          assert.ok(elements[index].includes(` ${attribute} `), `${text}: ${elements[index]}`);
        if (/searchable/.test(text))
          assert.equal(/searchable/.test(elements[index]), /searchable/.test(attributes), text);
      }
      assert.doesNotMatch(html, /vtc-widgets-hint/);
    },
  ],
  [
    'names the unused attributes of a shortcode to authors, and not to visitors',
    async ({ wp }) => {
      const rendered = (user, shortcode) =>
        wp.php(`wp_set_current_user(${user}); echo do_shortcode('${shortcode}');`);
      const wrong = '[vtc_card vtc="no company!" layuot="banner" token="emb_a" frame="none" loud]';
      const hint = await rendered(1, wrong);
      assert.match(
        hint,
        /^<p class="vtc-widgets-hint"><em>VTC Widgets: [^<]*<\/em><\/p><vtc-card /,
      );
      for (const name of ['vtc', 'layuot', 'token', 'loud'])
        assert.match(hint, new RegExp(`[:,] ${name}[,.]?[,<]| ${name}<`), name);
      assert.doesNotMatch(hint.split('</p>')[0], /frame|emb_a/);
      assert.match(await rendered(0, wrong), /^<vtc-card /);
      assert.match(await rendered(1, '[vtc_card frame="none"]'), /^<vtc-card /);
    },
  ],
  [
    'renders shortcodes, and drops unknown attributes',
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
    'loads the script of the only kind of element, or the one of all elements',
    async (site) => {
      const { wp } = site;
      const cards = await post(wp, 'Cards', '[vtc_card] [vtc_card layout="badge"]');
      const html = await textOf(cards);
      assert.deepEqual(elementScripts(html), ['single/vtc-card.js']);
      assert.match(
        html,
        /<script[^>]*type="module"[^>]*single\/vtc-card\.js|single\/vtc-card\.js[^>]*type="module"/,
      );
      const page = await visitor(site);
      await page.goto(cards);
      assert.match(await shown(page, 'vtc-card'), /Northern Haul/);
      await page.browserContext().close();
      const both = await post(wp, 'Both', '[vtc_card] [vtc_roster]');
      assert.deepEqual(elementScripts(await textOf(both)), ['vtc-widgets.js']);
      const partners = await post(wp, 'Partners', '[vtc_partners]');
      assert.deepEqual(elementScripts(await textOf(partners)), ['single/vtc-partners.js']);
      const most = await post(wp, 'Most', '[vtc_card] [vtc_partners]');
      const scripts = elementScripts(await textOf(most));
      assert.deepEqual(scripts, ['vtc-widgets.js', 'vtc-more.js']);
      const visit = await visitor(site);
      const loaded = [];
      visit.on('request', (request) =>
        loaded.push(...elementScripts(`<script src="${request.url()}">`)),
      );
      await visit.goto(most);
      for (const tag of ['vtc-card', 'vtc-partners']) await shown(visit, tag);
      assert.deepEqual(loaded.sort(), scripts.sort());
      loaded.length = 0;
      // The dialog is in the other script, which imports the first one: it must not load it again.
      await visit.goto(await post(wp, 'Dialog', '[vtc_upcoming_events] [vtc_roster]'));
      await shown(visit, 'vtc-upcoming-events');
      await visit.$eval('vtc-upcoming-events', ({ shadowRoot }) =>
        shadowRoot.querySelector('.title a').click(),
      );
      await visit.waitForFunction(
        () =>
          [...document.querySelector('vtc-upcoming-events').shadowRoot.children].some(
            ({ shadowRoot }) =>
              shadowRoot?.querySelector('dialog > vtc-event')?.shadowRoot.querySelector('.about'),
          ),
        { timeout: limit(30_000) },
      );
      assert.deepEqual(loaded.sort(), ['vtc-more.js', 'vtc-widgets.js']);
      assert.equal(
        await visit.evaluate(() => globalThis[Symbol.for('vtc-widgets.copies')].length),
        1,
      );
      await visit.browserContext().close();
      const none = await post(wp, 'None', 'No elements.');
      assert.deepEqual(elementScripts(await textOf(none)), []);
    },
  ],
  [
    'loads a script for elements that are rendered after the head',
    async (site) => {
      const { wp } = site;
      const link = await post(wp, 'Late', '[vtc_card]');
      const file = join(wp.folder, 'wp-content/mu-plugins/late.php');
      writeFileSync(
        file,
        '<?php add_action("wp_footer", fn() => print(do_shortcode("[vtc_roster]")));',
      );
      try {
        const html = await textOf(link);
        const isBlockTheme = (await wp.php('echo (int) wp_is_block_theme();')) === '1';
        assert.equal(isBlockTheme, true);
        assert.deepEqual(elementScripts(html), ['single/vtc-card.js', 'vtc-widgets.js']);
        const page = await visitor(site);
        await page.goto(link);
        for (const tag of ['vtc-card', 'vtc-roster']) await shown(page, tag);
        await page.browserContext().close();
      } finally {
        rmSync(file);
      }
    },
  ],
  [
    'loads one script in a theme that renders its sidebar after the head',
    async (site) => {
      const { wp } = site;
      const link = await post(wp, 'Classic', '[vtc_card]');
      const restore = await useClassicTheme(wp);
      try {
        assert.deepEqual(elementScripts(await textOf(link)), ['single/vtc-card.js']);
        await wp.php('update_option("test_sidebar", "[vtc_roster]");');
        const html = await textOf(link);
        assert.deepEqual(elementScripts(html), ['vtc-widgets.js']);
        assert.ok(html.indexOf('vtc-widgets.css') < html.indexOf('</head>'));
        const page = await visitor(site);
        await page.goto(link);
        for (const tag of ['vtc-card', 'vtc-roster']) await shown(page, tag);
        await page.browserContext().close();
      } finally {
        await wp.php('delete_option("test_sidebar");');
        await restore();
      }
    },
  ],
  [
    'escapes the texts of a company',
    async (site) => {
      const { wp, api } = site;
      const name = '[test_intruder] </script><img src=x onerror=alert(1)> ]]>';
      api.respond = (request) => {
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
      const page = await visitor(site);
      await page.goto(link);
      assert.ok((await shown(page, 'vtc-upcoming-events')).includes(name));
      const plain = await page.$eval('vtc-upcoming-events', ({ textContent }) => textContent);
      assert.ok(plain.includes(name));
      await page.browserContext().close();
      api.respond = () => undefined;
      await wp.php('Vtc_Widgets\\empty_cache();');
    },
  ],
];
