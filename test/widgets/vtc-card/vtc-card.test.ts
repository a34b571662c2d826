import { expect } from '@open-wc/testing';
import type { EndpointOutput } from '../../../src/contract/endpoint.js';
import type { VtcDetail, vtcDetail } from '../../../src/contract/vtc-detail.js';
import { registerMessages } from '../../../src/element/language.js';
import { descriptionOf } from '../../../src/widgets/vtc-card/model/description.js';
import type { VtcCard } from '../../../src/widgets/vtc-card/vtc-card.js';
import type { Backend } from '../../support/backend.js';
import { contrastOf, opaqueColor } from '../../support/contrast.js';
import type { DrivenClock } from '../../support/driven-clock.js';
import { ElementFixture, plainText, query, queryAll } from '../../support/element-fixture.js';
import { textOf, violations } from '../../support/element-stage.js';
import { useTestFont } from '../../support/test-font.js';

const convoy = {
  id: 1,
  name: 'Weekly Convoy',
  startAt: '2026-11-27T19:00:00Z',
  endAt: '2026-11-27T21:00:00Z',
  server: null,
  departure: 'Calais',
  arrival: 'Oslo',
  banner: null,
  attendeeCount: 3,
};

const person = (name: string) => ({
  userId: `usr_${name}`,
  role: 'driver',
  joinedAt: '2026-01-01T00:00:00Z',
  name,
  image: null,
  webId: 1,
  steamId: '76561198000000000',
  isOwner: false,
  roles: [],
});

const company = {
  id: 7,
  name: 'Northern Haul',
  handle: 'northern_haul',
  description: 'We drive.',
  slogan: 'Every mile together',
  profilePicture: 'data:,',
  banner: 'https://images.test/banner.png',
  verified: true,
  official: false,
  partnered: true,
  recruitmentOpen: true,
  visibility: 'public',
  language: 'en',
  memberCount: 1111,
  createdAt: '2019-05-04T00:00:00Z',
  tier: 'gold',
  country: 'NO',
  inGameTag: 'NHL',
  games: ['ets2', 'ats'],
  rules: null,
  website: 'https://www.northern-haul.example/start',
  email: 'secret@northern-haul.example',
  ownerId: 'usr_owner',
  upcomingEvents: [convoy],
  memberPreviews: ['Ann', 'Björn', 'Chloé'].map(person),
  recruitmentLink: 'https://apply.example/northern_haul',
  discord: 'https://chat.example/x',
  twitter: 'javascript:alert(1)',
  verifiedDiscordServer: { guildId: '99887766', guildName: 'Haulers', verifiedAt: '2026-01-01' },
  styleTags: ['Realistic', 'Relaxed'],
  minAccountAge: 30,
} satisfies Partial<EndpointOutput<typeof vtcDetail>>;

describe('<vtc-card>', () => {
  let fixture: ElementFixture;
  let backend: Backend;
  let clock: DrivenClock;

  before(useTestFont);

  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z', {
      lang: 'en',
      attributes: { vtc: 'northern_haul', 'time-zone': 'Europe/Berlin', images: 'none' },
    });
    ({ backend, clock } = fixture);
  });

  afterEach(() => fixture.close());

  interface CardOptions {
    attributes?: Readonly<Record<string, string>>;
    width?: number;
  }

  const add = ({ attributes = {}, width = 480 }: CardOptions): VtcCard =>
    fixture.add('vtc-card', attributes, { width });

  /** Shows a card with data of the page. */
  async function show(changes: Partial<VtcDetail> = {}, options: CardOptions = {}) {
    const card = add(options);
    card.data = { ...company, ...changes };
    await clock.advance(100);
    return card;
  }

  const textContents = (card: VtcCard, selector: string) =>
    queryAll(card, selector).map(({ textContent }) => plainText(textContent));
  const heightOf = (card: VtcCard) => card.getBoundingClientRect().height;

  it('shows the distinctions as named icons after the name', async () => {
    const card = await show();
    const distinctions = queryAll(card, '.distinctions > li');
    expect(distinctions.map(({ title }) => title)).to.deep.equal([
      'Verified by the platform',
      'Partner of the platform',
    ]);
    expect(textContents(card, '.distinctions > li')).to.deep.equal(
      distinctions.map(({ title }) => title),
    );
    expect(textContents(card, '[role="heading"]')).to.deep.equal(['Northern Haul']);
  });

  it('breaks no word of the times of the next convoy at 280 px, though they name the zone', async () => {
    const card = await show({}, { width: 280 });
    const range = document.createRange();
    const texts = [...(query(card, '.when')?.children ?? [])].flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
    );
    const words = texts.flatMap((text) =>
      [...(text.nodeValue ?? '').matchAll(/[^\s\u2060·–]+/g)].map(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return `${word} ${range.getClientRects().length}`;
      }),
    );
    expect(words).to.include.members(['GMT+1 1', 'UTC 1']);
    for (const word of words) expect(word).to.match(/ 1$/);
  });

  it('links to the application once, in the header', async () => {
    const card = await show();
    const links = queryAll(card, '[part~="apply"]');
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal([company.recruitmentLink]);
    expect(links[0]?.getAttribute('rel')).to.equal('noopener noreferrer nofollow ugc');
    const { backgroundColor, blockSize } = getComputedStyle(links[0] ?? card);
    expect(backgroundColor).to.equal('rgb(29, 95, 191)');
    expect(parseFloat(blockSize)).to.be.at.least(40);
  });

  for (const [tier, text] of [
    ['gold', 'Gold'],
    ['Bronze', 'Bronze'],
    ['toString', 'toString'],
    ['mythic', 'mythic'],
  ] as const) {
    it(`shows the tier ${tier} as ${text}`, async () => {
      const card = await show({ tier });
      expect(textContents(card, '.facts .mark > bdi')).to.include(text);
    });
  }

  it('lists three facts with their terms, games and tier as marks, and the country after the handle', async () => {
    const card = await show();
    const pairs = queryAll(card, '.facts > div').map((fact) =>
      [...fact.children].map(({ textContent }) => textContent.trim().replace(/\s+/g, ' ')),
    );
    expect(pairs).to.deep.equal([
      ['Members', '1,111 members'],
      ['Language', 'English'],
      ['Founded', 'May 2019'],
      ['Games', 'ETS2', 'ATS', 'Tier', 'Tier Gold'],
    ]);
    expect(queryAll(card, '.facts .icon')).to.have.length(3);
    expect(textContents(card, '.names > .dotted > *')).to.deep.equal([
      '@northern_haul',
      'NHL',
      'Norway',
    ]);
  });

  it('collapses a long description, and expands and collapses it with a button', async () => {
    const card = await show({ description: 'A long road.\n\n'.repeat(30) });
    const [button] = queryAll(card, '[part="button"]');
    const [text] = queryAll(card, '.description');
    expect(button?.getAttribute('aria-expanded')).to.equal('false');
    expect(button?.textContent.trim()).to.equal('Show more');
    expect(button?.getAttribute('aria-controls')).to.equal(text?.id);
    const collapsedHeight = heightOf(card);
    button?.click();
    await clock.advance(10);
    expect(button?.getAttribute('aria-expanded')).to.equal('true');
    expect(button?.textContent.trim()).to.equal('Show less');
    expect(heightOf(card)).to.be.greaterThan(collapsedHeight + 100);
    button?.click();
    await clock.advance(10);
    expect(heightOf(card)).to.equal(collapsedHeight);
  });

  it('shows a short description in full, without a button', async () => {
    const card = await show();
    expect(textContents(card, '.description')).to.deep.equal(['We drive.']);
    expect(queryAll(card, '.about [part="button"]')).to.have.length(0);
  });

  it('keeps formats and links of the description, its headings below the name', async () => {
    const card = await show({
      description: '## Us\nWe **drive**. [Join us](https://a.example/join)\n\n1. Sign up\n2. Drive',
    });
    expect(textContents(card, '.description strong')).to.deep.equal(['drive']);
    expect(textContents(card, '.description ol li')).to.deep.equal(['Sign up', 'Drive']);
    const [link] = queryAll(card, '.description a');
    expect(link?.getAttribute('href')).to.equal('https://a.example/join');
    expect(link?.getAttribute('rel')).to.equal('noopener noreferrer nofollow ugc');
    const [heading] = queryAll(card, '.description [role="heading"]');
    expect(heading?.ariaLevel).to.equal('4');
  });

  it('parses the description once per response', async () => {
    const { data } = await show();
    const other = await show({ description: 'Others drive.' });
    if (!data || !other.data) throw new Error('no data');
    expect(descriptionOf(data)).to.equal(descriptionOf(data));
    expect(descriptionOf(other.data).full).not.to.equal(descriptionOf(data).full);
  });

  it('shows some members as pictures with names, and the number of the others', async () => {
    const card = await show();
    expect(textContents(card, '.people .visually-hidden')).to.deep.equal([
      'Ann',
      'Björn',
      'Chloé',
      '1,108 more members',
    ]);
    expect(textOf(card)).to.include('+1,108');
  });

  it('links social media accounts with names, and only safe URLs', async () => {
    const card = await show();
    const [website, ...accounts] = queryAll(card, '.links a');
    expect(website?.textContent.trim()).to.equal('northern-haul.example');
    expect(accounts.map((account) => account.getAttribute('aria-label'))).to.deep.equal([
      'Discord server \u2068Haulers\u2069, verified by the platform',
    ]);
    for (const link of [website, ...accounts]) {
      expect(link?.getAttribute('rel')).to.equal('noopener noreferrer nofollow ugc');
      expect(link?.getBoundingClientRect().height).to.be.at.least(39);
    }
  });

  it('contains no email address, SteamID or internal id', async () => {
    const { shadowRoot } = await show();
    const markup = shadowRoot?.innerHTML ?? '';
    for (const secret of ['secret@', '76561198', 'usr_', '99887766'])
      expect(markup).not.to.include(secret);
  });

  for (const [sections, shown] of [
    ['stats', ['1,111 members', 'English', 'May 2019']],
    ['tier', ['Gold']],
    ['stats tier', ['1,111 members', 'English', 'May 2019', 'Gold']],
  ] as const)
    it(`shows ${shown.length} facts with show="${sections}"`, async () => {
      const card = await show({}, { attributes: { show: sections } });
      expect(
        textContents(card, '.facts :is(dd:not(.mark), .mark > bdi)').map((text) => text.trim()),
      ).to.deep.equal(shown);
    });

  it('says that a bus company drives, wherever a trucking company has convoys', async () => {
    const coach = await show({ companyType: 'coach', official: true });
    expect(textOf(coach)).to.include('Official bus company');
    expect(query(coach, '.tile')?.ariaLabel).to.equal('Next drive');
    const trucking = await show({ companyType: 'trucking' });
    expect(query(trucking, '.tile')?.ariaLabel).to.equal('Next convoy');
  });

  it('names the sister company without a link', async () => {
    const linkedCompany = {
      id: 8,
      name: 'City Coaches',
      handle: 'city_coaches',
      profilePicture: null,
      companyType: 'coach' as const,
    };
    const card = await show({ linkedCompany }, { attributes: { 'href-template': '#{handle}' } });
    expect(textContents(card, '.linked bdi')).to.deep.equal(['City Coaches']);
    expect(queryAll(card, '.linked a')).to.deep.equal([]);
  });

  it('shows the e-mail address only where it is named, as a link after a click', async () => {
    const card = await show({}, { attributes: { show: 'about contact' } });
    expect(card.shadowRoot?.innerHTML).not.to.include('secret@');
    const followed: (string | null)[] = [];
    card.addEventListener('click', (event) => {
      const [target] = event.composedPath();
      if (!(target as HTMLElement).matches('a')) return;
      event.preventDefault();
      followed.push((target as HTMLElement).getAttribute('href'));
    });
    const [button] = queryAll(card, '.foot button');
    expect(button?.innerText.trim()).to.equal('E-mail');
    button?.click();
    await clock.advance(10);
    expect(followed).to.deep.equal([`mailto:${company.email}`]);
    expect(textContents(card, '.foot a')).to.deep.equal([company.email]);
    expect(card.shadowRoot?.activeElement?.getAttribute('href')).to.equal(followed[0]);
    expect(queryAll(card, '.foot button')).to.deep.equal([]);
  });

  it('shows no button where the API withholds the e-mail address, as a gateway does', async () => {
    const card = await show({}, { attributes: { show: 'contact' } });
    expect(queryAll(card, '.foot button')).to.have.length(1);
    const fields = Object.entries(company).filter(([name]) => name !== 'email');
    Reflect.set(card, 'data', Object.fromEntries(fields));
    await card.updateComplete;
    expect(queryAll(card, '.foot')).to.deep.equal([]);
  });

  for (const email of [null, '', 'no address', 'a@b.example?bcc=c@d.example', 'a@b@c'])
    it(`shows no button for the e-mail address ${email}`, async () => {
      const card = await show({ email }, { attributes: { show: 'contact' } });
      expect(queryAll(card, '.foot')).to.deep.equal([]);
    });

  it('lists the first of many requirements, and all after a press of the caption', async () => {
    const writtenRequirements = Array.from({ length: 9 }, (_, at) => ({
      id: String(at),
      text: `Rule ${at}`,
      enabled: at > 0,
    }));
    const card = await show({
      joinRequirements: {
        requiredDlcAppIds: [],
        enforceAccountAge: true,
        enforcePlaytime: false,
        enforceDlcOwnership: false,
        writtenRequirements,
      },
    });
    const visible = () =>
      queryAll(card, '.requirements li')
        .filter((item) => item.checkVisibility())
        .map(({ innerText }) => innerText.trim());
    expect(visible()).to.deep.equal([
      'An account that is at least 30 days old',
      'Rule 1',
      'Rule 2',
      'Rule 3',
    ]);
    queryAll(card, '.requirements button')[0]?.click();
    await clock.advance(10);
    expect(visible()).to.have.length(9);
  });

  for (const count of [2, 9])
    it(`shows at least two of ${count} requirements at 280 px before their caption is pressed`, async () => {
      const writtenRequirements = Array.from({ length: count - 1 }, (_, at) => ({
        id: String(at),
        text: `Rule ${at}`,
        enabled: true,
      }));
      const joinRequirements = {
        requiredDlcAppIds: [],
        enforceAccountAge: true,
        enforcePlaytime: false,
        enforceDlcOwnership: false,
        writtenRequirements,
      };
      const card = await show({ joinRequirements }, { width: 280 });
      const visible = () =>
        queryAll(card, '.requirements li').filter((item) => item.checkVisibility()).length;
      const [button] = queryAll(card, '.requirements button');
      const isLong = count > 5;
      expect(visible()).to.equal(isLong ? 3 : count);
      expect(button?.textContent.trim()).to.equal(isLong ? 'What you need' : undefined);
      expect(button?.ariaExpanded).to.equal(isLong ? 'false' : undefined);
      card.style.inlineSize = '480px';
      expect(visible()).to.equal(isLong ? 4 : count);
      button?.click();
      await clock.advance(10);
      expect(visible()).to.equal(count);
      expect(button?.ariaExpanded).to.equal(isLong ? 'true' : undefined);
    });

  it('shows the terms of the foundation and the tier beside their values', async () => {
    const card = await show();
    const texts = queryAll(card, '.facts :is(div, .mark)').map(({ innerText }) =>
      plainText(innerText),
    );
    expect(texts).to.include('Founded May 2019');
    expect(texts).to.include('Tier Gold');
    expect(texts.some((text) => text.endsWith('1,111 members'))).to.equal(true);
    expect(queryAll(card, '.facts :is(dt:not(.visually-hidden), .mark > .muted)')).to.have.length(
      2,
    );
  });

  it('has the requirements beside the description where it is wide, also without a convoy', async () => {
    const card = await show(
      { description: 'A company. '.repeat(40), minAccountAge: 30 },
      { width: 900, attributes: { show: 'about recruitment' } },
    );
    const [about, requirements] = ['.about', '.requirements'].map((selector) =>
      queryAll(card, selector)[0]?.getBoundingClientRect(),
    );
    expect(requirements?.top).to.be.closeTo(about?.top ?? NaN, 1);
    expect(requirements?.left).to.be.above(about?.right ?? NaN);
  });

  it('has the logo of a frameless banner on the page, its ring on the picture alone', async () => {
    for (const width of [280, 900]) {
      const card = await show(
        { banner: 'https://images.test/banner.png' },
        { width, attributes: { layout: 'banner', images: 'all', frame: 'none', theme: 'light' } },
      );
      const [picture, avatar, content] = ['.cover', '.avatar', '.content'].map(
        (selector) => queryAll(card, selector)[0]?.getBoundingClientRect() ?? new DOMRect(NaN),
      ) as [DOMRect, DOMRect, DOMRect];
      expect(avatar.left - picture.left).to.equal(12);
      expect(avatar.top).to.be.below(picture.bottom - 4);
      expect(avatar.bottom).to.be.above(picture.bottom);
      expect(picture.width).to.equal(content.width);
      const [cover, logo, ground] = ['.cover', '.avatar', '.content'].map((selector) =>
        getComputedStyle(queryAll(card, selector)[0] as Element),
      );
      expect(cover?.borderRadius).to.equal('12px');
      expect(logo?.boxShadow).to.equal('none');
      expect(ground?.backgroundImage).to.equal('none');
      const ring = getComputedStyle(queryAll(card, '.cover')[0] as Element, '::after');
      expect(picture.bottom - parseFloat(ring.bottom) - parseFloat(ring.height)).to.be.closeTo(
        avatar.top - 4,
        0.1,
      );
      card.remove();
    }
  });

  it('shows the start and the end of a live convoy in a banner', async () => {
    const live = { ...convoy, startAt: '2026-11-20T16:00:00Z', endAt: '2026-11-20T18:30:00Z' };
    const card = await show(
      { upcomingEvents: [live] },
      { width: 900, attributes: { layout: 'banner' } },
    );
    const figures = queryAll(card, '.figures > div').map(({ innerText }) => plainText(innerText));
    expect(figures.some((text) => /On the road now.*5:00 – 7:30.PM/.test(text))).to.equal(true);
    const [state, times] = ['.live', '.live + dd'].map(
      (selector) => queryAll(card, selector)[0]?.getBoundingClientRect().top ?? NaN,
    );
    expect(state).to.be.below(times ?? NaN);
  });

  it('shows no requirements while the company does not recruit', async () => {
    const card = await show({ recruitmentOpen: false });
    expect(queryAll(card, '.apply, .requirements, .badge')).to.have.length(0);
  });

  for (const [sections, expected] of [
    ['about', '.about'],
    ['stats games', '.facts'],
    ['badges', '.distinctions'],
    ['socials', '.links'],
    ['recruitment', '.requirements'],
    ['event', '.tile'],
    ['members', '.people'],
  ] as const) {
    it(`shows only its section with show="${sections}"`, async () => {
      const card = await show({}, { attributes: { show: sections } });
      const all = '.about, .facts, .distinctions, .links, .requirements, .tile, .people';
      expect(queryAll(card, all)).to.deep.equal(queryAll(card, expected));
      expect(queryAll(card, expected)).to.have.length(1);
    });
  }

  it('uses show as a property that is set before it loads', async () => {
    backend.hold();
    const card = add({});
    card.show = 'about';
    await clock.advance(100);
    expect(card.state).to.equal('loading');
    expect(queryAll(card, '.skeleton .content')).to.have.length(1);
    backend.release();
    await clock.until(() => card.state === 'ready');
    await clock.advance(100);
    expect(queryAll(card, '.about')).to.have.length(1);
    expect(queryAll(card, '.facts, .links, .tile, .people')).to.have.length(0);
  });

  for (const width of [280, 360, 480, 640, 900, 1200]) {
    it(`has a skeleton of the height of the card, within 10 %, at ${width} px`, async () => {
      backend.hold();
      const card = add({ width, attributes: { images: 'all' } });
      await clock.advance(100);
      const reserved = heightOf(card);
      backend.release();
      await clock.until(() => card.state === 'ready');
      await clock.advance(100);
      expect(Math.abs(reserved - heightOf(card))).to.be.at.most(heightOf(card) * 0.1);
    });

    const maxHeight = width < 640 ? 260 : width < 900 ? 305 : 200;
    it(`is a banner of at most ${maxHeight} px in height at ${width} px`, async () => {
      const name = 'Internationale Donaudampfschifffahrtselektrizitätenspedition';
      const slogan = 'always on time, always kind, always together '.repeat(2);
      const changes = width < 640 ? {} : { name, slogan };
      const card = await show(changes, {
        width,
        attributes: { layout: 'banner', images: 'all' },
      });
      expect(heightOf(card)).to.be.within(140, maxHeight);
      expect(queryAll(card, '[part~="apply"]')).to.have.length(1);
      expect(queryAll(card, '.figures > div')).to.have.length(3);
      const right = card.getBoundingClientRect().right;
      expect(queryAll(card, '.apply')[0]?.getBoundingClientRect().right).to.be.at.most(right);
    });
  }

  for (const theme of ['page', 'light', 'dark', 'auto'])
    it(`draws words of a banner on a ground with contrast on a black and on a white picture, with theme="${theme}"`, async () => {
      const options = { width: 900, attributes: { layout: 'banner', images: 'all', theme } };
      const card = await show({}, options);
      const sample = document.body.appendChild(document.createElement('p'));
      const styleOf = (selector: string, pseudo?: string) =>
        getComputedStyle(queryAll(card, selector)[0] ?? card, pseudo);
      const ground = styleOf('.names', '::before');
      expect(ground.backgroundImage).to.equal('none');
      for (const selector of ['.company', '.slogan', '.distinctions', '.figures dt', '.figures dd'])
        for (const picture of ['#000', '#fff']) {
          sample.style.color = opaqueColor(styleOf(selector).color);
          sample.style.backgroundColor = opaqueColor(picture, ground.backgroundColor);
          expect(contrastOf(sample), `${selector} on ${picture}`).to.be.at.least(4.5);
        }
      sample.remove();
    });

  it('shows the picture of a banner above a ground of its words, which is as wide as the banner', async () => {
    registerMessages('ar', { apply: 'قدّم الآن' });
    const attributes = { layout: 'banner', images: 'all', theme: 'light' };
    for (const [width, lang] of [
      [900, 'en'],
      [1200, 'en'],
      [900, 'ar'],
    ] as const) {
      document.documentElement.lang = lang;
      const card = await show({}, { width, attributes });
      const boxOf = (selector: string) =>
        queryAll(card, selector)[0]?.getBoundingClientRect() ?? new DOMRect(NaN);
      const [banner, names, picture] = [boxOf('.content'), boxOf('.names'), boxOf('.cover')];
      const ground = getComputedStyle(queryAll(card, '.names')[0] ?? card, '::before');
      expect(names.left + parseFloat(ground.left)).to.be.at.most(banner.left);
      expect(names.right - parseFloat(ground.right)).to.be.at.least(banner.right);
      const top = names.bottom - parseFloat(ground.bottom) - parseFloat(ground.height);
      expect(top - banner.top).to.be.at.least(0.3 * banner.height);
      for (const word of queryAll(card, '.company, .slogan, .figures dt, .figures dd'))
        expect(word.getBoundingClientRect().top).to.be.at.least(top);
      expect(picture.bottom).to.be.at.least(top);
      expect(picture.top).to.be.closeTo(banner.top, 1);
      card.remove();
    }
  });

  it('begins the facts of a banner below its name, from 480 px', async () => {
    for (const width of [480, 640]) {
      const card = await show({}, { width, attributes: { layout: 'banner' } });
      const [names, figures] = ['.names', '.figures'].map((selector) =>
        queryAll(card, selector)[0]?.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      expect(figures.left, `${width} px`).to.be.closeTo(names.left, 1);
      expect(figures.top).to.be.at.least(names.bottom);
      card.remove();
    }
  });

  for (const width of [280, 480, 640])
    it(`says in one line that a convoy is live, and the number of members, in a banner of ${width} px`, async () => {
      const live = { ...convoy, startAt: '2026-11-20T16:00:00Z', endAt: '2026-11-20T18:30:00Z' };
      const card = await show(
        { upcomingEvents: [live] },
        { width, attributes: { layout: 'banner' } },
      );
      const [figures] = queryAll(card, '.figures');
      expect(plainText(figures?.innerText ?? '').replace(/\s+/g, ' ')).to.match(
        /^On the road now Members [\d,]+ members$/,
      );
      expect(figures?.offsetHeight).to.be.at.most(24);
    });

  it('says first that a convoy is live, and until when, in the place of its date', async () => {
    const live = { ...convoy, startAt: '2026-11-20T16:00:00Z', endAt: '2026-11-20T18:30:00Z' };
    const card = await show({ upcomingEvents: [live] }, { width: 480 });
    const [tile] = queryAll(card, '.tile');
    expect(plainText(tile?.innerText ?? '')).to.match(/^On the road now.*1 hr 30 min left/);
    expect(tile?.part.contains('current')).to.equal(true);
    expect(queryAll(card, '.date-tile')).to.have.length(0);
  });

  it('keeps the marks of the facts in one line, and the website in that of the icons', async () => {
    for (const width of [280, 360, 480, 640, 900]) {
      const card = await show({}, { width });
      for (const selector of ['.marks > dd', '.links > li']) {
        const tops = queryAll(card, selector).map((item) => item.getBoundingClientRect().top);
        expect(new Set(tops.map(Math.round)).size, `${selector}, ${width} px`).to.equal(1);
      }
      card.remove();
    }
  });

  for (const width of [640, 900]) {
    it(`shows the name of a banner in one line, rather than a third figure, at ${width} px`, async () => {
      const card = await show(
        { name: 'Nordic Haul', slogan: 'Every mile together, north of everything' },
        { width, attributes: { layout: 'banner' } },
      );
      const name = queryAll(card, '.name-line')[0];
      expect(name?.clientHeight).to.be.lessThan(40);
    });
  }

  it('shows the name in one line beside or above a long button, at every width from 450 px', async () => {
    registerMessages('de', { apply: 'Jetzt bewerben' });
    for (const layout of ['banner', 'card']) {
      const attributes = { layout, images: 'all', lang: 'de' };
      const card = await show({ partnered: true }, { width: 450, attributes });
      for (let width = 450; width <= 700; width += 10) {
        card.style.inlineSize = `${width}px`;
        const lineOf = (selector: string) => queryAll(card, selector)[0]?.getClientRects().length;
        expect(lineOf('.company'), `${layout}, ${width} px`).to.equal(1);
        expect(queryAll(card, '.apply')[0]?.clientHeight).to.be.lessThan(48);
      }
    }
  });

  const links = {
    youtube: 'https://a.example/',
    twitch: 'https://b.example/',
    tiktok: 'https://c.example/',
    instagram: 'https://d.example/',
  };
  const memberPreviews = Array.from({ length: 8 }, (_, index) => person(`Driver ${index}`));

  for (const [width, fontSize] of [
    [240, '16px'],
    [320, '32px'],
  ] as const) {
    for (const layout of ['card', 'banner', 'badge']) {
      it(`fits into ${width} px as a ${layout} with a font size of ${fontSize}`, async () => {
        const card = add({ width, attributes: { layout } });
        if (card.parentElement) card.parentElement.style.fontSize = fontSize;
        card.data = { ...company, ...links, memberPreviews };
        await clock.advance(100);
        const base = queryAll(card, '[part="base"]')[0];
        const right = base?.getBoundingClientRect().right ?? 0;
        // A badge shortens its texts with an ellipsis.
        const outside = queryAll(card, '.content:not(.is-badge) *')
          .filter((element) => element.getBoundingClientRect().right > right)
          .map((element) => element.outerHTML);
        expect(outside).to.deep.equal([]);
        expect(base?.scrollWidth).to.be.at.most(base?.clientWidth ?? 0);
      });
    }
  }

  /** Removes the whitespace that a minifier removes from templates. */
  function minify(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const { nodeValue } = text;
      if (nodeValue?.includes('\n')) text.nodeValue = nodeValue.replace(/^\s*\n\s*|\s*\n\s*$/g, '');
    }
  }

  for (const layout of ['card', 'banner', 'badge']) {
    for (const width of [280, 640, 900]) {
      it(`has the same layout without the white space of its templates as a ${layout} at ${width} px`, async () => {
        const card = await show(
          { ...links, memberPreviews, official: true, upcomingEvents: [] },
          { width, attributes: { layout } },
        );
        const boxes = () =>
          queryAll(card, '.content *').map((element) => {
            const { left, top, width: inline, height } = element.getBoundingClientRect();
            return `${element.tagName}.${element.getAttribute('class')} ${[left, top, inline, height].map(Math.round).join(' ')}`;
          });
        const before = boxes();
        if (card.shadowRoot) minify(card.shadowRoot);
        expect(boxes()).to.deep.equal(before);
      });
    }
  }

  it('has the height of one line as a badge while loading, ready and failed', async () => {
    const attributes = { layout: 'badge' };
    const ready = await show(
      { name: 'A very long name of a company that goes on' },
      { attributes },
    );
    const height = heightOf(ready);
    expect(height).to.be.at.most(70);
    backend.hold();
    const loading = add({ attributes, width: 280 });
    await clock.advance(100);
    expect(heightOf(loading)).to.equal(height);
    backend.release();
    backend.fail(500);
    const failed = add({ attributes: { ...attributes, vtc: 'other' }, width: 280 });
    await clock.advance(20_000);
    await clock.until(() => failed.state === 'error');
    expect(textOf(failed)).to.include('Try again');
    expect(heightOf(failed)).to.be.at.most(height);
    expect(await clock.withRealTimers(() => violations(failed))).to.deep.equal([]);
  });

  it('breaks no word of the error in a narrow badge', async () => {
    backend.fail(500);
    const card = add({ attributes: { layout: 'badge', lang: 'de' }, width: 280 });
    await clock.advance(20_000);
    await clock.until(() => card.state === 'error');
    const [reason] = queryAll(card, '.reason');
    expect(plainText(reason?.textContent)).to.equal('Laden fehlgeschlagen.');
    const lineHeight = parseFloat(getComputedStyle(reason ?? card).lineHeight);
    expect(reason?.clientHeight).to.be.lessThan(2.5 * lineHeight);
    expect(heightOf(card)).to.be.lessThan(96);
  });

  for (const layout of ['card', 'banner', 'badge']) {
    it(`shows the handle of a company that was not found, as a ${layout}`, async () => {
      const card = await fixture.show('vtc-card', { vtc: 'nobody_here', layout });
      expect(card.state).to.equal('error');
      expect(textContents(card, '[role="heading"]')).to.deep.equal(['nobody_here']);
    });
  }

  it('shows a new picture after one that failed to load', async () => {
    const card = await show(
      { banner: 'https://images.test/a.png' },
      { attributes: { images: 'all' } },
    );
    const picture = () => queryAll(card, '.cover img')[0];
    picture()?.dispatchEvent(new Event('error'));
    expect(picture()?.hidden).to.equal(true);
    card.data = { ...company, banner: 'https://images.test/b.png' };
    await card.updateComplete;
    expect(picture()?.getAttribute('src')).to.equal('https://images.test/b.png');
    expect(picture()?.hidden).to.equal(false);
  });

  it('is accessible from right to left', async () => {
    registerMessages('ar', { apply: 'قدّم الآن' });
    document.documentElement.lang = 'ar';
    const card = await show({}, { width: 900 });
    const [apply] = queryAll(card, '.apply');
    const [avatar] = queryAll(card, '.identity > .avatar');
    expect(apply?.getBoundingClientRect().left).to.be.lessThan(
      avatar?.getBoundingClientRect().left ?? 0,
    );
    expect(await clock.withRealTimers(() => violations(card))).to.deep.equal([]);
  });
});
