import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventRecord } from '../../src/contract/events.js';
import type { Vtc } from '../../src/contract/vtc.js';
import type { VtcDetail } from '../../src/contract/vtc-detail.js';
import { contrast, parseColor, type Color } from '../../src/theme/colors.js';
import { setUp } from '../support/sandbox.js';

const { get, sandbox } = setUp({ companies: 60, members: 4000, rateLimits: false });

const svg = async (address: string) => (await sandbox.fetch(new Request(address))).text();
const colorsOf = (text: string) => new Set(text.match(/#[0-9a-f]{6}/g));
const vtcs: Vtc[] = (await get('/vtcs?limit=100')).body.items;

function color(text: string | undefined): Color {
  const parsed = parseColor(text);
  assert.ok(parsed, `${text} is a color`);
  return parsed;
}

test('uses the same tones in logo, banner and theme of a company', async () => {
  const withBoth = vtcs.filter(
    ({ id, banner, profilePicture }) => id !== 4 && banner && profilePicture,
  );
  assert.ok(withBoth.length > 20);
  for (const { id, banner, profilePicture } of withBoth) {
    const { theme }: VtcDetail = (await get(`/vtcs/${id}`)).body;
    const inBanner = colorsOf(await svg(banner ?? ''));
    const shared = [...colorsOf(await svg(profilePicture ?? ''))].filter((color) =>
      inBanner.has(color),
    );
    assert.ok(shared.length > 0, `logo and banner of ${id}`);
    if (theme) {
      const { background = '', text = '', primary = '' } = theme;
      assert.ok(
        [background, text, primary].some((color) => inBanner.has(color)),
        `theme of ${id}`,
      );
    }
  }
});

test('uses different tones for the first eight companies', async () => {
  const grounds = Array.from({ length: 8 }, async (_, index) => {
    const { origin } = new URL(
      vtcs.find(({ profilePicture }) => profilePicture)?.profilePicture ?? '',
    );
    return [...colorsOf(await svg(`${origin}/images/logo-${index + 1}.svg`))].sort().join();
  });
  assert.equal(new Set(await Promise.all(grounds)).size, 8);
});

test('generates themes with a contrast of at least 4.5', async () => {
  const themes = vtcs
    .filter(({ id }) => id !== 4)
    .map(async ({ id }) => {
      const { theme }: VtcDetail = (await get(`/vtcs/${id}`)).body;
      if (!theme) return;
      const [text, muted, primary] = [theme.text, theme.mutedText, theme.primary].map(color);
      for (const ground of [color(theme.background), color(theme.surface)]) {
        for (const ink of [text, muted, primary]) {
          assert.ok(ink && contrast(ink, ground) >= 4.5, `${id}: ${JSON.stringify(theme)}`);
        }
      }
      assert.ok(contrast(color(theme.primaryText), color(theme.primary)) >= 4.5, `button of ${id}`);
    });
  await Promise.all(themes);
});

test('generates neighbouring pictures in different tones', async () => {
  const { origin } = new URL(vtcs.find(({ banner }) => banner)?.banner ?? '');
  for (const kind of ['photo', 'hills', 'mesas']) {
    const skies = [1, 2, 3, 4, 5, 6, 7, 8].map(
      async (number) => [...colorsOf(await svg(`${origin}/images/${kind}-${number}.svg`))][0],
    );
    assert.equal(new Set(await Promise.all(skies)).size, 8, kind);
  }
});

test('generates banners of about 1.2 kB', async () => {
  const sizes = vtcs
    .flatMap(({ banner }) => banner ?? [])
    .map(async (url) => (await svg(url)).length);
  assert.ok(Math.max(...(await Promise.all(sizes))) < 1300);
});

test('generates a third of the users without an image', async () => {
  const { items } = (await get('/vtcs/big_fleet/members?limit=100')).body;
  const without = items.filter(({ image }: { image: string | null }) => image === null).length;
  assert.ok(without > 20 && without < 47, `${without} of 100`);
});

test('shows mesas in event banners for ATS, else hills, with one image per route', async () => {
  const items: EventRecord[] = (await get('/events?limit=100')).body.items;
  const withBanner = items.filter(({ banner }) => banner);
  assert.ok(withBanner.some(({ game }) => game === 'ats'));
  const byRoute = new Map<string, string | null>();
  for (const { game, banner, departureCity, arrivalCity } of withBanner) {
    assert.match(banner ?? '', game === 'ats' ? /\/mesas-\d+\.svg$/ : /\/hills-\d+\.svg$/);
    if (departureCity === null) continue;
    const route = [game === 'ats', departureCity, arrivalCity].join();
    assert.equal(banner, byRoute.get(route) ?? banner);
    byRoute.set(route, banner);
  }
});

/** The smallest part of a picture of 4:1 that a strip shows, with `object-position: 50% 70%`: one of 6:1. */
const strip = { top: 0.7 * (1 - 4 / 6), bottom: 0.7 * (1 - 4 / 6) + 4 / 6 };

test('shows sun, wheels and road of the banners of convoys in a strip of 6:1', async () => {
  const { origin } = new URL(vtcs.find(({ banner }) => banner)?.banner ?? '');
  for (const kind of ['hills', 'mesas'])
    for (let number = 1; number <= 40; number += 1) {
      const picture = await svg(`${origin}/images/${kind}-${number}.svg`);
      const [, cy = '', r = ''] = /cy="(\d+)" r="(\d+)" fill/.exec(picture) ?? [];
      const [, y = ''] = /translate\(\d+ (\d+)\)rotate/.exec(picture) ?? [];
      const name = `${kind} ${number}`;
      assert.ok((Number(cy) - Number(r)) / 400 > strip.top, name);
      assert.ok(Number(y) / 400 < strip.bottom - 0.03, name);
    }
});
