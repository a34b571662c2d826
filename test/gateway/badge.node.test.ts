import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { describe, it } from 'node:test';
import { Resvg } from '@resvg/resvg-js';
import { measure } from '../../src/gateway/badge/text-width.js';
import { isPublicAddress, isPublicName } from '../../src/gateway/networks.js';
import { publicFetch } from '../../src/gateway/node/public-fetch.js';
import { pngRenderer } from '../../src/gateway/node/png.js';
import { contrast, parseColor } from '../../src/theme/colors.js';
import { isXml } from './support/xml.js';
import { hostileNames, gatewayWithName } from './support/named.js';
import { gifHeader, jpegHeader, pngHeader } from './support/pictures.js';
import { createGatewayWorld, vtc } from './support/world.js';

const png = await pngRenderer();
const shows = ['members', 'recruiting', 'next', 'players'];
const styles = ['flat', 'card'];

/** Middle and length of the texts of a badge, in pixels. */
const textsIn = (svg: string) =>
  [...svg.matchAll(/<text\s+x="([\d.]+)"[^>]*textLength="([\d.]+)"/g)].map(([, x, width]) => ({
    x: Number(x),
    width: Number(width),
  }));

describe('A badge', () => {
  for (const name of hostileNames) {
    it(`is well-formed XML, at most 540 px wide, and a PNG for the name ${JSON.stringify(name.slice(0, 30))}`, async () => {
      const { get } = gatewayWithName(name, { png });
      for (const show of shows) {
        for (const style of styles) {
          const response = await get(`/badge/${vtc}.svg?show=${show}&style=${style}`);
          const svg = await response.text();
          assert.equal(response.status, 200, svg);
          assert.ok(isXml(svg), svg);
          assert.doesNotMatch(svg, /<(script|img|x)\b|[\u202a-\u202e\u2066-\u2069\0]/);
          assert.ok(Number(/ width="(\d+)"/.exec(svg)?.[1]) <= 540, svg);
          const picture = await get(`/badge/${vtc}.png?show=${show}&style=${style}`);
          const bytes = new Uint8Array(await picture.arrayBuffer());
          assert.deepEqual([...bytes.slice(1, 4)], [...Buffer.from('PNG')]);
        }
      }
    });
  }

  for (const [lang, open, closed] of [
    ['en', 'Recruiting', 'Not recruiting'],
    ['de', 'Sucht Fahrer', 'Sucht keine Fahrer'],
    ['pt-BR', 'Recrutando', 'Não está recrutando'],
  ] as const)
    it(`shows in ${lang} whether a company is recruiting`, async () => {
      const { get, sandbox } = createGatewayWorld();
      for (const isOpen of [true, false]) {
        const company = sandbox.world.companies.find(
          ({ recruitmentOpen, visibility }) =>
            recruitmentOpen === isOpen && visibility === 'public',
        );
        const badge = await get(`/badge/${company?.id}.svg?show=recruiting&lang=${lang}`);
        assert.ok((await badge.text()).includes(`: ${isOpen ? open : closed}"`));
      }
    });

  it('shows the content of the parameter show, in the language and time zone of lang and time-zone', async () => {
    const { get, company } = createGatewayWorld();
    const text = async (query: string) => (await get(`/badge/${vtc}.svg?${query}`)).text();
    const { memberCount } = company(vtc);
    assert.ok((await text('')).includes(`${memberCount} members`));
    assert.ok((await text('lang=de')).includes(`${memberCount} Mitglieder`));
    assert.ok((await text('show=recruiting')).includes('Recruiting'));
    assert.match(await text('show=players'), /Players online: [\d,]+/);
    const [utc, tokyo] = [await text('show=next'), await text('show=next&time-zone=Asia/Tokyo')];
    assert.match(utc, /UTC|On the road now/);
    if (!utc.includes('On the road')) assert.match(tokyo, /GMT\+9/);
  });

  it('says that a bus company has drives', async () => {
    const { get, upstream } = createGatewayWorld();
    upstream.respond = ({ url }) =>
      url.includes('/events')
        ? Response.json({ items: [], nextCursor: null, total: 0 })
        : undefined;
    for (const [name, text] of [
      [vtc, 'No convoys at the moment'],
      ['city_coaches', 'No drives at the moment'],
    ] as const) {
      const badge = await get(`/badge/${name}.svg?show=next&lang=en`);
      assert.ok((await badge.text()).includes(text));
    }
  });

  it('shows the next convoy of several companies, with the name of its host', async () => {
    const { get } = createGatewayWorld();
    const member = 'alpine_cargo_c';
    const next = async (names: string) => {
      const svg = await (await get(`/badge/${names}.svg?show=next`)).text();
      return /aria-label="([^"]*)"/.exec(svg)?.[1];
    };
    const [own, other] = [await next(vtc), await next(member)];
    assert.notEqual(own, other);
    assert.ok([own, other].includes(await next(`${vtc}+${member}`)));
    assert.equal(await next(`nowhere+${member}`), other);
    assert.equal((await get(`/badge/${vtc}+${member}.svg`)).status, 400);
    const many = [...Array(13).keys()].map((id) => id + 1).join('+');
    assert.equal((await get(`/badge/${many}.svg?show=next`)).status, 400);
  });

  for (const query of ['show=all', 'style=round', 'lang=%3Cb', 'time-zone=Moon/Base'])
    it(`returns 400 for ${query}`, async () => {
      assert.equal((await createGatewayWorld().get(`/badge/${vtc}.svg?${query}`)).status, 400);
    });

  it('has a Content-Security-Policy, and an Age header from the cache', async () => {
    const { get, clock } = createGatewayWorld();
    await get(`/badge/${vtc}.svg`);
    clock.time += 100_000;
    const { headers } = await get(`/badge/${vtc}.svg`);
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; img-src data:");
    assert.equal(headers.get('age'), '100');
  });

  it('says in a picture that a company is not found, a private one too, for a minute', async () => {
    const { get, sandbox } = createGatewayWorld({ png });
    const hidden = sandbox.world.companies.find(({ visibility }) => visibility === 'private');
    for (const vtc of [hidden?.id, 'nobody', 'call-0800', '%3Cb%3E'])
      for (const style of styles) {
        const badge = await get(`/badge/${vtc}.svg?style=${style}&lang=de`);
        const svg = await badge.text();
        // With status 404, Firefox shows a broken picture.
        assert.equal(badge.status, 200, svg);
        assert.equal(badge.headers.get('cache-control'), 'public, max-age=60');
        assert.ok(isXml(svg), svg);
        assert.match(svg, /Nicht gefunden/);
        assert.ok(!svg.includes(hidden?.name ?? ''), 'nothing of a private company');
        assert.doesNotMatch(svg, /call|nobody/, 'no text of the URL');
        const picture = await get(`/badge/${vtc}.png?style=${style}`);
        assert.equal(picture.headers.get('content-type'), 'image/png');
        assert.ok((await picture.arrayBuffer()).byteLength > 100);
      }
  });

  it('returns 404 for a private company for its calendar feed and frame', async () => {
    const { get, sandbox } = createGatewayWorld();
    const hidden = sandbox.world.companies.find(({ visibility }) => visibility === 'private');
    for (const path of [`/calendar/${hidden?.id}.ics`, `/embed/vtc-card?vtc=${hidden?.id}`])
      assert.equal((await get(path)).status, 404, path);
  });

  it('returns 501 for PNG if its renderer is not installed', async () => {
    const response = await createGatewayWorld().get(`/badge/${vtc}.png`);
    assert.equal(response.status, 501);
    assert.match(await response.text(), /@resvg\/resvg-js/);
  });

  it('has a contrast of at least 4.5:1 with any theme of a company', async () => {
    const world = createGatewayWorld();
    const colors = ['#ffff00', '#fffffe', '#ffff01', '#fefefe', '#fdfdfd', '#ffe600', '#ffffff'];
    const keys = ['background', 'surface', 'border', 'text', 'mutedText', 'primary', 'primaryText'];
    const theme = Object.fromEntries(keys.map((key, index) => [key, colors[index]]));
    world.upstream.respond = async (request) => {
      const response = await world.sandbox.fetch(request);
      return Response.json({ ...((await response.json()) as object), theme });
    };
    const svg = await (await world.get(`/badge/${vtc}.svg`)).text();
    const fills = [...svg.matchAll(/<(rect|text)[^>]*? fill="(#\w+)"/g)];
    const [background, primary] = fills
      .filter((shape) => shape[1] === 'rect')
      .map((shape) => parseColor(shape[2]));
    const [name, value] = fills
      .filter((shape) => shape[1] === 'text')
      .map((shape) => parseColor(shape[2]));
    assert.ok(background && primary && name && value);
    assert.ok(contrast(name, background) >= 4.5);
    assert.ok(contrast(value, primary) >= 4.5);
  });

  it('is in English as PNG if its fonts cannot render the language', async () => {
    let svg = '';
    const latin = {
      canRender: (text: string) => /^[\x20-\x7e]*$/.test(text),
      render: async (source: string) => {
        svg = source;
        return new Uint8Array();
      },
    };
    const { get } = createGatewayWorld({ png: latin });
    for (const [lang, value] of [
      ['ja', /: \d+ members"/],
      ['ar', /: \d+ members"/],
      ['de', /: \d+ Mitglieder"/],
    ] as const) {
      await get(`/badge/${vtc}.png?lang=${lang}`);
      assert.match(svg, value);
    }
  });

  it('starts its lines at the same place in a card, from the right in Arabic', async () => {
    const lines = async (name: string) =>
      textsIn(await (await gatewayWithName(name).get(`/badge/${vtc}.svg?style=card`)).text())
        .slice(1)
        .map(({ x, width }) => [Math.round(x - width / 2), Math.round(x + width / 2)]);
    for (const name of ['Northern Haul', '北方运输有限公司', 'Haul 🚚 Crew 👨‍👩‍👧'])
      for (const [left] of await lines(name)) assert.equal(left, 78);
    for (const [, right] of await lines('شركة النقل')) assert.equal(right, 340 - 78);
  });

  it('detects which names its fonts can render', () => {
    assert.equal(png?.canRender('Łódź Трансавто Ελλάς'), true);
    assert.equal(png?.canRender('شركة'), false);
    assert.equal(png?.canRender('北方'), false);
  });

  it('measures text within 4 % of the width in the shipped font', () => {
    const fontFiles = ['src/gateway/node/font/inter-semibold.ttf'];
    for (const text of [
      ...[
        'Northern Haul',
        'Łódź Трансавто',
        'Ελλάς 1,204',
        'GÜVENLİ ŞOFÖRLER (İĞÇ)',
        'Sucht keine Fahrer',
      ],
      ...[
        'Příští konvoj: Žďár',
        'Đường dài Việt Nam',
        'Ізюмські перевізники',
        'Љубљана, Ђорђе',
        'Sa., 28. Nov., 20:00 MEZ',
      ],
      ...[
        'Não está recrutando',
        'Straße & Øresund – «Œuvre»',
        'На дорозі зараз',
        'Құрама көлік',
        'Sveiki, ķirši',
      ],
    ]) {
      const escaped = text.replace('&', '&amp;');
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text y="100" font-family="Inter" font-weight="600" font-size="100">${escaped}</text></svg>`;
      const rendered = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).getBBox();
      assert.ok(rendered && Math.abs(measure(text, 100) / rendered.width - 1) < 0.04, text);
    }
  });

  it('measures an emoji of several code points as one', () => {
    for (const emoji of ['👨‍👩‍👧', '🇩🇪', '🚚', '👍🏽', '❤️', '1️⃣'])
      assert.ok(measure(emoji, 10) <= measure('🎉', 10), emoji);
  });

  for (const name of [
    ...['Northern Haul', 'Трансавто Łódź', 'Ελλάς', '北方运输有限公司', 'شركة النقل الافتراضية'],
    ...['Haul 🚚 Crew 👨‍👩‍👧 🇩🇪', 'บริษัทขนส่ง', 'W'.repeat(60), '北'.repeat(60), '🚚'.repeat(60)],
  ])
    it(`has text of a fixed length inside the picture, whatever the font: ${name.slice(0, 30)}`, async () => {
      const { get } = gatewayWithName(name);
      for (const style of styles) {
        const svg = await (await get(`/badge/${vtc}.svg?style=${style}`)).text();
        const pictureWidth = Number(/ width="(\d+)"/.exec(svg)?.[1]);
        const texts = textsIn(svg);
        assert.equal(texts.length, style === 'card' ? 3 : 2);
        for (const { x, width } of texts) {
          assert.ok(width > 0 && x - width / 2 >= 3 && x + width / 2 <= pictureWidth - 3, svg);
        }
        assert.equal(svg.match(/lengthAdjust="spacingAndGlyphs"/g)?.length, texts.length);
        assert.ok(
          svg.includes(`<title>${name.slice(0, 5)}`),
          'the name is text for screen readers',
        );
      }
    });

  it('has the shipped font as PNG, which fills the length of the texts', async () => {
    const svg = await (await gatewayWithName('Northern Haul').get(`/badge/${vtc}.svg`)).text();
    const fontFiles = ['src/gateway/node/font/inter-semibold.ttf'];
    const [start = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
    const onlyTexts = `${start}${svg.match(/<text[^]*?<\/text\s*>/g)?.join('')}</svg>`;
    const rendered = new Resvg(onlyTexts, {
      font: { fontFiles, loadSystemFonts: false },
    }).getBBox();
    const [name, value] = textsIn(svg);
    assert.ok(rendered && name && value);
    const length = value.x + value.width / 2 - (name.x - name.width / 2);
    assert.ok(Math.abs(rendered.width - length) < 4, `${rendered.width} of ${length}`);
  });

  it('cuts a long name before it looks at its characters', async () => {
    const characters = String.prototype[Symbol.iterator];
    const lengths: number[] = [];
    const { get } = gatewayWithName(`Northern ${'🚚\t'.repeat(20_000)}`);
    String.prototype[Symbol.iterator] = function (this: string) {
      lengths.push(this.length);
      return characters.call(this);
    };
    try {
      assert.match(await (await get(`/badge/${vtc}.svg`)).text(), /Northern/);
    } finally {
      String.prototype[Symbol.iterator] = characters;
    }
    assert.ok(lengths.length > 0 && Math.max(...lengths) <= 600, String(Math.max(...lengths)));
  });

  it('renders at most two combining marks on a letter', async () => {
    const name = `Zalgo ${'a\u0335\u0321\u0353\u0310'.repeat(22)} Haul`;
    const svg = await (await gatewayWithName(name).get(`/badge/${vtc}.svg?style=card`)).text();
    assert.doesNotMatch(svg, /\p{M}{3}/u);
    assert.match(svg, /Zalgo/);
  });
});

describe('The logo in a badge', () => {
  const url = 'https://images.example/logo.png';
  const picture = new Resvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><rect width="48" height="48" fill="#f00"/></svg>',
  )
    .render()
    .asPng();
  const bytes = Uint8Array.from(picture);
  type FetchLogo = (url: string, init: RequestInit) => Promise<Response>;

  function gatewayWithLogo(logo: string | null, fetchLogo: FetchLogo) {
    const fetched: string[] = [];
    const world = createGatewayWorld({
      png,
      fetchLogo: (url, init) => {
        fetched.push(url);
        return fetchLogo(url, init);
      },
    });
    world.upstream.respond = async (request) => {
      const response = await world.sandbox.fetch(request);
      const detail = (await response.json()) as object;
      return Response.json({ ...detail, profilePicture: logo });
    };
    const cardBadge = async (query = '') =>
      (await world.get(`/badge/${vtc}.svg?style=card${query}`)).text();
    return { ...world, fetched, cardBadge };
  }

  it('is that of the company, and fetched once a day', async () => {
    const { clock, fetched, get, cardBadge } = gatewayWithLogo(url, () =>
      Promise.resolve(new Response(bytes)),
    );
    const svg = await cardBadge();
    assert.ok(svg.includes(`href="data:image/png;base64,${picture.toString('base64')}"`));
    assert.ok(isXml(svg));
    await Promise.all([cardBadge(), cardBadge('&lang=de')]);
    assert.deepEqual(fetched, [url]);
    const rendered = await (await get(`/badge/${vtc}.png?style=card`)).arrayBuffer();
    assert.ok(rendered.byteLength > 0);
    clock.time += 86_400_000;
    await cardBadge();
    assert.deepEqual(fetched, [url, url]);
  });

  it('is before the name in a badge of one line, which has no initials without it', async () => {
    const { get } = gatewayWithLogo(url, () => Promise.resolve(new Response(bytes)));
    const svg = await (await get(`/badge/${vtc}.svg`)).text();
    assert.ok(isXml(svg));
    const width = (text: string) => Number(/ width="(\d+)"/.exec(text)?.[1]);
    const plain = await (await gatewayWithLogo(null, fetch).get(`/badge/${vtc}.svg`)).text();
    assert.match(svg, /<image\s+href="data:image\/png;base64,/);
    assert.equal(width(svg), width(plain) + 24);
    assert.doesNotMatch(plain, /<image/);
  });

  for (const [format, header] of [
    ['png', pngHeader],
    ['gif', gifHeader],
    ['jpeg', jpegHeader],
  ] as const)
    for (const [size, isShown] of [
      [2048, true],
      [2049, false],
      [16_000, false],
    ] as const)
      it(`is ${isShown ? 'shown' : 'replaced by initials'} as a ${format} of ${size} px`, async () => {
        const file = Uint8Array.from(header([size, 1]));
        const { cardBadge } = gatewayWithLogo(url, () => Promise.resolve(new Response(file)));
        assert.equal((await cardBadge()).includes('<image'), isShown);
      });

  const unusable: Readonly<Record<string, FetchLogo>> = {
    'is larger than 200 kB': () =>
      Promise.resolve(new Response(new Blob([bytes, new Uint8Array(200_000)]))),
    'is no bitmap': () => Promise.resolve(new Response('<svg onload="alert(1)"/>')),
    'is missing': () => Promise.resolve(new Response(null, { status: 404 })),
    'redirects to a private address': () =>
      Promise.resolve(
        new Response(null, { status: 302, headers: { location: 'http://10.0.0.1' } }),
      ),
    'cannot be reached': () => Promise.reject(new TypeError('reset')),
  };
  for (const [name, fetchLogo] of Object.entries(unusable))
    it(`is replaced by initials and requested again after 10 minutes if it ${name}`, async () => {
      const { clock, fetched, cardBadge } = gatewayWithLogo(url, fetchLogo);
      assert.doesNotMatch(await cardBadge(), /<image|data:|svg onload/);
      await cardBadge();
      assert.equal(fetched.length, 1);
      clock.time += 600_000;
      await cardBadge();
      assert.equal(fetched.length, 2);
    });

  it('is replaced by initials if it takes more than 2 s', async () => {
    let request: (signal: AbortSignal | null | undefined) => void;
    const requested = new Promise<AbortSignal | null | undefined>((resolve) => (request = resolve));
    const { clock, cardBadge } = gatewayWithLogo(url, (_, { signal }) => {
      request(signal);
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    });
    const svg = cardBadge();
    const signal = await requested;
    await clock.advance(1999, 40);
    assert.equal(signal?.aborted, false);
    await clock.advance(1, 40);
    assert.doesNotMatch(await svg, /<image/);
  });

  for (const logo of [
    'http://images.example/logo.png',
    'https://127.0.0.1/logo.png',
    'https://2130706433/logo.png',
    'https://[::1]/logo.png',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/logo.png',
    'https://intranet/logo.png',
    'https://nas.local/logo.png',
    'https://metadata.google.internal/logo.png',
    'https://images.example:8443/logo.png',
    'https://user:password@images.example/logo.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '',
  ])
    it(`is not requested from ${logo || '(none)'}`, async () => {
      const { fetched, cardBadge } = gatewayWithLogo(logo, () =>
        Promise.resolve(new Response(bytes)),
      );
      assert.doesNotMatch(await cardBadge(), /<image/);
      assert.deepEqual(fetched, []);
    });

  it('is replaced by an icon with show=players', async () => {
    const { fetched, cardBadge } = gatewayWithLogo(url, () => Promise.resolve(new Response(bytes)));
    const [players, members] = [await cardBadge('&show=players'), await cardBadge('&show=members')];
    assert.deepEqual(fetched, [url]);
    assert.match(players, /Players online/);
    assert.match(players, /<path/);
    assert.doesNotMatch(members, /<path/);
  });
});

describe('publicFetch', () => {
  it('opens no connection to a host that resolves to a private address', async () => {
    const server = createServer();
    let connections = 0;
    server.on('connection', (socket) => {
      connections += 1;
      socket.destroy();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'redis'])
      await assert.rejects(publicFetch(`https://${host}:${port}/`), /not a public name/);
    assert.equal(connections, 0);
    server.close();
  });

  it('opens no connection to a public name that resolves to a private address', async (test) => {
    type Callback = (error: null, addresses: { address: string; family: number }[]) => void;
    const lookup = (_: string, __: object, callback: Callback) =>
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    test.mock.method(dns, 'lookup', lookup);
    syncBuiltinESMExports();
    await assert.rejects(publicFetch('https://rebound.example.com/'), /is not public/);
    test.mock.restoreAll();
    syncBuiltinESMExports();
  });

  const names = [
    ['example.com', true],
    ['cdn.local.example.com', true],
    ['internal.org', true],
    ['localhost', false],
    ['redis', false],
    ['api.default.svc', false],
    ['api.default.svc.cluster.local', false],
    ['printer.local', false],
    ['PRINTER.LOCAL.', false],
    ['metadata.google.internal', false],
    ['127.0.0.1', false],
    ['[::1]', false],
  ] as const;
  for (const [name, isPublic] of names)
    it(`fetches ${isPublic ? 'from' : 'nothing from'} ${name}`, () => {
      assert.equal(isPublicName(name), isPublic);
    });

  it('distinguishes public addresses from private ones', () => {
    for (const address of ['93.184.216.34', '2606:4700::6810:84e5', '1.1.1.1'])
      assert.equal(isPublicAddress(address), true, address);
    for (const address of [
      ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
      ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1', 'ff02::1'],
      ...['::ffff:10.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1', '2002:a00:1::', 'x'],
      ...['fec0::1', '3fff::1', '5f00::1', '::ffff:0:127.0.0.1', '::ffff:0:7f00:1', '::7f00:1'],
      ...['192.0.0.8', '198.18.0.1', '203.0.113.9', '64:ff9b:1::1', '100::1', '2001:20::1', '10.1'],
    ])
      assert.equal(isPublicAddress(address), false, address);
  });
});
