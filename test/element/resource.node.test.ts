import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Loader } from '../../src/element/loader.js';
import { Resource } from '../../src/element/resource.js';

const host = {
  isConnected: true,
  updateComplete: Promise.resolve(true),
  addController: () => {},
  removeController: () => {},
  requestUpdate: () => {},
};

function resourceOf<Data>(load: Loader<Data>['load']): Resource<Data> {
  const options = {
    key: () => undefined,
    mayStart: () => true,
    started: () => {},
    placeholderData: () => undefined,
    context: () => ({ apiBase: 'https://api.example', priority: () => 0 }),
    intervalMs: () => 0,
    isOnScreen: () => true,
    settled: () => {},
    unchanged: () => {},
  };
  return new Resource<Data>({ ...host, load }, options);
}

test('aborts all extensions when the value is replaced, not only the last one', async () => {
  const resource = resourceOf<readonly string[]>(() => Promise.resolve([]));
  resource.setProvidedData(['first']);
  let respond = () => {};
  const response = new Promise<void>((resolve) => (respond = resolve));
  const load = async (_query: unknown, value: readonly string[]) => {
    await response;
    return [...value, 'more of the first'];
  };
  const extensions = [resource.extend(load), resource.extend(load)];
  resource.setProvidedData(['second']);
  respond();
  for (const { status } of await Promise.allSettled(extensions)) assert.equal(status, 'rejected');
  assert.deepEqual(resource.value, ['second']);
});

test('loads all parts when a refresh is called while those that failed are refreshed', async () => {
  let loaded: string[] = [];
  const load = (name: string) => () => {
    loaded.push(name);
    return name === 'totals' ? Promise.reject(new Error('lost')) : Promise.resolve(name);
  };
  const resource = resourceOf(() => ({ totals: load('totals'), servers: load('servers') }));
  const failed = { onlyFailed: true };
  await resource.refresh();
  loaded = [];
  await Promise.all([resource.refresh(failed), resource.refresh(failed), resource.refresh()]);
  assert.deepEqual(loaded, ['totals', 'totals', 'servers']);
  loaded = [];
  await Promise.all([resource.refresh(), resource.refresh(failed), resource.refresh()]);
  assert.deepEqual(loaded, ['totals', 'servers']);
});
