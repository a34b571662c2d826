import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, test } from 'node:test';
import { documented } from './support/element-tables.js';
import { reaches, shownText, startSite, type Site } from './support/site.js';
import { snippets, under } from './support/snippets.js';

const readme = readFileSync('README.md', 'utf8');
const hasPhp = spawnSync('php', ['--version']).status === 0;
const skip = hasPhp ? false : 'php is not on this machine';
/** Inside the package, so that it can be imported by its name. */
const folder = mkdtempSync(join('dist', 'readme-'));
after(() => rmSync(folder, { recursive: true }));

function file(name: string, code: string): string {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

async function answerOf(url: string): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetch(url);
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

describe('what the README tells', () => {
  test('names scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    assert.ok(named.includes('verify'));
    assert.deepEqual(
      named.filter((name) => !(name in scripts)),
      [],
    );
  });

  test('links to files and headings that there are', () => {
    const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const headings = [...readme.matchAll(/^#+ (.*)$/gm)].map(
      ([, heading = '']) =>
        `#${heading
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-')}`,
    );
    const broken = links.filter((link) => {
      if (/^https?:/.test(link)) return false;
      return link.startsWith('#') ? !headings.includes(link) : !existsSync(link);
    });
    assert.deepEqual(broken, []);
  });

  test('has a table for each element', () => {
    for (const { tagName } of documented()) {
      assert.ok(readme.includes(`<!-- element ${tagName} -->\n\n`), tagName);
    }
  });

  test('styles with properties, parts and states that there are', () => {
    const [element] = documented();
    assert.ok(element);
    const names = [...element.cssProperties, ...element.cssParts, ...element.cssStates];
    const known = names.map(({ name }) => name);
    const css = under('Theming', 'css').join('\n');
    const used = [...css.matchAll(/(--vtc-[\w-]+)|::part\((\w+)\)|:state\((\w+)\)/g)];
    assert.ok(used.length > 0);
    for (const [, property, part, state] of used) {
      assert.ok(known.includes(property ?? part ?? state ?? ''), property ?? part ?? state);
    }
  });

  test('names the hash of the built file', () => {
    const told = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Record<string, string>;
    assert.ok(readme.includes(`integrity="${told['vtc-widgets.js']}"`), 'npm run readme sets it');
  });
});

describe('the snippets of the README', () => {
  let site: Site;
  const running: ChildProcess[] = [];

  before(async () => {
    site = await startSite();
  });
  after(async () => {
    for (const child of running) child.kill();
    await site.close();
  });

  const token = () => {
    const flagship = site.api.sandbox.world.company('northern_haul');
    assert.ok(flagship);
    return site.api.sandbox.world.embedToken(flagship);
  };

  /** A snippet with the addresses and the token of this test. */
  const here = (code: string) =>
    code
      .replaceAll(/https:\/\/cdn\.example(\/vtc-widgets@[\d.]+\/dist)?/g, site.cdn)
      .replaceAll('https://api.example', site.api.origin)
      .replaceAll('emb_…', token());

  async function serve(path: string): Promise<string> {
    const port = await freePort();
    const env = {
      ...process.env,
      PORT: String(port),
      VTC_API: site.api.origin,
      VTC_EMBED_TOKEN: token(),
    };
    running.push(spawn(process.execPath, [path], { env, stdio: 'inherit' }));
    return `http://127.0.0.1:${port}`;
  }

  for (const [index, html] of [
    ...under('Paste this', 'html'),
    ...under('A plain page', 'html'),
  ].entries()) {
    test(`show the card in a page (${index + 1})`, async () => {
      const card = html.includes('<vtc-card') ? '' : '<vtc-card vtc="northern_haul"></vtc-card>';
      const { page, faults } = await site.open(here(html + card));
      await reaches(page, 'vtc-card', 'ready');
      assert.match(await shownText(page, 'vtc-card'), /Northern Haul/);
      assert.deepEqual(faults, []);
    });
  }

  for (const { tagName } of documented()) {
    test(`show <${tagName}> as its section does`, async () => {
      const html = snippets().find(({ code }) => code.startsWith(`<${tagName}`))?.code;
      assert.ok(html, `a section with <${tagName}>`);
      const { page, faults } = await site.open(site.script + here(html));
      await reaches(page, tagName, 'ready');
      assert.deepEqual(faults, []);
    });
  }

  test('keep to the policy that is to be added', async () => {
    const [line = ''] = under('Content security policy', 'text');
    const images = here(line).replace('img-src https:', `img-src ${site.api.origin}`);
    const policy = `default-src 'none'; ${images}; require-trusted-types-for 'script'`;
    const card = '<vtc-card vtc="northern_haul"></vtc-card>';
    const { page, faults } = await site.open(site.script + card, {
      headers: { 'content-security-policy': policy },
    });
    await reaches(page, 'vtc-card', 'ready');
    assert.deepEqual(faults, []);
  });

  test('let WordPress keep every element with its attributes', { skip }, () => {
    const [plugin = ''] = under('WordPress', 'php');
    const wordpress = `<?php
      function add_action($name, $run) { $run(); }
      function add_filter($name, $run) { echo json_encode([$run([], 'post'), $run([], 'data')]); }
      ?>`;
    const output = execFileSync('php', [file('plugin.php', wordpress + plugin)], {
      encoding: 'utf8',
    });
    assert.match(output, /^\s*<script type="module" src="https:\/\/cdn\.example/);
    const [post, data] = JSON.parse(output.slice(output.indexOf('['))) as Record<string, object>[];
    for (const { tagName, attributes } of documented()) {
      assert.deepEqual(
        attributes.map(({ name }) => name).filter((name) => !(name in (post?.[tagName] ?? {}))),
        [],
      );
    }
    assert.deepEqual(data, []);
  });

  const itemsIn = (html: string) => {
    const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    return (JSON.parse(json) as { items: unknown[] }).items.length;
  };

  test('put data into a page with PHP', { skip }, () => {
    const [code = ''] = under('Data from your server: the token stays there', 'php');
    const path = file('page.php', code);
    const run = (VTC_API: string) =>
      spawn('php', [path], { env: { ...process.env, VTC_API, VTC_EMBED_TOKEN: token() } });
    return Promise.all([textOf(run(site.api.origin)), textOf(run('http://127.0.0.1:9'))]).then(
      ([html, without]) => {
        assert.equal(itemsIn(html), 5);
        assert.ok(!html.includes(token()));
        assert.match(without, /Our convoys/);
        assert.ok(!without.includes('application/json'));
      },
    );
  });

  test('put data into a page with Node', async () => {
    const [code = ''] = under('Data from your server: the token stays there', 'js');
    const html = await (await answerOf(await serve(file('page.mjs', code)))).text();
    assert.equal(itemsIn(html), 5);
    assert.ok(!html.includes(token()));
  });

  test('keep answers in front of the API, in Node and in a worker', async () => {
    const [proxy = '', worker = '', node = ''] = under('A cache in front of the API', 'js');
    file('proxy.js', proxy);
    const origin = await serve(file('server.js', node));
    const asked = () => site.api.requests.filter(({ url }) => url.endsWith('/vtcs/5')).length;
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await answerOf(`${origin}/vtcs/5`);
      assert.equal(answer.status, 200);
      assert.equal(((await answer.json()) as { handle: string }).handle, 'big_fleet');
    }
    assert.equal(asked(), 1);
    assert.equal((await fetch(`${origin}/admin`)).status, 404);
    assert.equal((await fetch(`${origin}/vtcs/5/management/summary`)).status, 404);
    assert.equal((await fetch(`${origin}/vtcs/nobody`)).status, 404);

    const path = file('worker.js', here(worker));
    const { default: made } = (await import(pathToFileURL(path).href)) as {
      default: { fetch: (request: Request) => Promise<Response> };
    };
    const answer = await made.fetch(
      new Request('https://worker.example/vtcs/1/events/live', {
        headers: { authorization: `Bearer ${token()}` },
      }),
    );
    assert.equal(answer.status, 200);
  });
});

async function textOf({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const part of stdout ?? []) text += String(part);
  return text;
}
