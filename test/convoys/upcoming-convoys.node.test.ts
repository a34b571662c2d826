import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UpcomingConvoys } from '../../src/convoys/upcoming-convoys.js';
import { parseToken } from '../../src/client/token.js';
import type { Query } from '../../src/element/query.js';

test('an aborted request of live convoys is no failure', async () => {
  const query = (({ path }: { path: string }) =>
    path.endsWith('/live')
      ? Promise.reject(new DOMException('', 'AbortError'))
      : Promise.resolve({ items: [] })) as unknown as Query;
  const convoys = new UpcomingConvoys({ localName: 'vtc-event' } as Element, {
    includesLive: true,
  });
  const source = { apiBase: '', vtc: '1', token: parseToken('emb_1') };
  assert.deepEqual(await convoys.load(query, source), { items: [] });
});
