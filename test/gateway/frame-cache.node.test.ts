import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRenderQueue } from '../../src/gateway/page/render-queue.js';
import { createElement } from '../../src/gateway/ssr/elements.js';
import { isFailure } from '../../src/gateway/upstream/result.js';
import { createGatewayWorld, vtc } from './support/world.js';

/** An element, as far as these tests count its renderings. */
interface Rendered {
  renderData: (...model: unknown[]) => unknown;
}

/** Renders a page for each address at once: the most that ran together, those whose data were loaded, and the responses by status. */
async function renderMany(addresses: readonly string[]) {
  const inQueue = createRenderQueue();
  let running = 0;
  let most = 0;
  let loads = 0;
  const results = await Promise.all(
    addresses.map((address) =>
      inQueue(
        address,
        () => Promise.resolve((loads += 1)),
        async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise(setImmediate);
          running -= 1;
          return {};
        },
      ),
    ),
  );
  const statuses = results.map((result) => (isFailure(result) ? result.status : 200));
  const count = (status: number) => statuses.filter((known) => known === status).length;
  return { most, loads, count };
}

describe('Rendering', () => {
  it('is done for one page at a time', async () => {
    const { most } = await renderMany(Array.from({ length: 10 }, (_, index) => String(index)));
    assert.equal(most, 1);
  });

  it('is limited for one address', async () => {
    const { count, loads } = await renderMany(Array.from({ length: 40 }, () => '198.51.100.7'));
    assert.deepEqual([count(200), count(429), loads], [16, 24, 16]);
  });

  it('is limited for all addresses', async () => {
    const addresses = Array.from({ length: 100 }, (_, index) => String(index));
    const { count, loads } = await renderMany(addresses);
    assert.deepEqual([count(200), count(503), loads], [64, 36, 64]);
  });
});

describe('A frame', () => {
  const path = `/embed/vtc-roster?vtc=${vtc}`;

  it('is rendered once in a minute while its responses are the same', async (test) => {
    const { get, clock } = createGatewayWorld();
    const element = Object.getPrototypeOf(createElement('vtc-roster', new Map())) as Rendered;
    const { mock } = test.mock.method(element, 'renderData');
    const first = await (await get(path)).text();
    const once = mock.callCount();
    assert.ok(once > 0);
    clock.time += 59_000;
    const second = await get(path);
    assert.equal(await second.text(), first);
    assert.equal(second.headers.get('age'), '59');
    assert.equal(mock.callCount(), once);
    clock.time += 1_000;
    await get(path);
    assert.equal(mock.callCount(), 2 * once);
  });

  it('is rendered again when a response changes', async () => {
    const { get, clock, upstream, settled, sandbox } = createGatewayWorld();
    clock.time += 1;
    await get(path);
    upstream.respond = async (request) => {
      const response = await sandbox.fetch(request);
      const body = await response.text();
      return new Response(body.replaceAll('Northern Haul', 'Southern Haul'), response);
    };
    clock.time += 301_000;
    await get(path);
    await settled();
    assert.match(await (await get(path)).text(), /<title>Southern Haul/);
  });

  it('has the convoys of several companies, without one of its own', async () => {
    const { get, requestedPaths } = createGatewayWorld();
    const response = await get('/embed/vtc-upcoming-events?vtcs=1+12');
    assert.equal(response.status, 200);
    assert.match(await response.text(), /"companies":\[\{"id":1,"name":"Northern Haul"/);
    assert.deepEqual(
      new Set(requestedPaths().filter((path) => path.includes('?'))),
      new Set([
        '/vtcs/batch?ids%5B0%5D=1&ids%5B1%5D=12',
        '/vtcs/1/events?limit=30',
        '/vtcs/12/events?limit=30',
      ]),
    );
  });

  it('may name twelve companies by long handles', async () => {
    const { get } = createGatewayWorld();
    const vtcs = Array.from({ length: 12 }, (_, index) => `a_company_with_a_long_handle_${index}`);
    const query = (names: readonly string[]) => `vtcs=${names.join('+')}`;
    assert.equal((await get(`/embed/vtc-calendar?${query([...vtcs.slice(1), '1'])}`)).status, 200);
    const tooLong = await get(`/embed/vtc-calendar?${query([...vtcs, ...vtcs])}`);
    assert.equal(tooLong.status, 400);
  });
});
