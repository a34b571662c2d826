import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CDPSession } from 'puppeteer-core';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, startSite, type Site } from '../support/site.js';

const minuteMs = 60_000;

describe('an overlay for streaming software', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  /** Lets a time pass in the page, as fast as the machine can. */
  async function pass(session: CDPSession, ms: number): Promise<void> {
    const expired = new Promise((resolve) => {
      session.once('Emulation.virtualTimeBudgetExpired', resolve);
    });
    await session.send('Emulation.setVirtualTimePolicy', {
      policy: 'pauseIfNetworkFetchesPending',
      budget: ms,
      maxVirtualTimeTaskStarvationCount: 10_000,
    });
    await expired;
  }

  interface Usage {
    nodes: number;
    listeners: number;
    heap: number;
  }

  test('needs no more memory after an hour', async (context) => {
    const token = embedToken('northern_haul', site.api.sandbox);
    const { page } = await site.open(
      `${site.script}<vtc-live-events vtc="northern_haul" token="${token}" layout="overlay" refresh-seconds="60"></vtc-live-events>`,
    );
    await reaches(page, 'vtc-live-events', 'ready');
    const session = await page.createCDPSession();
    async function usage(): Promise<Usage> {
      // Some nodes are freed by the second collection only.
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { Nodes = NaN, JSEventListeners = NaN } = await page.metrics();
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return { nodes: Nodes, listeners: JSEventListeners, heap: usedSize };
    }
    // Caches are filled in the first minutes.
    await pass(session, 15 * minuteMs);
    const [first, requests] = [await usage(), site.api.requests.length];
    await pass(session, 60 * minuteMs);
    const last = await usage();
    const more = site.api.requests.length - requests;
    context.diagnostic(`${JSON.stringify(first)}, ${JSON.stringify(last)}, ${more} requests`);
    assert.ok(more >= 30, `${more} requests`);
    assert.ok(last.nodes <= first.nodes * 1.05, `${first.nodes} nodes, ${last.nodes} nodes`);
    assert.ok(last.listeners <= first.listeners, `${first.listeners}, ${last.listeners}`);
    assert.ok(last.heap <= first.heap * 1.1, `${first.heap} bytes, ${last.heap} bytes`);
  });
});
