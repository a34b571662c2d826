import { expect } from '@open-wc/testing';
import type {
  RecruitmentData,
  VtcDetail,
} from '../../../src/widgets/vtc-recruitment/vtc-recruitment.js';
import { plainCompany } from '../../support/company.js';
import { announcementsOf } from '../../support/announcements.js';
import {
  addBox,
  ElementFixture,
  plainText,
  query,
  queryAll,
  texts,
} from '../../support/element-fixture.js';
import { textOf, violations } from '../../support/element-stage.js';
import { warningsOf } from '../../support/warnings.js';

const tag = 'vtc-recruitment';

type Join = NonNullable<VtcDetail['joinRequirements']>;

const join = (fields: Partial<Join> = {}): Join => ({
  requiredDlcAppIds: [],
  enforceAccountAge: false,
  enforcePlaytime: false,
  enforceDlcOwnership: false,
  writtenRequirements: [],
  ...fields,
});

const company = (fields: Partial<VtcDetail> = {}): VtcDetail => ({
  ...plainCompany,
  website: 'https://www.polar.example/',
  discord: 'https://chat.example/polar',
  ...fields,
});

const question = (fields: object = {}) => ({
  id: 1,
  displayId: 1,
  question: 'Why us?',
  questionType: 'textarea' as const,
  options: [],
  required: true,
  ...fields,
});

const form = (questions: readonly object[] = [question()]) => ({
  title: 'Come aboard',
  description: 'We drive **every** day.',
  questions,
});

const written = (count: number, length: number) =>
  Array(count)
    .fill('')
    .map((_, at) => ({ id: String(at), text: `${at} `.padEnd(length, 'word '), enabled: true }));

describe('<vtc-recruitment>', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
  });
  afterEach(() => fixture.close());

  const show = (
    fields: Partial<VtcDetail> = {},
    recruitment: unknown = form(),
    attributes: Readonly<Record<string, string>> = {},
  ) => fixture.show(tag, attributes, { vtc: company(fields), recruitment });

  const applyLink = (element: HTMLElement) =>
    query(element, '[part~="apply"]') as HTMLAnchorElement | undefined;
  const requirements = (element: HTMLElement) => texts(element, '.requirements > li');
  const questions = (element: HTMLElement) => {
    query(element, 'summary')?.click();
    return texts(element, '.questions > li');
  };

  it('shows the title and the text of the form, and a link to apply', async () => {
    const element = await show();
    expect(query(element, '[part="heading"]')?.innerText).to.equal('Come aboard');
    expect(query(element, '.intro strong')?.innerText).to.equal('every');
    expect(applyLink(element)?.href).to.equal('https://apply.example/polar');
    expect(applyLink(element)?.rel).to.include('noopener');
    expect(applyLink(element)?.ariaLabel).to.equal('Apply now: Polar Express');
    expect(textOf(element)).to.include('The application itself is on the platform.');
    expect(queryAll(element, '.apply')).to.have.length(1);
  });

  it('renders the beginnings of texts of thousands of formats, and all of one on request', async () => {
    const text = '*a* '.repeat(20_000);
    const element = await show({}, { ...form([question({ question: text })]), description: text });
    query(element, 'summary')?.click();
    for (const place of ['.intro', '.questions']) {
      const count = () => queryAll(element, `${place} .prose *`).length;
      expect(count()).to.be.within(1, 2_001);
      query(element, `${place} .text-button`)?.click();
      await element.updateComplete;
      expect(count()).to.equal(20_001);
    }
  });

  it('shows what is known of a company that recruits without a form', async () => {
    const element = await show({ minAccountAge: 30 }, null);
    expect(element.state).to.equal('ready');
    expect(query(element, '[part="heading"]')?.innerText).to.include('Polar Express');
    expect(texts(element, '[part="status"]')).to.deep.equal(['Recruiting']);
    expect(applyLink(element)).to.not.equal(undefined);
    expect(requirements(element)).to.have.length(1);
    expect(queryAll(element, 'details, .failure')).to.have.length(0);
  });

  it('leaves no space for questions that are not there', async () => {
    const element = await show({ minAccountAge: 30 }, null);
    for (const width of [640, 900, 1200]) {
      element.style.inlineSize = `${width}px`;
      const [join, ...parts] = queryAll(element, '.join, .join > *').map((part) =>
        part.getBoundingClientRect(),
      );
      const end = Math.max(...parts.map(({ bottom }) => bottom));
      expect(join?.bottom, `${width} px`).to.be.closeTo(end, 1);
    }
  });

  it('ignores a form while the company does not recruit, and names other places', async () => {
    const element = await show({ recruitmentOpen: false, minAccountAge: 30 });
    expect(element.state).to.equal('ready');
    expect(texts(element, '[part="status"]')).to.deep.equal(['Not recruiting']);
    expect(textOf(element)).to.include('You are welcome on our convoys meanwhile.');
    for (const text of ['Come aboard', 'every', 'Why us?', 'Apply'])
      expect(textOf(element)).not.to.include(text);
    expect(applyLink(element)).to.equal(undefined);
    expect(texts(element, '.contacts > a')).to.deep.equal(['Discord', 'polar.example']);
    element.style.inlineSize = '280px';
    const links = queryAll(element, '.contacts > a');
    expect(new Set(links.map(({ offsetWidth }) => offsetWidth)).size).to.equal(1);
    expect(new Set(links.map((link) => getComputedStyle(link).backgroundColor)).size).to.equal(2);
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
  });

  it('is hidden and empty while the company does not recruit with when-closed="hide"', async () => {
    const element = await show({ recruitmentOpen: false }, null, { 'when-closed': 'hide' });
    expect(element.state).to.equal('empty');
    expect(element.getBoundingClientRect().height).to.equal(0);
    element.data = { vtc: company(), recruitment: null } satisfies RecruitmentData;
    await element.updateComplete;
    expect(element.state).to.equal('ready');
    expect(element.getBoundingClientRect().height).to.be.greaterThan(100);
  });

  it('lists requirements that the platform does not enforce as recommended', async () => {
    const element = await show({
      minAccountAge: 30,
      minPlaytime: 100,
      requiredDlcs: [{ appId: 227310, name: 'Going East!', headerImage: null }],
      joinRequirements: join({
        enforceAccountAge: true,
        requiredDlcAppIds: [227310, 304212],
        writtenRequirements: [
          { id: 'a', text: ' Be kind. ', enabled: true },
          { id: 'b', text: 'Be silent.', enabled: false },
          { id: 'c', text: ' ', enabled: true },
        ],
      }),
    });
    expect(texts(element, '.requirement-section > div')).to.deep.equal([
      'What you need An account that is at least 30 days old Be kind.',
      'Recommended At least 100 hours of playtime DLC Going East! Scandinavia',
    ]);
    const links = queryAll(element, '.dlcs a').map((link) => (link as HTMLAnchorElement).href);
    expect(links).to.deep.equal([
      'https://store.steampowered.com/app/227310/',
      'https://store.steampowered.com/app/304212/',
    ]);
  });

  it('says how many DLCs have no known name, with a link for each', async () => {
    const dlcs = async (...requiredDlcAppIds: number[]) => {
      const element = await show({ joinRequirements: join({ requiredDlcAppIds }) });
      const links = queryAll(element, '.dlcs a') as HTMLAnchorElement[];
      for (const link of links) expect(link.getBoundingClientRect().width).to.be.at.least(24);
      return [
        plainText(queryAll(element, '.dlcs')[0]?.innerText),
        ...links.map(({ href }) => href.replace('https://store.steampowered.com/app/', '')),
      ];
    };
    expect(await dlcs(1, 620610)).to.deep.equal([
      'Heavy Cargo Pack 1 DLC on Steam',
      '620610/',
      '1/',
    ]);
    expect(await dlcs(1, 2, 3)).to.deep.equal(['3 DLC on Steam 1 2 3', '1/', '2/', '3/']);
  });

  it('recommends values without a statement about their enforcement', async () => {
    const element = await show({ minAccountAge: 1, joinRequirements: undefined });
    expect(texts(element, '.requirement-section > div')).to.deep.equal([
      'Recommended An account that is at least 1 day old',
    ]);
  });

  it('shows questions with their kind and options after a click', async () => {
    const element = await show(
      {},
      form([
        question({ questionType: 'text' }),
        question({ question: '**Which** game?', questionType: 'select', options: ['ETS2', 'ATS'] }),
        question({ questionType: 'radio', options: ['Yes', 'No'], required: false }),
        question(),
        question({ questionType: 'slider', required: false }),
      ]),
    );
    expect(query(element, 'summary')?.innerText.trim()).to.equal('5 questions');
    expect(query(element, '.questions')?.checkVisibility()).to.equal(false);
    expect(questions(element)).to.deep.equal([
      'Why us? Short answer',
      'Which game? Choose one: ETS2, ATS',
      'Why us? Choose one: Yes, No · Optional',
      'Why us? Long answer',
      'Why us? Optional',
    ]);
    expect(query(element, '.questions')?.checkVisibility()).to.equal(true);
    expect(query(element, '.questions strong')?.innerText).to.equal('Which');
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
  });

  for (const [shown, hasRequirements, hasQuestions] of [
    ['requirements', true, false],
    ['questions', false, true],
    ['', true, true],
  ] as const)
    it(`shows its section, and the link in any case, with show="${shown}"`, async () => {
      const element = await show({ minAccountAge: 30 }, form(), { show: shown });
      expect(requirements(element).length > 0).to.equal(hasRequirements);
      expect(queryAll(element, '.questions').length > 0).to.equal(hasQuestions);
      expect(applyLink(element)).to.not.equal(undefined);
    });

  const own = new URL('/join?vtc=7', location.href).href;
  for (const [name, attributes, recruitmentLink, expected] of [
    ['apply-url', { 'apply-url': '/join?vtc={id}', 'href-template': '/x' }, 'https://a.test/', own],
    [
      'an unsafe apply-url',
      { 'apply-url': 'javascript:alert(1)' },
      'https://a.test/',
      'https://a.test/',
    ],
    [
      'the recruitment link',
      { 'href-template': '/join?vtc={id}' },
      'https://a.test/',
      'https://a.test/',
    ],
    ['href-template', { 'href-template': '/join?vtc={id}' }, null, own],
    ['href-template', { 'href-template': '/join?vtc={id}' }, 'javascript:alert(1)', own],
    ['nothing', {}, 'http://a.test/', undefined],
  ] as const)
    it(`links to ${name}: ${JSON.stringify(attributes)}, ${recruitmentLink}`, async () => {
      await warningsOf(async () => {
        const element = await show({ recruitmentLink }, form(), attributes);
        expect(applyLink(element)?.href).to.equal(expected);
        const isOwn = 'apply-url' in attributes && expected === own;
        expect(textOf(element).includes('on the platform')).to.equal(!isOwn);
      });
    });

  it('warns the site owner of an unsafe apply-url', async () => {
    const warned = await warningsOf(() => show({}, form(), { 'apply-url': 'javascript:alert(1)' }));
    expect(warned.join()).to.include('apply-url="javascript:alert(1)"');
  });

  it('dispatches a cancelable vtc-select with the company when the link is activated', async () => {
    const element = await show();
    const selected: unknown[] = [];
    element.addEventListener('vtc-select', (event) => {
      event.preventDefault();
      selected.push((event as CustomEvent<{ item: VtcDetail }>).detail.item.id);
    });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    applyLink(element)?.dispatchEvent(click);
    expect(selected).to.deep.equal([7]);
    expect(click.defaultPrevented).to.equal(true);
  });

  it('requests the company and its form once each, side by side', async () => {
    await fixture.show(tag, { theme: 'page' });
    expect(fixture.backend.paths.sort()).to.deep.equal([
      '/vtcs/northern_haul',
      '/vtcs/northern_haul/recruitment',
    ]);
  });

  it('is loading until company and form are known', async () => {
    let respond: (response: Response) => void = () => undefined;
    fixture.backend.respond = ({ url }) =>
      url.endsWith('/recruitment') ? new Promise((resolve) => (respond = resolve)) : undefined;
    const element = fixture.add(tag);
    await fixture.clock.until(() => Boolean(Reflect.get(Object(element.data) as object, 'vtc')));
    await element.updateComplete;
    expect(element.state).to.equal('loading');
    respond(Response.json({ recruitment: null }));
    await fixture.clock.until(() => element.state === 'ready');
    expect(applyLink(element)).to.not.equal(undefined);
  });

  it('shows the rest if only the form fails, and the questions after a retry', async () => {
    fixture.backend.respond = ({ url }) =>
      url.endsWith('/recruitment') ? Response.json({}, { status: 500 }) : undefined;
    const element = fixture.add(tag, {});
    await element.updateComplete;
    const announced = announcementsOf(element);
    await fixture.clock.advance(20_000);
    await fixture.clock.until(() => element.error !== null);
    expect(element.state).to.equal('ready');
    expect(applyLink(element)).to.not.equal(undefined);
    expect(requirements(element)).to.not.be.empty;
    expect(texts(element, '.failure .reason')).to.deep.equal([
      'The questions could not be loaded.',
    ]);
    const retry = query(element, '.failure button');
    expect(retry?.ariaLabel).to.equal('Try again: The questions could not be loaded');
    fixture.backend.clearRequests();
    fixture.backend.recover();
    retry?.click();
    await fixture.clock.until(() => queryAll(element, '.questions').length > 0);
    expect(fixture.backend.paths).to.deep.equal(['/vtcs/northern_haul/recruitment']);
    expect(element.error).to.equal(null);
    expect(queryAll(element, '.failure')).to.have.length(0);
    expect(announced).to.deep.equal([]);
  });

  it('shows an error if only the company fails', async () => {
    fixture.backend.respond = ({ url }) =>
      url.endsWith('/recruitment') ? undefined : Response.json({}, { status: 500 });
    const element = fixture.add(tag, {});
    await fixture.clock.advance(20_000);
    await fixture.clock.until(() => element.error !== null);
    expect(element.state).to.equal('error');
    expect(element.data).to.equal(null);
    fixture.backend.recover();
    await fixture.clock.advance(120_000);
    query(element, '.failure button')?.click();
    await fixture.clock.until(() => element.state === 'ready');
  });

  it('shows 50 DLCs, 20 requirements of 240 letters and 30 options within 280 px', async () => {
    const element = await show(
      {
        requiredDlcs: Array(50)
          .fill('')
          .map((_, at) => ({ appId: at + 1, name: `Map of the north ${at}`, headerImage: null })),
        joinRequirements: join({ writtenRequirements: written(20, 240) }),
      },
      form([
        question({
          questionType: 'select',
          options: Array(30)
            .fill('')
            .map((_, at) => `Option with a long name ${at}`),
        }),
        question({ question: 'W'.repeat(300) }),
      ]),
    );
    addBox(280).append(element);
    await element.updateComplete;
    expect(queryAll(element, '.dlcs a')).to.have.length(50);
    expect(requirements(element)).to.have.length(21);
    expect(questions(element)[0]).to.include('Option with a long name 29');
    expect(query(element, '[part="base"]')?.scrollWidth).to.be.at.most(280);
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
  });

  it('shows neither elements nor unsafe links of hostile texts', async () => {
    const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1))';
    const element = await show(
      {
        name: hostile,
        recruitmentLink: 'javascript:alert(1)',
        discord: 'javascript:alert(1)',
        requiredDlcs: [{ appId: 1, name: hostile, headerImage: 'javascript:alert(1)' }],
        joinRequirements: join({
          writtenRequirements: [{ id: 'a', text: hostile, enabled: true }],
        }),
      },
      {
        ...form([question({ question: hostile, questionType: hostile, options: [hostile] })]),
        title: hostile,
        description: hostile,
      },
    );
    expect(queryAll(element, 'img, script, [onerror], a[href^="javascript"]')).to.have.length(0);
    expect(query(element, '[part="heading"]')?.innerText).to.equal(hostile);
  });
});
