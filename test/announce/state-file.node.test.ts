import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { emptyState } from '../../src/announce/state/state.js';
import { openStateFile } from '../../src/announce/state/state-file.js';

const folder = mkdtempSync(join(tmpdir(), 'announce-'));
after(() => rmSync(folder, { recursive: true }));
let files = 0;
const newPath = () => join(folder, `${(files += 1)}`, 'state.json');

async function written(text: string) {
  const path = newPath();
  const store = await openStateFile(path);
  writeFileSync(path, text);
  return { path, store };
}

describe('The state file', () => {
  it('is empty if it does not exist, and returns what was saved', async () => {
    const path = newPath();
    const store = await openStateFile(path);
    assert.deepEqual(await store.load(), emptyState);
    const state = { ...emptyState, companies: { northern_haul: 5 } };
    await store.save(state);
    await store.close();
    const again = await openStateFile(path);
    assert.deepEqual(await again.load(), state);
    await again.close();
    assert.equal(existsSync(`${path}.lock`), false);
  });

  for (const [name, text, message] of [
    ['half of a file', '{"version": 1, "conv', /is not JSON.*restore an older copy/],
    ['an empty file', '', /is not JSON/],
    ['another file', '{"name": "x"}', /is invalid at "version"/],
    ['an invalid entry', JSON.stringify({ ...emptyState, convoys: { 7: {} } }), /"convoys\.7/],
    ['a newer version', '{"version": 2}', /version 2.*update vtc-widgets/],
  ] as const)
    it(`is not used, nor overwritten, if it is ${name}`, async () => {
      const { path, store } = await written(text);
      await assert.rejects(store.load(), message);
      assert.equal(readFileSync(path, 'utf8'), text);
      await store.close();
    });

  it('is used by one run at a time', async () => {
    const path = newPath();
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => openStateFile(path)));
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    await assert.rejects(openStateFile(path), /Another run uses the state file/);
  });

  for (const [name, lock, minutesOld] of [
    ['of a process that has ended', `4194303 ${hostname()} x`, 0],
    ['of a container that has started again', `${process.pid} ${hostname()} x`, 0],
    ['that is old', `1 elsewhere x`, 11],
    ['that is empty and old', '', 11],
  ] as const)
    it(`is taken over from a lock ${name}, by one of several runs`, async () => {
      const path = newPath();
      await (await openStateFile(path)).close();
      writeFileSync(`${path}.lock`, lock);
      const time = new Date(Date.now() - minutesOld * 60_000);
      utimesSync(`${path}.lock`, time, time);
      const results = await Promise.allSettled(
        Array.from({ length: 4 }, () => openStateFile(path)),
      );
      assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    });

  it('is not taken over from a run on another machine', async () => {
    const path = newPath();
    await (await openStateFile(path)).close();
    writeFileSync(`${path}.lock`, '1 elsewhere x');
    utimesSync(`${path}.lock`, new Date(Date.now() + 3_600_000), new Date(Date.now() + 3_600_000));
    await assert.rejects(openStateFile(path), /Another run/);
  });

  it('is not written by a run whose lock was taken over', async () => {
    const path = newPath();
    const store = await openStateFile(path);
    writeFileSync(`${path}.lock`, '1 elsewhere x');
    await assert.rejects(store.save(emptyState), /taken over/);
    assert.equal(existsSync(path), false);
  });

  it('must be in a folder that can be written', async () => {
    await assert.rejects(openStateFile('/dev/null/state.json'), /cannot be written/);
  });
});
