import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { planSettings } from '../../src/announce/announcer.js';
import { parseConfig } from '../../src/announce/config.js';
import type { ConvoySnapshot } from '../../src/announce/snapshot.js';
import { gatewayUrls } from '../../src/gateway/share/share-urls.js';
import type { PublicCompany } from '../../src/gateway/upstream/companies.js';
import * as messages from '../../src/announce/message/convoy-message.js';
import { discordEdit, discordMessage } from '../../src/announce/message/discord-message.js';
import { previewOf } from '../../src/announce/message/preview.js';
import { shortened } from '../../src/webhook/shorten.js';
import { loadableLanguages } from '../../src/locales/loadable.js';
import { messageFaults } from '../support/discord.js';
import { company, convoy, day, hour, iso, messageText, news, start } from './snapshots.js';

const stamp = (time: number, style: string) => `<t:${time / 1000}:${style}>`;

const full = convoy(
  {},
  {
    description: 'Bring **fuel**.\n\n- Lights on',
    requiredDlcs: ['304212', '227310', 'Iberia'],
    maxAttendees: 1200,
    vtcRegistrationDeadline: iso(start - day),
    voiceLink: 'https://chat.example/voice',
    coHostVtcs: [{ vtcId: 2, name: 'Baltic Lines', profilePicture: null, banner: null }],
    membersOnly: true,
    routeImage: 'https://pictures.example/route.png',
  },
);

describe('The message about a convoy', () => {
  it('has its facts, with times in the zone of each reader', () => {
    const message = messages.convoyMessage(messageText(), full, 'upcoming');
    const [embed] = discordMessage(message).embeds ?? [];
    assert.ok(embed);
    assert.equal(embed.title, 'Friday Night Run');
    assert.equal(embed.url, 'https://platform.example/events/7');
    assert.equal(embed.color, 0xc2410c);
    assert.equal(embed.author.icon_url, 'https://pictures.example/logo.png');
    assert.equal(embed.image?.url, 'https://pictures.example/route.png');
    assert.match(embed.description ?? '', /Calais.*→.*Duisburg.*\n\nBring fuel\.\n\n• Lights on/s);
    const fields = Object.fromEntries(embed.fields.map(({ name, value }) => [name, value]));
    assert.deepEqual(fields, {
      'Meet-up': `${stamp(start - hour / 2, 'F')} (${stamp(start - hour / 2, 'R')})`,
      Start: `${stamp(start, 'F')} (${stamp(start, 'R')})`,
      Server: 'Simulation 1',
      Game: 'Euro Truck Simulator 2',
      DLC: '[Scandinavia](https://store.steampowered.com/app/304212/), [Going East!](https://store.steampowered.com/app/227310/), Iberia',
      Capacity: '1,200',
      'Register by': `${stamp(start - day, 'F')} (${stamp(start - day, 'R')})`,
      'Open to': 'Members',
      'Voice channel': '[chat.example](https://chat.example/voice)',
      Hosts: 'Northern Haul, Baltic Lines',
    });
  });

  it('does not repeat the name of the convoy above its description', () => {
    const textOf = (description: string) =>
      messages.convoyMessage(messageText(), convoy({}, { description }), 'upcoming').text;
    assert.equal(textOf('**Friday  Night Run**\n\nBring fuel.'), 'Bring fuel.');
    assert.equal(textOf('# Friday Night Run'), undefined);
    assert.equal(textOf('Friday Night Run is back.'), 'Friday Night Run is back.');
  });

  it('links to the page of the site, and writes times out in its zone', () => {
    const text = messageText('de', {
      siteUrl: 'https://vtc.example/convoys#vtc-event-{id}',
      timeZone: 'Europe/Berlin',
    });
    const [embed] = discordMessage(messages.convoyMessage(text, full, 'live')).embeds ?? [];
    assert.equal(embed?.url, 'https://vtc.example/convoys#vtc-event-7');
    assert.equal(embed?.title, `${messageText('de').translate('liveHeading')}: Friday Night Run`);
    assert.match(embed?.fields[1]?.value ?? '', /20:30 MEZ$/);
  });

  it('links to the share page of a gateway, and shows its poster, which is new when it changes', () => {
    const { text } = planSettings({
      ...parseConfig('{"language": "de", "gatewayUrl": "https://gateway.example/vtc/"}'),
      apiBase: 'https://api.example',
      vtcs: ['northern_haul'],
    });
    const urls = gatewayUrls('https://gateway.example/vtc');
    const named = { names: ['northern_haul'] } as unknown as PublicCompany;
    const shown = (snapshot: ConvoySnapshot, phase: messages.Phase = 'upcoming') => {
      const { url, image } = messages.convoyMessage(text, snapshot, phase);
      return { url, image };
    };
    const poster = `${urls.poster(named, 7)}?lang=de&v=`;
    const startKey = (start - hour / 2) / 1000;
    const banner = 'https://pictures.example/banner.png';
    const [own, others] = [convoy({ banner }), { ...convoy({ banner }), isOfOthers: true }];
    assert.deepEqual(shown(own), { url: urls.page(named, 7), image: `${poster}${startKey}` });
    assert.equal(shown(own, 'cancelled').image, `${poster}${startKey}-cancelled`);
    assert.equal(shown(full).image, 'https://pictures.example/route.png');
    // The gateway has no page of it.
    assert.deepEqual(shown(others), { url: 'https://platform.example/events/7', image: banner });
  });

  it('links to published files', () => {
    const page = 'https://vtc.example/{vtc}/convoys/{id}/';
    const text = messageText('en', { siteUrl: page, posterUrl: `${page}poster.png` });
    const { url, image } = messages.convoyMessage(text, convoy(), 'upcoming');
    assert.equal(url, 'https://vtc.example/northern_haul/convoys/7/');
    assert.match(
      image ?? '',
      /^https:\/\/vtc\.example\/northern_haul\/convoys\/7\/poster\.png\?v=/,
    );
  });

  for (const [phase, title] of [
    ['upcoming', 'Friday Night Run'],
    ['live', 'On the road now: Friday Night Run'],
    ['ended', 'Ended: Friday Night Run'],
    ['cancelled', 'Cancelled: Friday Night Run'],
  ] as const)
    it(`says that it is ${phase}`, () => {
      const message = messages.convoyMessage(messageText(), full, phase);
      assert.equal(discordMessage(message).embeds?.[0]?.title, title);
    });

  it('pings the one role with the first message, and edits leave the mention as it is', () => {
    const message = messages.convoyMessage(messageText(), full, 'upcoming');
    const posted = discordMessage(message, { role: '700000000000000007' });
    assert.equal(posted.content, '<@&700000000000000007>');
    assert.deepEqual(posted.allowed_mentions, { parse: [], roles: ['700000000000000007'] });
    assert.equal('content' in discordEdit(message), false);
    assert.deepEqual(discordEdit(message).allowed_mentions, { parse: [], roles: [] });
  });

  for (const language of ['en', ...loadableLanguages])
    it(`has no English labels in ${language}`, () => {
      const { facts } = messages.convoyMessage(messageText(language), full, 'upcoming');
      const english = messages.convoyMessage(messageText(), full, 'upcoming').facts;
      assert.equal(facts.length, english.length);
      const same = facts.filter(({ label }, index) => label === english[index]?.label);
      // Words such as Start, Server and DLC are international.
      if (language !== 'en') assert.ok(same.length <= 4, same.map(({ label }) => label).join());
    });
});

describe('A reply', () => {
  const reference = 'https://discord.com/channels/1/2/3';
  const reply = (kind: '24h' | 'live' | 'cancelled' | 'changed', previous?: number) =>
    discordMessage(messages.replyMessage(messageText(), full, kind, { startMs: previous }), {
      reference,
    });

  it('links to the message and has the times', () => {
    const { content, embeds, flags } = reply('24h');
    assert.equal(embeds, undefined);
    assert.equal(flags, 4);
    assert.match(
      content ?? '',
      /^\*\*\[Friday Night Run\]\(https:\/\/discord\.com\/channels\/1\/2\/3\)\*\*\n/,
    );
    assert.match(content ?? '', new RegExp(`Start: ${stamp(start, 'F')}`));
  });

  it('says that a convoy is live or cancelled, or when it starts instead', () => {
    assert.match(reply('live').content ?? '', /^On the road now: \*\*\[/);
    assert.match(reply('cancelled').content ?? '', /^Cancelled: \*\*\[/);
    assert.match(
      reply('changed', start - day).content ?? '',
      new RegExp(`Start: ~~${stamp(start - day, 'F')}~~\n${stamp(start, 'F')}`),
    );
  });
});

describe('The recap', () => {
  it('has the summary, the attendees and the pictures', () => {
    const past = convoy(
      {},
      {
        postEventSummary: 'Thank *you*!',
        recapGalleryUrl: 'https://pictures.example/7',
        attendeeCount: 63,
      },
    );
    const recap = messages.recapMessage(messageText(), past);
    assert.ok(recap);
    const [embed] = discordMessage(recap).embeds ?? [];
    assert.equal(embed?.description, '**63 attended**\n\nThank you!');
    assert.match(embed?.fields[0]?.value ?? '', /^\[See the pictures\]\(https:/);
  });

  it('is none while there is nothing to say', () => {
    assert.equal(messages.recapMessage(messageText(), convoy()), undefined);
  });
});

describe('Text of the API', () => {
  const titleOf = (name: string) =>
    discordMessage(messages.convoyMessage(messageText(), convoy({ name }), 'upcoming')).embeds?.[0]
      ?.title;

  for (const [name, shown] of [
    ['@everyone come', '@\u200beveryone come'],
    ['<@&123> and <#5>', '\\<@\u200b&123\\> and \\<\\#5\\>'],
    ['[free](https://evil.example)', '\\[free\\](https://evil.example)'],
    ['**bold** _it_ ||no|| `c`', '\\*\\*bold\\*\\* \\_it\\_ \\|\\|no\\|\\| \\`c\\`'],
    ['a\u202eb\u200bc\u2066d', 'abcd'],
    ['\u200b\u2060', '—'],
    ['👨‍👩‍👧 می‌خواهم ❤️', '👨‍👩‍👧 می‌خواهم ❤️'],
    ['two\nlines\u0007', 'two lines'],
  ] as const)
    it(`is escaped: ${JSON.stringify(name)}`, () => {
      assert.equal(titleOf(name), shown);
    });

  it('cannot start lists and small text in paragraphs', () => {
    const message = messages.newsMessage(messageText(), company(), news({ content: '\\-# small' }));
    assert.doesNotMatch(discordMessage(message).embeds?.[0]?.description ?? '', /^-/m);
  });

  it('is within the limits of Discord, and escaped, whatever it is', () => {
    const pieces = ['@everyone', '<@1>', '](', '[', '**', '\\', '`', '||', '\n- ', '🚚', ' ', 'ab'];
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 600 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 40 }), (name, body, names) => {
        const snapshot = convoy(
          { name, departure: name, arrival: body, server: name },
          {
            description: body,
            requiredDlcs: names,
            postEventSummary: body,
            voiceLink: `https://chat.example/${'(x)'.repeat(names.length)}`,
            coHostVtcs: names.map((other) => ({
              vtcId: 1,
              name: other,
              profilePicture: null,
              banner: null,
            })),
          },
          company({ name }),
        );
        const context = messageText('de');
        const post = news({ title: name, content: body, authorName: name });
        const announcements = [
          messages.convoyMessage(context, snapshot, 'cancelled'),
          messages.replyMessage(context, snapshot, 'changed', { startMs: start - day }),
          messages.recapMessage(context, snapshot),
          messages.newsMessage(context, snapshot.company, post),
        ];
        for (const announcement of announcements) {
          if (!announcement) continue;
          const message = discordMessage(announcement, { reference: 'https://discord.com/1' });
          assert.deepEqual(messageFaults({ ...message }), []);
          assert.doesNotMatch(JSON.stringify(message), /@(?!\u200b)/);
        }
        const title = discordMessage(messages.convoyMessage(context, snapshot, 'upcoming'))
          .embeds?.[0]?.title;
        assert.doesNotMatch(title ?? '', /(?<!\\)(?:\\\\)*[*_~`|<>#[\]]/);
      }),
      { numRuns: 15 },
    );
  });

  it('is never cut inside of a word, a character or an escape', () => {
    const escape = (text: string) => text.replace(/\*/g, '\\*');
    assert.equal(shortened('one two three', 9, escape), 'one two…');
    assert.equal(shortened('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 12, escape), '👨‍👩‍👧…');
    assert.equal(shortened('***', 5, escape), '\\*\\*…');
    assert.equal(shortened('short', 9, escape), 'short');
  });
});

it('the preview of a message is what a reader sees', () => {
  const message = messages.convoyMessage(messageText('de'), full, 'upcoming');
  const preview = previewOf(message, { locale: 'de', zone: 'Europe/Berlin', now: start - day });
  assert.match(preview, /Northern Haul/);
  assert.match(preview, /Abfahrt: .*20:30 MEZ \(in 1 Tag\)/);
  assert.doesNotMatch(preview, /<t:|undefined/);
});

it('filters choose convoys by game, server and category, ignoring case', () => {
  const isIncluded = (only: object, snapshot: ConvoySnapshot) =>
    planSettings({
      ...parseConfig(JSON.stringify({ only })),
      apiBase: 'https://api.example',
      vtcs: ['northern_haul'],
    }).isIncluded(snapshot);
  const shown = convoy({ game: 'ats', server: null, category: 'truckshow' }, { server: 'Arcade' });
  for (const [only, expected] of [
    [{}, true],
    [{ games: ['ATS'] }, true],
    [{ games: ['ets2'] }, false],
    [{ servers: ['arcade', 'Simulation 1'] }, true],
    [{ servers: ['Simulation 1'] }, false],
    [{ categories: ['truckshow'], games: ['ats'] }, true],
    [{ categories: ['convoy'], games: ['ats'] }, false],
  ] as const)
    assert.equal(isIncluded(only, shown), expected, JSON.stringify(only));
});
