// Management with an API key: dashboard, publishing on the platform, attendance. After these steps, the key is stored.
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limit } from '../../../tools/test/limits.mjs';
import { checkResult, logIn, write } from '../admin.mjs';

const settingsScreen = '/wp-admin/options-general.php?page=vtc-widgets';
const dashboard = '/wp-admin/index.php';
const box = '#vtc-widgets-company';
const empty = 'Vtc_Widgets\\empty_cache();';

const isManagement = ({ url }) => url.includes('/management/');
/** Management requests since the last call, as method and path. */
const managementOf = (api) =>
  api.requests
    .splice(0)
    .filter(isManagement)
    .map(({ method, url }) => `${method} ${new URL(url).pathname}`);
const postsOf = (api) => managementOf(api).filter((line) => line.endsWith('/management/news'));

/** Sends a request to the plugin's REST routes as the user of a page. */
const rest = (page, path, data, { nonce = true } = {}) =>
  page.evaluate(
    async (path, data, withNonce) => {
      const ajax = '/wp-admin/admin-ajax.php?action=rest-nonce';
      const nonce = withNonce ? { 'X-WP-Nonce': await (await fetch(ajax)).text() } : {};
      const response = await fetch(`/wp-json/vtc-widgets/v1/${path}`, {
        method: data ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', ...nonce },
        ...(data && { body: JSON.stringify(data) }),
      });
      return { status: response.status, json: await response.json() };
    },
    path,
    data,
    nonce,
  );

const encoded = (text) => `base64_decode("${Buffer.from(text).toString('base64')}")`;

/** Saves a draft and returns its id. */
const draft = async ({ wp }, title, content = 'Text', author = 1) =>
  Number(
    await wp.php(
      `echo wp_insert_post(wp_slash(array("post_title"=>${encoded(title)},"post_content"=>${encoded(content)},"post_author"=>${author})));`,
    ),
  );

/** Publishes a post on the platform as the administrator; returns the result. */
const publish = async ({ admin }, post, news = {}) => {
  const data = { post, title: `News of post ${post}`, content: 'We *drive*.', ...news };
  const { status, json } = await rest(admin, 'news', data);
  assert.equal(status, 200, JSON.stringify(json));
  return json;
};

/** News posts of the API with a title. */
const newsOf = async ({ api }, title) => {
  const { items } = await api.original(`/vtcs/${api.vtc}/news?limit=50`);
  return items.filter((post) => post.title === title);
};

/** Runs a test with responses of its own, and the sandbox's afterwards. */
const withApi = (run) => async (site) => {
  const { api, wp, admin } = site;
  await admin.goto(wp.origin + dashboard);
  await wp.php(empty);
  api.requests.splice(0);
  try {
    await run(site);
  } finally {
    api.respond = () => undefined;
    api.isDown = false;
    wp.clock.advance(0);
    await wp.php(empty);
  }
};

/** Adds code to the site while a test runs. */
const withCode = async ({ wp }, code, run) => {
  const file = join(wp.folder, 'wp-content/mu-plugins/managing.php');
  writeFileSync(file, `<?php ${code}`);
  try {
    await run();
  } finally {
    rmSync(file);
  }
};

/** Submits the form of the settings, whose lines move while results of checks arrive. */
const saveSettings = (page) =>
  Promise.all([
    page.waitForNavigation({ timeout: limit(60_000) }),
    page.$eval('#submit', (button) => button.click()),
  ]);

/** Responses that are no success, and the text that explains each. */
const failures = [
  [() => Response.json({}, { status: 400 }), /rejects these values/],
  [() => Response.json({}, { status: 401 }), /does not accept the API key/],
  [() => Response.json({}, { status: 403 }), /may not manage this company/],
  [() => Response.json({}, { status: 404 }), /does not know this company or convoy/],
  [() => Response.json({}, { status: 429 }), /Too many requests/],
  [
    () => new Response('<p>No</p>', { status: 403, headers: { 'content-type': 'text/html' } }),
    /not a response of the API \(status 403\)/,
  ],
];

const uncertain = [
  [() => Response.json({}, { status: 503 }), /does not work at the moment \(status 503\)/],
  [() => new Response('<html>'), /not a response of the API \(status 200\)/],
  [
    () => new Response(null, { status: 302, headers: { location: '/health' } }),
    /not a response of the API \(status 302\)/,
  ],
];

/** Starts to publish a post in a process that is killed while the API responds; `reaches`: whether the API got the request. */
async function killWhilePublishing({ wp, api }, post, { reaches = true, news = {} } = {}) {
  const given = { title: `News of post ${post}`, content: 'C', pinned: false, date: '', ...news };
  const code = `wp_set_current_user(1); Vtc_Widgets\\publish_post(${post}, json_decode(${encoded(JSON.stringify({ ...given, confirmed: false }))}, true));`;
  const child = wp.startPhp(code);
  const ended = new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)));
  const original = api.respond;
  api.respond = async (request) => {
    if (request.method !== 'POST') return undefined;
    if (reaches) await api.handle(request);
    child.kill('SIGKILL');
    await ended;
    return new Response(null);
  };
  const signal = await ended;
  api.respond = original;
  assert.equal(signal, 'SIGKILL');
}

/** The time after which the next attempt looks up a post that was not confirmed. */
const settle = ({ wp }) => wp.clock.advance(40);

export const managing = [
  [
    'offers no management without a key',
    async ({ wp, admin, api }) => {
      await admin.goto(wp.origin + dashboard);
      assert.equal(await admin.$(box), null);
      const post = await draft({ wp }, 'No key');
      await admin.goto(`${wp.origin}/wp-admin/post.php?post=${post}&action=edit`);
      assert.equal(await admin.$('#vtc-widgets-news'), null);
      const data = { post, title: 'T', content: 'C' };
      assert.equal((await rest(admin, 'news', data)).status, 403);
      assert.equal((await rest(admin, `news-draft?post=${post}`)).status, 403);
      const attendance = { event: '1', status: 'attending' };
      assert.equal((await rest(admin, 'attendance', attendance)).status, 403);
      assert.deepEqual(managementOf(api), []);
    },
  ],
  [
    'checks the API key while it is typed, at the stored address only',
    async ({ wp, api, admin }) => {
      await admin.goto(wp.origin + settingsScreen);
      const result = async (text, matches) => {
        await write(admin, 'key', text);
        return (await checkResult(admin, 'key', matches)).status;
      };
      assert.equal(await result('emb_x', /start with svc_/), 'bad');
      assert.equal(await result('svc_api_wrong', /does not accept the API key/), 'bad');
      assert.equal(await result(api.keyWithoutScopes, /may not manage this company/), 'bad');
      assert.equal(await result(api.key, /The key works/), 'good');
      api.requests.splice(0);
      await write(admin, 'api_base', api.origin.replace('127.0.0.1', 'localhost'));
      assert.equal((await checkResult(admin, 'key', /once you save this address/)).status, 'open');
      assert.deepEqual(managementOf(api), []);
    },
  ],
  [
    'stores the API key, and never shows it',
    async ({ wp, api, admin }) => {
      await admin.goto(wp.origin + settingsScreen);
      await write(admin, 'key', 'emb_wrong');
      await saveSettings(admin);
      assert.match(await admin.$eval('.wrap', ({ textContent }) => textContent), /not an API key/);
      await write(admin, 'key', api.key);
      await write(admin, 'platform', 'https://platform.example/apply?tab=open');
      await saveSettings(admin);
      await checkResult(admin, 'key', /The key works/);
      assert.ok(!(await admin.content()).includes(api.key));
      assert.equal(
        await admin.$eval('#vtc-widgets-key', ({ placeholder }) => placeholder),
        'Stored. Enter another one to replace it.',
      );
      const stored = JSON.parse(
        await wp.php('echo wp_json_encode(get_option("vtc_widgets_key"));'),
      );
      assert.deepEqual(stored, { key: api.key, address: api.origin });
      assert.ok(
        !(await wp.php('echo wp_json_encode(wp_load_alloptions(true));')).includes(api.key),
      );
      // Saving other settings keeps it.
      await saveSettings(admin);
      assert.equal(await wp.php('echo Vtc_Widgets\\api_key();'), api.key);
    },
  ],
  [
    'shows the company and its pending applications on the dashboard',
    withApi(async ({ wp, api, admin }) => {
      const hour = 3_600_000;
      const applied = (ms) => new Date(wp.clock.now() - ms).toISOString();
      api.respond = ({ url }) =>
        url.endsWith('/applications')
          ? Response.json([
              {
                id: 7,
                applicationNumber: null,
                userId: 'u1',
                status: 'pending',
                appliedAt: applied(2 * hour),
              },
              {
                id: 8,
                applicationNumber: 12,
                userId: 'u2',
                status: 'pending',
                appliedAt: applied(72 * hour),
              },
            ])
          : undefined;
      await admin.goto(wp.origin + dashboard);
      const text = await admin.$eval(box, ({ innerText }) => innerText);
      assert.match(text, /Northern Haul, \d+ members/);
      const lines = await admin.$$eval(`${box} li`, (items) =>
        items.map(({ innerText }) => innerText.replace(/\s+/g, ' ')),
      );
      assert.deepEqual(lines, [
        'Application 12 waiting for 3 days',
        'Application 7 waiting for 2 hours',
      ]);
      assert.equal(
        await admin.$eval(`${box} a[target]`, ({ href }) => href),
        'https://platform.example/apply?tab=open',
      );
      const path = `GET /vtcs/${api.vtc}/management`;
      assert.deepEqual(managementOf(api), [`${path}/summary`, `${path}/applications`]);
      // Responses are fresh for a minute.
      await admin.reload();
      assert.deepEqual(managementOf(api), []);
      api.respond = ({ url }) => (url.endsWith('/applications') ? Response.json([]) : undefined);
      await wp.php(empty);
      await admin.reload();
      assert.match(
        await admin.$eval(box, ({ innerText }) => innerText),
        /No applications are waiting/,
      );
    }),
  ],
  [
    'explains on the dashboard why the API does not respond',
    withApi(async ({ wp, api, admin }) => {
      const shows = async (text) => {
        await wp.php(empty);
        await admin.goto(wp.origin + dashboard);
        assert.match(await admin.$eval(box, ({ innerText }) => innerText), text);
      };
      for (const [respond, text] of [...failures, ...uncertain]) {
        api.respond = (request) => (isManagement(request) ? respond() : undefined);
        await shows(text);
      }
      api.isDown = true;
      await shows(/cannot reach the API/);
    }),
  ],
  [
    'shows nothing of it to other roles, and the key to nobody',
    async ({ wp, browser, admin, api, link }) => {
      await wp.php(
        'if (!username_exists("subscriber")) wp_insert_user(array("user_login"=>"subscriber","user_pass"=>"subscriber","user_email"=>"subscriber@example.com","role"=>"subscriber"));',
      );
      const post = await draft({ wp }, 'A post');
      const paths = [
        dashboard,
        '/wp-admin/post-new.php',
        `/wp-admin/post.php?post=${post}&action=edit`,
        settingsScreen,
        '/wp-admin/options.php',
        '/wp-json/wp/v2/settings',
        `/wp-json/wp/v2/posts/${post}?context=edit`,
        '/wp-json/',
        '/',
        link.replace(wp.origin, ''),
      ];
      api.requests.splice(0);
      for (const role of ['administrator', 'editor', 'author', 'subscriber', undefined]) {
        const page =
          role === 'administrator'
            ? admin
            : role
              ? await logIn(browser, wp.origin, role)
              : await (await browser.createBrowserContext()).newPage();
        for (const path of paths) {
          await page.goto(wp.origin + path);
          const html = await page.content();
          assert.ok(!html.includes(api.key), `${role} ${path}`);
          if (role !== 'administrator' && path !== link.replace(wp.origin, ''))
            assert.doesNotMatch(
              html,
              /vtc-widgets-(company|news|management|key|attendance)/,
              `${role} ${path}`,
            );
        }
        if (role === 'administrator') api.requests.splice(0);
        else await page.browserContext().close();
      }
      assert.deepEqual(managementOf(api), []);
    },
  ],
  [
    'converts a post to Markdown',
    async (site) => {
      const { admin, wp } = site;
      await admin.goto(wp.origin + dashboard);
      const blocks = `<!-- wp:paragraph --><p>We <strong>drive </strong>to <a href="https://a.example/x_(y)">Oslo &amp; back</a>,<br> *all* of_us.</p><!-- /wp:paragraph -->
<!-- wp:heading --><h2 class="x">The route</h2><!-- /wp:heading -->
<!-- wp:list --><ul><li>Kiel<ul><li>Ferry</li></ul></li><li>Oslo</li></ul><!-- /wp:list -->
<!-- wp:quote --><blockquote><p>Slow</p><p>down</p></blockquote><!-- /wp:quote -->
<!-- wp:code --><pre class="wp-block-code"><code>a  &lt;b&gt;
  *c*</code></pre><!-- /wp:code -->
<!-- wp:image --><figure><img src="https://a.example/p.jpg" alt="Our [trucks]"/></figure><!-- /wp:image -->
<!-- wp:vtc-widgets/vtc-card /-->
<p>1. no list <a href="javascript:alert(1)">x</a></p>`;
      const post = await draft(site, 'Tom & Jerry’s "tour"', blocks);
      // WordPress stores & as &amp;.
      const { json } = await rest(admin, `news-draft?post=${post}`);
      assert.equal(json.title, 'Tom & Jerry’s "tour"');
      assert.equal(
        json.content,
        [
          'We **drive** to [Oslo & back](https://a.example/x_%28y%29),',
          '\\*all\\* of\\_us.',
          '',
          '## The route',
          '',
          '- Kiel',
          '  - Ferry',
          '- Oslo',
          '',
          '> Slow',
          '>',
          '> down',
          '',
          '```',
          'a  <b>',
          '  *c*',
          '```',
          '',
          '![Our \\[trucks\\]](https://a.example/p.jpg)',
          '',
          '1\\. no list x',
        ].join('\n'),
      );
      const classic = await draft(site, 'Classic', 'One\n\nTwo <em>three</em> [vtc_card]');
      const { json: second } = await rest(admin, `news-draft?post=${classic}`);
      assert.equal(second.content, 'One\n\nTwo *three*');
    },
  ],
  ...[true, false].map((isBlockEditor) => [
    `publishes a post from the ${isBlockEditor ? 'block' : 'classic'} editor, once`,
    withApi(async (site) => {
      const { wp, api, admin } = site;
      const title = `A tour (${isBlockEditor ? 'blocks' : 'classic'})`;
      const card = '<!-- wp:vtc-widgets/vtc-card /-->';
      const post = await draft(site, title, `<p>We <strong>drive</strong>.</p>\n\n${card}`);
      const open = async () => {
        await admin.goto(`${wp.origin}/wp-admin/post.php?post=${post}&action=edit`);
        await admin.waitForSelector('#vtc-widgets-news .vtc-widgets-check');
        const hasBlocks = await admin.evaluate(() =>
          Boolean(window.wp.data?.select('core/editor')),
        );
        assert.equal(hasBlocks, isBlockEditor);
        // With such a box, the editor has no frame: blocks are in its own document.
        if (isBlockEditor)
          await admin.waitForFunction(() => document.querySelector('vtc-card')?.state === 'ready');
      };
      const code = isBlockEditor
        ? ''
        : 'add_filter("use_block_editor_for_post", "__return_false");';
      await withCode(site, code, async () => {
        await open();
        const result = '.vtc-widgets-news .vtc-widgets-check';
        await admin.waitForFunction(
          () => document.querySelector('#vtc-widgets-news-content')?.value === 'We **drive**.',
        );
        assert.equal(await admin.$eval('#vtc-widgets-news-title', ({ value }) => value), title);
        assert.match(
          await admin.$eval('.vtc-widgets-news', ({ textContent }) => textContent),
          /13 \/ 10,000/,
        );
        await admin.$eval('#vtc-widgets-news-pinned', (input) => input.click());
        await admin.$eval('.vtc-widgets-publish', (button) => button.click());
        const shows = (text) =>
          admin.waitForFunction(
            (where, pattern) =>
              new RegExp(pattern).test(document.querySelector(where)?.textContent ?? ''),
            { timeout: limit(30_000) },
            result,
            text.source,
          );
        await shows(/been on the platform since .*, as news post \d+\./);
        assert.equal(await admin.$('.vtc-widgets-news-form'), null);
        const [{ id, content, pinned }] = await newsOf(site, title);
        assert.deepEqual([content, pinned], ['We **drive**.', true]);
        await open();
        await admin.waitForSelector('#vtc-widgets-news .vtc-widgets-check[data-status="good"]');
        assert.equal(await admin.$('.vtc-widgets-publish'), null);
        const again = await publish(site, post, { title });
        assert.equal(again.status, 'good');
        assert.match(again.text, new RegExp(`news post ${id}\\.`));
        assert.equal(postsOf(api).length, 1);
        assert.equal((await newsOf(site, title)).length, 1);
      });
    }),
  ]),
  [
    'publishes at a date in the time zone of the site',
    withApi(async (site) => {
      const { api } = site;
      const post = await draft(site, 'Later');
      const later = await publish(site, post, { date: '2099-07-01T20:00' });
      assert.match(later.text, /will appear on the platform on July 1, 2099 8:00 pm, as news post/);
      const [request] = api.requests.filter(({ method }) => method === 'POST');
      assert.deepEqual(await api.bodyOf(request), {
        title: `News of post ${post}`,
        content: 'We *drive*.',
        publishAt: '2099-07-01T18:00:00Z',
      });
    }),
  ],
  [
    'publishes a post once when it is published several times at the same time',
    withApi(async (site) => {
      const { api, wp } = site;
      const post = await draft(site, 'At once');
      const together = await Promise.all([1, 2, 3].map(() => publish(site, post)));
      assert.ok(together.some(({ status }) => status === 'good'));
      assert.equal(postsOf(api).length, 1);
      assert.equal((await newsOf(site, `News of post ${post}`)).length, 1);

      // The API is still busy with the first attempt when the second one comes.
      const busy = await draft(site, 'Busy');
      let arrived;
      let release;
      const arrival = new Promise((resolve) => (arrived = resolve));
      const released = new Promise((resolve) => (release = resolve));
      api.respond = async ({ method }) => {
        if (method !== 'POST') return;
        arrived();
        await released;
      };
      const first = publish(site, busy);
      await arrival;
      assert.match((await publish(site, busy)).text, /still be in progress/);
      release();
      assert.equal((await first).status, 'good');
      assert.equal(postsOf(api).length, 1);

      // Another process is about to store its attempt.
      const locked = await draft(site, 'Locked');
      await wp.php(`Vtc_Widgets\\lock("news_${locked}");`);
      assert.match((await publish(site, locked)).text, /still be in progress/);
      assert.deepEqual(postsOf(api), []);
      wp.clock.advance(20);
      assert.equal((await publish(site, locked)).status, 'good');
    }),
  ],
  [
    'does not publish again after the process was killed before it stored the result',
    withApi(async (site) => {
      const { api } = site;
      const post = await draft(site, 'Killed');
      await killWhilePublishing(site, post);
      assert.equal(postsOf(api).length, 1);
      const [{ id }] = await newsOf(site, `News of post ${post}`);
      assert.match((await publish(site, post)).text, /still be in progress/);
      settle(site);
      const next = await publish(site, post, { title: 'Another title' });
      assert.equal(next.status, 'good');
      assert.match(next.text, new RegExp(`news post ${id}\\.`));
      assert.deepEqual(postsOf(api), []);
      assert.equal((await newsOf(site, `News of post ${post}`)).length, 1);
      assert.deepEqual(await newsOf(site, 'Another title'), []);
    }),
  ],
  [
    'publishes a post whose process was killed before the API got the request',
    withApi(async (site) => {
      const { api } = site;
      const post = await draft(site, 'Lost');
      await killWhilePublishing(site, post, { reaches: false });
      settle(site);
      api.requests.splice(0);
      assert.equal((await publish(site, post)).status, 'good');
      assert.equal(postsOf(api).length, 1);
      assert.equal((await newsOf(site, `News of post ${post}`)).length, 1);
    }),
  ],
  [
    'asks the user to look on the platform where the list of news cannot show an attempt',
    withApi(async (site) => {
      const { api } = site;
      const scheduled = await draft(site, 'Scheduled');
      const date = '2099-07-01T20:00';
      await killWhilePublishing(site, scheduled, { news: { date } });
      const unreadable = await draft(site, 'Unreadable');
      await killWhilePublishing(site, unreadable);
      settle(site);
      api.requests.splice(0);
      const result = await publish(site, scheduled, { date });
      assert.equal(result.status, 'confirm');
      assert.match(result.text, /Please look on the platform/);
      api.respond = ({ url }) =>
        url.includes('/news?') ? new Response('{}', { status: 503 }) : undefined;
      assert.equal((await publish(site, unreadable)).status, 'confirm');
      assert.deepEqual(postsOf(api), []);
      const confirmed = await publish(site, scheduled, { date, confirmed: true });
      assert.equal(confirmed.status, 'good');
      assert.equal(postsOf(api).length, 1);
    }),
  ],
  [
    'explains why the API rejects a post, and allows another attempt immediately',
    withApi(async (site) => {
      const { api } = site;
      const post = await draft(site, 'Rejected');
      for (const [respond, text] of failures) {
        api.respond = (request) => (isManagement(request) ? respond() : undefined);
        const result = await publish(site, post);
        assert.equal(result.status, 'bad');
        assert.match(result.text, text);
      }
      assert.equal(postsOf(api).length, failures.length);
      api.respond = () => undefined;
      assert.equal((await publish(site, post)).status, 'good');
    }),
  ],
  [
    'explains that a post may have been published, and looks it up before the next attempt',
    withApi(async (site) => {
      const { api } = site;
      for (const [respond, text] of [...uncertain, [undefined, /cannot reach the API/]]) {
        const post = await draft(site, 'Uncertain');
        if (respond) api.respond = (request) => (isManagement(request) ? respond() : undefined);
        else api.isDown = true;
        const result = await publish(site, post);
        assert.match(result.text, text);
        assert.match(result.text, /may have been published or not/);
        api.respond = () => undefined;
        api.isDown = false;
        assert.match((await publish(site, post)).text, /still be in progress/);
        api.requests.splice(0);
        settle(site);
        assert.equal((await publish(site, post)).status, 'good');
        assert.deepEqual(
          api.requests.splice(0).map(({ method, url }) => `${method} ${new URL(url).pathname}`),
          [`GET /vtcs/${api.vtc}/news`, `POST /vtcs/${api.vtc}/management/news`],
        );
      }
    }),
  ],
  [
    'checks the bounds before the request',
    withApi(async (site) => {
      const { api, wp } = site;
      const post = await draft(site, 'Bounds');
      for (const [news, text] of [
        [{ title: '' }, /title must have 1 to 200 characters, not 0/],
        [{ title: '  ' }, /title must have 1 to 200 characters, not 0/],
        [{ title: 'x'.repeat(201) }, /title must have 1 to 200 characters, not 201/],
        [{ title: '🚚'.repeat(101) }, /title must have 1 to 200 characters, not 202/],
        [{ content: '' }, /text must have 1 to 10,000 characters, not 0/],
        [{ content: 'ä'.repeat(10_001) }, /text must have 1 to 10,000 characters, not 10,001/],
        [{ date: '2001-01-01T10:00' }, /date in the future/],
        [{ date: 'tomorrow' }, /date in the future/],
        [{ content: `The key is ${api.key}.` }, /contains your API key/],
      ]) {
        const result = await publish(site, post, news);
        assert.equal(result.status, 'bad');
        assert.match(result.text, text);
      }
      const unsaved = Number(
        await wp.php('echo wp_insert_post(array("post_title"=>"x","post_status"=>"auto-draft"));'),
      );
      assert.match((await publish(site, unsaved)).text, /save the post first/);
      assert.deepEqual(managementOf(api), []);
      const longest = { title: '🚚'.repeat(100), content: 'ä'.repeat(10_000) };
      assert.equal((await publish(site, post, longest)).status, 'good');
    }),
  ],
  [
    'sets the attendance of a convoy from the dashboard',
    withApi(async ({ wp, api, admin }) => {
      const { items } = await api.original('/events?limit=100');
      await admin.goto(wp.origin + dashboard);
      await admin.bringToFront();
      await admin.focus('#vtc-widgets-event');
      await admin.waitForFunction(
        (count) => document.querySelectorAll('#vtc-widgets-events option').length === count,
        { timeout: limit(30_000) },
        items.length,
      );
      api.requests.splice(0);
      const set = async (event, status, matches) => {
        await admin.$eval('#vtc-widgets-event', (input, value) => (input.value = value), event);
        await admin.$eval(`.vtc-widgets-attendance [data-status="${status}"]`, (button) =>
          button.click(),
        );
        await admin.waitForFunction(
          (pattern) =>
            new RegExp(pattern).test(
              document.querySelector('.vtc-widgets-attendance .vtc-widgets-check').textContent,
            ),
          { timeout: limit(30_000) },
          matches.source,
        );
      };
      const id = String(items[0].id);
      await set(id, 'attending', new RegExp(`attends convoy ${id}\\.`));
      await set(id, 'not_attending', new RegExp(`does not attend convoy ${id}\\.`));
      await set('999999999', 'attending', /does not know this company or convoy/);
      const sent = api.requests.splice(0).filter(({ method }) => method === 'POST');
      assert.deepEqual(
        await Promise.all(sent.map(api.bodyOf)),
        ['attending', 'not_attending', 'attending'].map((status) => ({ status })),
      );
      for (const event of ['', 'x', '0', '1.5'])
        await set(event, 'attending', /number of a convoy/);
      assert.deepEqual(managementOf(api), []);
    }),
  ],
  [
    'needs the capability and a nonce',
    withApi(async (site) => {
      const { wp, api, admin, browser } = site;
      const post = await draft(site, 'Guarded');
      const requests = [
        ['news', { post, title: 'T', content: 'C' }],
        ['attendance', { event: '1', status: 'attending' }],
        [`news-draft?post=${post}`, undefined],
      ];
      for (const [path, data] of requests)
        assert.equal((await rest(admin, path, data, { nonce: false })).status, 401, path);
      const editor = await logIn(browser, wp.origin, 'editor');
      for (const [path, data] of requests)
        assert.equal((await rest(editor, path, data)).status, 403, path);
      assert.deepEqual(managementOf(api), []);
      // A site may allow others to publish, and only that.
      const code = `add_filter("vtc_widgets_management_capability", fn($capability, $part) => "news" === $part ? "publish_posts" : $capability, 10, 2);`;
      await withCode(site, code, async () => {
        await editor.goto(wp.origin + dashboard);
        assert.equal(await editor.$(box), null);
        assert.equal((await rest(editor, 'attendance', requests[1][1])).status, 403);
        const { json } = await rest(editor, 'news', requests[0][1]);
        assert.equal(json.status, 'good');
        const author = await logIn(browser, wp.origin, 'author');
        const others = { ...requests[0][1], post: await draft(site, 'Of another') };
        assert.equal((await rest(author, 'news', others)).status, 403);
        await author.browserContext().close();
      });
      await editor.browserContext().close();
    }),
  ],
  [
    'sends the key to the address only for which it was entered',
    withApi(async (site) => {
      const { wp, api, admin } = site;
      const set = (name, value) =>
        wp.php(
          `update_option("vtc_widgets", array_merge(get_option("vtc_widgets"), array("${name}" => "${value}")));`,
        );
      const elsewhere = api.origin.replace('127.0.0.1', 'localhost');
      await set('api_base', elsewhere);
      try {
        await admin.goto(wp.origin + dashboard);
        assert.equal(await admin.$(box), null);
        await admin.goto(wp.origin + settingsScreen);
        assert.match(
          await admin.$eval('#vtc-widgets-key', ({ placeholder }) => placeholder),
          /Stored for another address/,
        );
        assert.deepEqual(managementOf(api), []);
        await set('api_base', api.origin);
        // A gateway replaces the API for the elements, and never gets the key.
        await set('gateway', elsewhere);
        await admin.goto(wp.origin + dashboard);
        assert.match(await admin.$eval(box, ({ innerText }) => innerText), /Northern Haul/);
        const requests = api.requests.splice(0);
        assert.equal(requests.filter(isManagement).length, 2);
        for (const { url, headers } of requests)
          assert.ok(
            url.startsWith(api.origin) || headers.get('authorization') !== `Bearer ${api.key}`,
          );
      } finally {
        await set('api_base', api.origin);
        await set('gateway', '');
      }
    }),
  ],
  [
    'uses a key in wp-config.php, in a network only with its address',
    async ({ wp, api }) => {
      const key = (base, isNetwork) =>
        wp.php(
          `define("VTC_WIDGETS_API_KEY", "svc_api_constant"); ${base ? `define("VTC_WIDGETS_API_BASE", "${base}");` : ''} ${isNetwork ? 'eval("namespace Vtc_Widgets; function is_multisite() { return true; }");' : ''} echo Vtc_Widgets\\api_key();`,
        );
      assert.equal(await key(undefined, false), 'svc_api_constant');
      assert.equal(await key(api.origin, false), 'svc_api_constant');
      assert.equal(await key('https://elsewhere.example', false), api.key);
      assert.equal(await key(undefined, true), api.key);
      assert.equal(await key(api.origin, true), 'svc_api_constant');
      await assertConstantIsNotShown({ wp, api });
    },
  ],
];

/** The settings say that the key is set in wp-config.php, and show no field. */
async function assertConstantIsNotShown({ wp }) {
  const html = await wp.php(
    'define("VTC_WIDGETS_API_KEY", "svc_api_constant"); wp_set_current_user(1); require_once ABSPATH . "wp-admin/includes/admin.php"; Vtc_Widgets\\settings_page();',
  );
  assert.match(html, /Set as VTC_WIDGETS_API_KEY in wp-config\.php/);
  assert.doesNotMatch(html, /id="vtc-widgets-key"|svc_api_constant/);
}
