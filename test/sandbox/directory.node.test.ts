import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUp } from '../support/sandbox.js';
import type { Vtc } from '../../src/contract/vtc.js';

const { get } = setUp({ companies: 300, members: 9000 });

async function all(query = ''): Promise<Vtc[]> {
  const found: Vtc[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const { body } = await get(`/vtcs?limit=100&cursor=${cursor}&${query}`);
    found.push(...body.items);
    cursor = body.nextCursor;
  }
  return found;
}

const everything = [...(await all()), ...(await all('companyType=coach'))];

const filters: Record<string, (vtc: Vtc) => boolean> = {
  'verified=true': (vtc) => vtc.verified,
  'official=true': (vtc) => vtc.official,
  'partnered=true': (vtc) => vtc.partnered,
  'validated=true': (vtc) => vtc.validated === true,
  'recruitmentOpen=true': (vtc) => vtc.recruitmentOpen,
  'verified=false': () => true,
  'language=DE': (vtc) => vtc.language === 'de',
  'inGameTag=nh': (vtc) => /nh/i.test(vtc.inGameTag ?? ''),
  'game=ats': (vtc) => vtc.games?.includes('ats') === true,
  'minMembers=23': (vtc) => vtc.memberCount >= 23,
  'maxMembers=23': (vtc) => vtc.memberCount <= 23,
  'minMembers=5&maxMembers=5': (vtc) => vtc.memberCount === 5,
  'search=haul': (vtc) => /haul/i.test(`${vtc.name} ${vtc.description} ${vtc.inGameTag}`),
  'search=NORTHERN%20haul': (vtc) => {
    const text = `${vtc.name} ${vtc.description} ${vtc.inGameTag}`;
    return /northern/i.test(text) && /haul/i.test(text);
  },
  'search=nothing-has-this-name': () => false,
};

for (const [query, matches] of Object.entries(filters)) {
  test(`${query} returns all matches and nothing else`, async () => {
    const expected = everything.filter((vtc) => vtc.companyType !== 'coach' && matches(vtc));
    const found = await all(query);
    assert.deepEqual(found.map(({ id }) => id).sort(), expected.map(({ id }) => id).sort());
    if (query !== 'search=nothing-has-this-name') assert.ok(found.length > 0, 'nothing to see');
  });
}

const sorts: Record<string, (left: Vtc, right: Vtc) => number> = {
  newest: (left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt),
  name: (left, right) => left.name.localeCompare(right.name, 'en'),
  members: (left, right) => right.memberCount - left.memberCount,
  activity: (left, right) => (right.activityScore ?? 0) - (left.activityScore ?? 0),
};

for (const [sort, compare] of Object.entries(sorts)) {
  test(`sort=${sort} sorts`, async () => {
    const found = await all(`sort=${sort}`);
    found.slice(1).forEach((vtc, index) => {
      const before = found[index];
      assert.ok(before && compare(before, vtc) <= 0, `${before?.name} before ${vtc.name}`);
    });
  });
}

test('lists the newest trucking companies by default', async () => {
  assert.deepEqual(await all(), await all('sort=newest&companyType=trucking'));
  assert.ok((await all('companyType=coach')).every(({ companyType }) => companyType === 'coach'));
});

test('returns only public companies in lists, batches and partnerships', async () => {
  assert.ok(everything.every(({ visibility }) => visibility === 'public'));
  const batch = (
    await get('/vtcs/batch?ids=northern_haul,unlisted_haul,private_line,nobody,9,10,4,1')
  ).body;
  assert.deepEqual(
    batch.items.map(({ id }: Vtc) => id),
    [1, 4],
  );
  const partners = (await get('/vtcs/northern_haul/partnerships')).body.items as { id: number }[];
  assert.ok(partners.length > 2);
  assert.ok(
    partners.every(({ id }) => everything.some((vtc) => vtc.id === id)),
    'a hidden partner',
  );
  assert.deepEqual((await get('/vtcs/unlisted_haul/partnerships')).body.items, []);
});

test('lists a partnership for both companies', async () => {
  const ids = async (id: number) =>
    ((await get(`/vtcs/${id}/partnerships`)).body.items as { id: number }[]).map(
      (partner) => partner.id,
    );
  for (const { id } of everything.slice(0, 60)) {
    for (const partner of await ids(id))
      assert.ok((await ids(partner)).includes(id), `${id} ${partner}`);
  }
});

test('returns an unlisted company by handle, but no private one', async () => {
  assert.equal((await get('/vtcs/unlisted_haul')).status, 200);
  assert.equal((await get('/vtcs/private_line')).status, 404);
  assert.equal((await get('/vtcs/private_line/members')).status, 404);
});

test('returns the recruitment form only while recruitment is open', async () => {
  for (const { id, recruitmentOpen } of everything.slice(0, 40)) {
    const { recruitment } = (await get(`/vtcs/${id}/recruitment`)).body;
    assert.equal(recruitment !== null, recruitmentOpen, String(id));
  }
});
