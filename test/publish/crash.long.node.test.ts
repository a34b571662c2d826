import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { PublishedFolder } from '../../src/publish/folder.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { LockedError } from '../../src/server/file-lock.js';
import { type HttpServer, listen } from '../../src/server/listen.js';
import { embedToken } from '../support/embed-tokens.js';
import { createPublishWorld, filesIn, vtc } from './world.js';

const root = mkdtempSync(join(tmpdir(), 'publish-crash-'));
after(() => rmSync(root, { recursive: true }));

let folders = 0;
const newFolder = () => {
  const folder = join(root, String((folders += 1)));
  mkdirSync(folder);
  return folder;
};

/** Functions that change files. */
const operations = ['link', 'mkdir', 'rename', 'rm', 'rmdir', 'utimes', 'writeFile'] as const;
type Operation = (...args: unknown[]) => Promise<unknown>;
const functions = fs.promises as unknown as Record<(typeof operations)[number], Operation>;
const originals = operations.map((name) => [name, functions[name]] as const);

class Crash extends Error {}

function restore(): void {
  for (const [name, original] of originals) functions[name] = original;
  syncBuiltinESMExports();
}

/**
 * From the operation with this number on, no file changes any more, as if the process was killed; of a file that is
 * being written, there is one half. Returns how many operations there were.
 */
function crashAt(at: number): () => number {
  let count = 0;
  for (const [name, original] of originals)
    functions[name] = async (...args) => {
      count += 1;
      if (count <= at) return original(...args);
      const [path, content] = args;
      if (count === at + 1 && name === 'writeFile') {
        const bytes = Buffer.from(content as string);
        await original(path, bytes.subarray(0, bytes.length / 2));
      }
      throw new Crash();
    };
  syncBuiltinESMExports();
  return () => count;
}

afterEach(restore);

const firstFiles = { 'a.txt': 'a1', 'b/b.txt': 'b1', 'b/old.txt': 'old', 'c/d/old.txt': 'old' };
const nextFiles = { 'a.txt': 'a2', 'b/b.txt': 'b1', 'b/new.txt': 'new', 'e/f/new.txt': 'new' };

/** Publishes files in one run. */
async function publishFiles(path: string, files: Readonly<Record<string, string>>) {
  const folder = await PublishedFolder.open(path);
  for (const [name, text] of Object.entries(files)) await folder.write(name, text);
  const record = { responses: { '/': ['"1"', 1] as [string, number] }, sources: {} };
  await folder.finish((name) => name in files, record);
  await folder.close();
}

/** Names of all entries, also of empty folders and of those that start with a dot. */
const entriesIn = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

const { pid: endedPid } = spawnSync(process.execPath, ['--version']);

/** Makes the locks in a folder those of a process that has ended, as this one goes on. */
function endProcess(folder: string): void {
  for (const [name, text] of Object.entries(filesIn(folder)))
    if (name.startsWith('.vtc-publish.lock'))
      writeFileSync(join(folder, name), text.replace(String(process.pid), String(endedPid)));
}

describe('A run of publish that is killed', () => {
  it('leaves whole files at any change of a file, and the next run makes all of them equal', async () => {
    const expected = newFolder();
    await publishFiles(expected, firstFiles);
    const count = crashAt(Infinity);
    await publishFiles(expected, nextFiles);
    restore();
    const total = count();
    assert.ok(total > 30, String(total));
    for (let at = 0; at < total; at += 1) {
      const folder = newFolder();
      await publishFiles(folder, firstFiles);
      crashAt(at);
      await assert.rejects(publishFiles(folder, nextFiles), Crash, String(at));
      restore();
      endProcess(folder);
      for (const [name, text] of Object.entries(filesIn(folder))) {
        if (name.startsWith('.vtc-publish') || name === 'vtc-publish.json') continue;
        const versions = [firstFiles, nextFiles].map(
          (files) => (files as Record<string, string>)[name],
        );
        assert.ok(versions.includes(text), `${at}: ${name} is ${JSON.stringify(text)}`);
      }
      await publishFiles(folder, nextFiles);
      assert.deepEqual(filesIn(folder), filesIn(expected), String(at));
      assert.deepEqual(entriesIn(folder), entriesIn(expected), String(at));
    }
  });

  it('is followed by one that writes an element of another version again, although its data is that of the last whole run', async () => {
    const world = createPublishWorld();
    await world.run();
    const expected = filesIn(world.folder);
    const stop = new AbortController();
    const isLast = ({ file }: { readonly file: string }) => file.endsWith('vtc-card.html');
    await assert.rejects(
      world.run({
        language: 'fr',
        signal: stop.signal,
        report: (step) => void (isLast(step) && stop.abort()),
      }),
      { name: 'AbortError' },
    );
    assert.notEqual(
      filesIn(world.folder)[`${vtc}/vtc-card.html`],
      expected[`${vtc}/vtc-card.html`],
    );
    await world.run();
    assert.deepEqual(filesIn(world.folder), expected);
  });

  describe('as a process, with SIGKILL', () => {
    // The same at each request, whenever it comes.
    const sandbox = createSandbox({ rateLimits: false, clock: () => Date.parse('2026-11-20') });
    let api: HttpServer;
    /** Called for each request, which waits for it. */
    let wait: (() => Promise<void>) | undefined;
    before(async () => {
      const fetch = async (request: Request) => {
        await wait?.();
        return sandbox.fetch(request);
      };
      api = await listen({ fetch }, { port: 0 });
    });
    after(() => api.close());

    const start = (folder: string) =>
      spawn(
        process.execPath,
        ['--import=tsx', 'src/cli.ts', 'publish', '--vtc', vtc, '--limit', '1', '--out', folder],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
          env: {
            ...process.env,
            VTC_API_BASE: api.url,
            VTC_TOKENS: `${vtc}=${embedToken(vtc, sandbox)}`,
            VTC_API_KEY: sandbox.keys.free,
          },
        },
      );

    /** Runs to the end, or until it has written so many files. */
    async function run(folder: string, killAfter = Infinity) {
      const child = start(folder);
      let output = '';
      const ended = new Promise<string | number | null>((resolve) =>
        child.on('exit', (code, signal) => resolve(signal ?? code)),
      );
      for await (const chunk of child.stdout) {
        output += String(chunk);
        if (output.split('\n').length > killAfter) child.kill('SIGKILL');
      }
      return { result: await ended, output };
    }

    /** Without what depends on the time of a run: when responses were received. */
    const withoutTimes = (folder: string) =>
      Object.fromEntries(
        Object.entries(filesIn(folder)).map(([path, text]) => [
          path,
          path === 'vtc-publish.json'
            ? Object.keys(JSON.parse(text) as object).join()
            : text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|DTSTAMP:\w+|\d{10,13}/g, 'time'),
        ]),
      );

    it('leaves a folder that the next process completes', async () => {
      const [expected, folder] = [newFolder(), newFolder()];
      assert.equal((await run(expected)).result, 0);
      for (const count of [1, 5, 12]) {
        const { result } = await run(folder, count);
        assert.equal(result, 'SIGKILL');
        assert.ok(entriesIn(folder).includes('.vtc-publish.lock'));
      }
      const last = await run(folder);
      assert.equal(last.result, 0, last.output);
      assert.deepEqual(withoutTimes(folder), withoutTimes(expected));
      assert.ok(!entriesIn(folder).some((name) => name.startsWith('.')));
    });

    it('lets no second process in while it runs', async () => {
      const folder = newFolder();
      let first: ReturnType<typeof run> | undefined;
      const second = await new Promise<Awaited<ReturnType<typeof run>>>((resolve) => {
        // The first process has opened the folder, and is held by the API until the second one has ended.
        const others: Promise<unknown>[] = [];
        wait = async () => {
          if (others.length === 0) others.push(run(folder).then(resolve));
          await others[0];
        };
        first = run(folder);
      });
      wait = undefined;
      assert.equal(second.result, 3, second.output);
      assert.equal(second.output, '');
      assert.notEqual((await first)?.result, 3);
    });
  });
});

describe('The folder of a run', () => {
  it('is locked until the run closes it', async () => {
    const folder = newFolder();
    const first = await PublishedFolder.open(folder);
    await assert.rejects(PublishedFolder.open(folder), LockedError);
    await first.close();
    await (await PublishedFolder.open(folder)).close();
    assert.deepEqual(entriesIn(folder), []);
  });

  it('is not written to by a run whose lock was taken over', async () => {
    const folder = newFolder();
    const first = await PublishedFolder.open(folder);
    writeFileSync(join(folder, '.vtc-publish.lock'), '1 another-host 1');
    await assert.rejects(first.write('a.txt', 'a'), LockedError);
    assert.deepEqual(Object.keys(filesIn(folder)), ['.vtc-publish.lock']);
  });

  it('with files of others is refused before anything is written', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'mine.html'), 'mine');
    await assert.rejects(PublishedFolder.open(folder), /is not empty/);
    assert.deepEqual(entriesIn(folder), ['mine.html']);
  });

  it('is the only one that a run changes', async () => {
    const parent = newFolder();
    const folder = join(parent, 'out');
    writeFileSync(join(parent, 'beside.txt'), 'beside');
    await publishFiles(folder, firstFiles);
    await publishFiles(folder, nextFiles);
    await publishFiles(folder, {});
    assert.deepEqual(fs.readdirSync(parent).sort(), ['beside.txt', 'out']);
    assert.equal(readFileSync(join(parent, 'beside.txt'), 'utf8'), 'beside');
    assert.deepEqual(entriesIn(folder), ['vtc-publish.json']);
  });
});
