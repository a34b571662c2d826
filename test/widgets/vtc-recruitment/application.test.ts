import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../src/base.js';
import type { RecruitmentData } from '../../../src/widgets/vtc-recruitment/vtc-recruitment.js';
import { plainCompany } from '../../support/company.js';
import { announcementsOf } from '../../support/announcements.js';
import { settled } from '../../support/driven-clock.js';
import { addBox, ElementFixture, query, queryAll, texts } from '../../support/element-fixture.js';
import { textOf, violations } from '../../support/element-stage.js';

const tag = 'vtc-recruitment';
const action = 'https://apply.example/apply/{handle}';
/** Each test has a company of its own, as drafts are kept by company. */
let companyId = 100;

const question = (fields: object = {}) => ({
  id: 1,
  displayId: 1,
  question: 'Why us?',
  questionType: 'textarea',
  options: [] as string[],
  required: true,
  ...fields,
});

const every = [
  question({ id: 1, question: 'How old are you?', questionType: 'text' }),
  question({ id: 2, question: 'Why us?' }),
  question({ id: 3, question: 'Which game?', questionType: 'select', options: ['ETS2', 'ATS'] }),
  question({ id: 4, question: 'Microphone?', questionType: 'radio', options: ['Yes', 'No'] }),
  question({
    id: 5,
    question: 'Server?',
    questionType: 'radio',
    options: ['One', 'Two'],
    required: false,
  }),
];

const requirements = (texts: readonly string[]) => ({
  requiredDlcAppIds: [],
  enforceAccountAge: false,
  enforcePlaytime: false,
  enforceDlcOwnership: false,
  writtenRequirements: texts.map((text, at) => ({ id: `r${at}`, text, enabled: true })),
});

const dataOf = (questions: readonly object[] = every, fields: object = {}) => ({
  vtc: { ...plainCompany, id: companyId, handle: `polar_${companyId}`, ...fields },
  recruitment: { title: 'Come aboard', description: null, questions },
});

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (element: HTMLElement) =>
  queryAll(element, 'form :is(input, select, textarea)') as Control[];

const control = (element: HTMLElement, name: string): Control => {
  const found = controls(element).filter((one) => one.name === name);
  const chosen = found.find((one) => one.matches(':checked')) ?? found[0];
  if (!chosen) throw new Error(`There is no field ${name}.`);
  return chosen;
};

const valuesOf = (element: HTMLElement) =>
  Object.fromEntries(
    controls(element)
      .filter(({ type }) => type !== 'radio' && type !== 'checkbox')
      .map(({ name, value }) => [name, value]),
  );

function fill(element: HTMLElement, name: string, value: string): void {
  const field =
    controls(element).find(
      (one) => one.name === name && one.type === 'radio' && one.value === value,
    ) ?? control(element, name);
  if (field.type === 'radio' || field.type === 'checkbox')
    (field as HTMLInputElement).checked = true;
  else field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function fillAll(element: HTMLElement): void {
  fill(element, 'name', 'Trucker Ö');
  fill(element, 'contact', 'trucker#1');
  fill(element, 'answer-1', '19');
  fill(element, 'answer-2', 'I like\nconvoys.');
  fill(element, 'answer-3', 'ATS');
  fill(element, 'answer-4', 'Yes');
}

/** What the console gets while `act` runs. */
async function warningsOf(act: () => Promise<unknown>): Promise<string> {
  const { warn } = console;
  const warned: string[] = [];
  console.warn = (...words: unknown[]) => warned.push(words.join(' '));
  await act().finally(() => (console.warn = warn));
  return warned.join();
}

const button = (element: HTMLElement) => query(element, '[type="submit"]') as HTMLButtonElement;

const focused = (element: HTMLElement) => element.shadowRoot?.activeElement as HTMLElement | null;

describe('the form of <vtc-recruitment>', () => {
  let fixture: ElementFixture;
  let sent: Request[];
  beforeEach(() => {
    companyId += 1;
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
    sent = [];
    respond(() => Response.json({ ok: true }));
  });
  afterEach(() => {
    configure({ storage: 'session' });
    fixture.close();
  });

  /** Responds to applications, which are recorded. */
  function respond(answer: () => Response | Promise<Response>): void {
    fixture.backend.respond = (request) => {
      if (request.method !== 'POST') return undefined;
      sent.push(request);
      return answer();
    };
  }

  const show = (data: unknown = dataOf(), attributes: Readonly<Record<string, string>> = {}) =>
    fixture.show(tag, { form: '', action, ...attributes }, data);

  /** Activates the button, and waits for what follows. */
  async function send(element: HTMLElement): Promise<void> {
    button(element).click();
    await settled();
    await settled();
    await (element as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
    await settled();
  }

  it('is off by default, and sends nothing before its button is pressed', async () => {
    const link = await fixture.show(tag, { action }, dataOf());
    expect(query(link, 'form')).to.equal(undefined);
    expect(query(link, '[part~="apply"]')).to.not.equal(undefined);
    const element = await show();
    fillAll(element);
    await fixture.clock.advance(60_000);
    expect(query(element, '[part~="apply"]')).to.equal(undefined);
    expect(fixture.backend.requests).to.deep.equal([]);
  });

  it('has the control of each kind of question, which browsers can validate', async () => {
    const element = await show();
    const kinds = controls(element).map(({ name, type, required }) => [name, type, required]);
    expect(kinds).to.deep.equal([
      ['name', 'text', true],
      ['contact', 'text', true],
      ['answer-1', 'text', true],
      ['answer-2', 'textarea', true],
      ['answer-3', 'select-one', true],
      ['answer-4', 'radio', true],
      ['answer-4', 'radio', true],
      ['answer-5', 'radio', false],
      ['answer-5', 'radio', false],
      ['answer-5', 'radio', false],
      ['website', 'text', false],
    ]);
    const form = query(element, 'form') as HTMLFormElement;
    expect(form.checkValidity()).to.equal(false);
    fillAll(element);
    expect(form.checkValidity()).to.equal(true);
    expect(control(element, 'name').autocomplete).to.equal('nickname');
    expect((control(element, 'answer-2') as HTMLTextAreaElement).maxLength).to.equal(4000);
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
  });

  it('has its own checkboxes and radio buttons, and short answers side by side from 608 px', async () => {
    const element = await show();
    const fields = () => controls(element).filter(({ type }) => type === 'text');
    for (const [width, columns] of [
      [480, 1],
      [660, 2],
    ] as const) {
      element.style.inlineSize = `${width}px`;
      const [name, contact] = fields().map((field) => field.getBoundingClientRect());
      expect(name?.top === contact?.top, `${width} px`).to.equal(columns === 2);
    }
    for (const one of controls(element).filter(({ type }) => /radio|checkbox/.test(type)))
      expect(getComputedStyle(one).appearance).to.equal('none');
    const radios = controls(element).filter(({ name }) => name === 'answer-4');
    expect(new Set(radios.map((one) => one.getBoundingClientRect().top)).size).to.equal(1);
  });

  for (const [width, columns] of [
    [280, 1],
    [640, 2],
    [900, 3],
    [1200, 3],
  ] as const)
    it(`puts short fields into ${columns} columns of one width, with inputs on one line, at ${width} px`, async () => {
      const element = await show(
        dataOf([question({ id: 1, questionType: 'text', question: 'A question '.repeat(4) })]),
      );
      element.style.inlineSize = `${width}px`;
      const fields = queryAll(element, '.application > .short');
      expect(fields).to.have.length(3);
      const boxes = fields.map((field) => field.querySelector('input')?.getBoundingClientRect());
      const tops = boxes.map((box) => Math.round(box?.top ?? 0));
      expect(new Set(tops).size).to.equal(Math.ceil(3 / columns));
      expect(new Set(boxes.map((box) => Math.round(box?.left ?? 0))).size).to.equal(columns);
      expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size).to.equal(1);
      const edge = query(element, '.application')?.getBoundingClientRect().right ?? 0;
      expect(boxes[columns - 1]?.right).to.be.closeTo(edge, 1);
    });

  it('has short fields of one width, also alone above a long one, at 640 px', async () => {
    const questions = ['text', 'textarea', 'text', 'textarea', 'text', 'text'].map(
      (questionType, id) => question({ id, questionType }),
    );
    const element = await show(dataOf(questions));
    element.style.inlineSize = '640px';
    const widths = queryAll(element, '.application > .short').map((field) =>
      Math.round(field.getBoundingClientRect().width),
    );
    expect(widths).to.have.length(6);
    expect(new Set(widths).size).to.equal(1);
    expect(widths[0]).to.be.below(320);
  });

  it('has confirmations beside each other where there is space', async () => {
    const element = await show(
      dataOf([], {
        joinRequirements: requirements([
          'Be in the voice channel during convoys.',
          'Be kind on the road and in the chat.',
        ]),
      }),
    );
    for (const [width, rows] of [
      [480, 2],
      [900, 1],
    ] as const) {
      element.style.inlineSize = `${width}px`;
      const tops = queryAll(element, '.confirmations .option').map(
        (option) => option.getBoundingClientRect().top,
      );
      expect(tops).to.have.length(2);
      expect(new Set(tops).size).to.equal(rows);
    }
  });

  it('fills the row with name and contact where there are no questions', async () => {
    const element = await show(dataOf([]));
    element.style.inlineSize = '900px';
    const fields = queryAll(element, '.application > .short');
    expect(fields).to.have.length(2);
    expect(fields[1]?.getBoundingClientRect().right).to.be.closeTo(
      query(element, '.application')?.getBoundingClientRect().right ?? NaN,
      1,
    );
  });

  it('aligns fields with the columns of the introduction and of the requirements', async () => {
    const questions = ['text', 'select', 'radio'].map((questionType, id) =>
      question({ id, questionType, options: ['ATS', 'ETS2'] }),
    );
    const joinRequirements = requirements(['Be kind.', 'Be on time.']);
    const fields = { minAccountAge: 30, minPlaytime: 50, joinRequirements };
    const element = await show(dataOf(questions, fields));
    expect(queryAll(element, '.confirmations > *')).to.have.length(2);
    expect(queryAll(element, '.requirement-section > *').length).to.be.above(0);
    for (const width of [900, 1200]) {
      element.style.inlineSize = `${width}px`;
      const lefts = (selector: string) =>
        queryAll(element, selector).map((part) => Math.round(part.getBoundingClientRect().left));
      const columns = new Set(lefts('.application > .field'));
      expect(columns.size).to.equal(3);
      for (const left of lefts('.intro, .requirement-section > *, .confirmations > *'))
        expect(columns).to.include(left);
    }
  });

  it('puts two fields beside a long answer where it is wide, in the order of the questions', async () => {
    const questions = ['textarea', 'select', 'radio'].map((questionType, id) =>
      question({ id, questionType, options: ['ATS', 'ETS2'] }),
    );
    const element = await show(dataOf(questions));
    const boxes = () =>
      queryAll(element, '.application > .field')
        .slice(2)
        .map((field) => field.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    element.style.inlineSize = '900px';
    const [long, select, radio] = boxes();
    expect(select.left).to.be.above(long.right);
    expect(radio.left).to.equal(select.left);
    expect(select.top).to.be.closeTo(long.top, 1);
    expect(radio.top).to.be.above(select.bottom);
    expect(radio.bottom).to.be.at.most(long.bottom + 1);
    element.style.inlineSize = '640px';
    const [above, left, right] = boxes();
    expect(left.top).to.be.above(above.bottom);
    expect(right.left).to.be.above(left.right);
  });

  it('colors the chosen option as text, which leaves the accent to the button', async () => {
    const element = await show();
    const [checked] = controls(element).filter((one) => one.matches('[type="radio"]:checked'));
    if (!checked) throw new Error('No option is chosen.');
    const { borderTopColor, backgroundColor } = getComputedStyle(checked);
    expect(borderTopColor).to.equal(getComputedStyle(query(element, '.base') ?? checked).color);
    expect(backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });

  it('shows no option alone below others where it is narrow, and no label of optional answers', async () => {
    const element = await show();
    element.style.inlineSize = '280px';
    const radios = controls(element).filter(({ name }) => name === 'answer-4');
    expect(new Set(radios.map((one) => one.getBoundingClientRect().left)).size).to.equal(1);
    for (const label of queryAll(element, '.optional'))
      expect(label.textContent?.startsWith('\u00a0')).to.equal(true);
  });

  it('asks for name and contact where the company has no questions', async () => {
    const element = await show(dataOf([]));
    expect(controls(element).map(({ name }) => name)).to.deep.equal(['name', 'contact', 'website']);
  });

  it('shows 30 options, and a choice without options as a text', async () => {
    const options = Array(30)
      .fill('')
      .map((_, at) => `Option with a long name ${at}`);
    const element = await show(
      dataOf([
        question({ id: 1, questionType: 'select', options: [...options, ' ', options[0]] }),
        question({ id: 2, questionType: 'radio', options }),
        question({ id: 3, questionType: 'select' }),
        question({ id: 4, questionType: 'slider' }),
      ]),
    );
    addBox(280).append(element);
    await element.updateComplete;
    expect((control(element, 'answer-1') as HTMLSelectElement).options).to.have.length(31);
    expect(queryAll(element, '[name="answer-2"]')).to.have.length(30);
    expect(control(element, 'answer-3').type).to.equal('text');
    expect(control(element, 'answer-4').type).to.equal('text');
    expect(query(element, '[part="base"]')?.scrollWidth).to.be.at.most(280);
  });

  it('shows the whole of a long question and its links, and labels its field by the beginning', async () => {
    const element = await show(
      dataOf([
        question({ question: `Read [this](https://rules.example/).\n\n${'Why? '.repeat(200)}` }),
      ]),
    );
    expect(query(element, '.field .prose a')?.getAttribute('href')).to.equal(
      'https://rules.example/',
    );
    const field = control(element, 'answer-1');
    expect(field.labels?.[0]?.textContent?.length).to.be.below(220);
    expect(field.getAttribute('aria-describedby')).to.equal('answer-1-text');
    expect(query(element, '#answer-1-text')?.textContent).to.include('Why? Why?');
  });

  it('has fields of at least 40 px', async () => {
    const element = await show(dataOf(every, { joinRequirements: requirements(['Be kind.']) }));
    const targets = queryAll(
      element,
      'form :is(input[type="text"]:not([name="website"]), select, textarea, .option, [type="submit"])',
    );
    expect(targets).to.have.length(12);
    for (const target of targets) expect(target.getBoundingClientRect().height).to.be.at.least(40);
  });

  it('sends name, contact and answers as JSON without credentials, once for a double click', async () => {
    const element = await show();
    fillAll(element);
    await fixture.clock.advance(30_000);
    button(element).click();
    await send(element);
    expect(sent).to.have.length(1);
    const [request] = sent as [Request];
    expect(request.url).to.equal(`https://apply.example/apply/polar_${companyId}`);
    expect(request.credentials).to.equal('omit');
    expect(request.headers.get('content-type')).to.equal('application/json');
    expect(await request.json()).to.deep.equal({
      vtc: `polar_${companyId}`,
      answers: [
        { id: 1, question: 'How old are you?', answer: '19' },
        { id: 2, question: 'Why us?', answer: 'I like\nconvoys.' },
        { id: 3, question: 'Which game?', answer: 'ATS' },
        { id: 4, question: 'Microphone?', answer: 'Yes' },
      ],
      name: 'Trucker Ö',
      contact: 'trucker#1',
      website: '',
      seconds: 30,
    });
    expect(textOf(element)).to.include('Your application has been sent.');
    expect(query(element, 'form')).to.equal(undefined);
    expect(focused(element)?.className).to.equal('sent');
  });

  for (const enctype of ['multipart/form-data', 'application/x-www-form-urlencoded'])
    it(`sends form data with enctype="${enctype}"`, async () => {
      const element = await show(dataOf(), { enctype });
      fillAll(element);
      await send(element);
      const [request] = sent as [Request];
      expect(request.headers.get('content-type')).to.include(enctype);
      const data = await request.formData();
      expect(data.get('name')).to.equal('Trucker Ö');
      expect(data.get('answers[1][question]')).to.equal('Why us?');
      expect(String(data.get('answers[1][answer]')).replace('\r', '')).to.equal('I like\nconvoys.');
    });

  it('is sent by Enter in a field', async () => {
    const element = await show();
    fillAll(element);
    control(element, 'name').focus();
    await fixture.clock.withRealTimers(() => sendKeys({ press: 'Enter' }));
    await settled();
    await fixture.clock.until(() => textOf(element).includes('has been sent'));
    expect(sent).to.have.length(1);
  });

  it('names what is missing beside its field and in a summary, which gets the focus', async () => {
    const element = await show(dataOf(every, { joinRequirements: requirements(['Be kind.']) }));
    fillAll(element);
    fill(element, 'name', '  \u200b ');
    fill(element, 'answer-3', '');
    await send(element);
    expect(sent).to.deep.equal([]);
    expect(texts(element, '.problem')).to.deep.equal([
      'Please fill this in',
      'Please choose',
      'Please confirm this',
    ]);
    expect(focused(element)?.className).to.equal('summary');
    expect(texts(element, '.summary li')).to.deep.equal(['Name', 'Which game?', 'Be kind.']);
    expect(texts(element, '#summary')).to.deep.equal(['3 answers need your attention']);
    const name = control(element, 'name');
    expect(name.getAttribute('aria-invalid')).to.equal('true');
    expect(name.getAttribute('aria-describedby')).to.equal('name-error');
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
    queryAll(element, '.summary button')[1]?.click();
    expect(focused(element)).to.equal(control(element, 'answer-3'));
    fill(element, 'answer-3', 'ETS2');
    await element.updateComplete;
    expect(texts(element, '.problem')).to.deep.equal([
      'Please fill this in',
      'Please confirm this',
    ]);
  });

  it('lets the visitor confirm what the company has written itself, and lists what the platform checks', async () => {
    const element = await show(
      dataOf([], {
        minAccountAge: 30,
        joinRequirements: requirements(['Be kind.', 'Be on time.']),
      }),
    );
    expect(texts(element, '.requirements > li')).to.have.length(1);
    expect(texts(element, '.confirmations .option')).to.deep.equal(['Be kind.', 'Be on time.']);
    fill(element, 'name', 'A');
    fill(element, 'contact', 'B');
    fill(element, 'requirement-r0', 'yes');
    await send(element);
    expect(texts(element, '.summary li')).to.deep.equal(['Be on time.']);
    fill(element, 'requirement-r1', 'yes');
    await send(element);
    expect(sent).to.have.length(1);
  });

  const failures: readonly (readonly [string, () => Response | Promise<Response>, string])[] = [
    ['an error of the receiver', () => new Response('', { status: 503 }), 'could not be sent'],
    ['no connection', () => Promise.reject(new TypeError('failed')), 'could not be sent'],
    ['too many applications', () => new Response('', { status: 429 }), 'Too many requests'],
    ['a rejection', () => new Response('<p>', { status: 400 }), 'was not accepted'],
    [
      'an unknown result',
      () => Response.json({ code: 'RESULT_UNKNOWN' }, { status: 504 }),
      'may arrive twice',
    ],
    ['closed recruitment', () => Response.json({ code: 'CLOSED' }, { status: 409 }), 'not taking'],
    [
      'another form',
      () => Response.json({ code: 'FORM_CHANGED' }, { status: 409 }),
      'questions have changed',
    ],
  ];
  for (const [name, answer, text] of failures)
    it(`loses no letter after ${name}, and says so`, async () => {
      const element = await show();
      fillAll(element);
      const before = valuesOf(element);
      respond(answer);
      await warningsOf(() => send(element));
      expect(texts(element, '#summary').join()).to.include(text);
      expect(focused(element)?.className).to.equal('summary');
      expect(valuesOf(element)).to.deep.equal(before);
      expect(button(element).innerText).to.equal('Send application');
      respond(() => Response.json({ ok: true }));
      await send(element);
      expect(textOf(element)).to.include('Your application has been sent.');
    });

  it('says beside a field what the receiver does not accept', async () => {
    const element = await show();
    fillAll(element);
    const fields = [{ field: 'answer-2', problem: 'LINKS_ONLY' }];
    respond(() => Response.json({ code: 'VALIDATION_ERROR', fields }, { status: 422 }));
    await send(element);
    expect(texts(element, '.problem')).to.deep.equal(['Please write more than links']);
    expect(control(element, 'answer-2').getAttribute('aria-invalid')).to.equal('true');
  });

  it('says that it is being sent, keeps fields unchanged meanwhile, and gives up after 30 s', async () => {
    const element = await show();
    fillAll(element);
    const announced = announcementsOf(element);
    respond(() => new Promise(() => undefined));
    await send(element);
    expect(button(element).innerText).to.equal('Sending…');
    expect(button(element).ariaDisabled).to.equal('true');
    expect((control(element, 'name') as HTMLInputElement).readOnly).to.equal(true);
    expect(announced).to.deep.equal(['Sending…']);
    await fixture.clock.advance(30_000);
    await element.updateComplete;
    await settled();
    expect(texts(element, '#summary').join()).to.include('may have arrived or not');
    expect(valuesOf(element)['answer-2']).to.equal('I like\nconvoys.');
  });

  it('sends nothing while the browser is offline', async () => {
    const element = await show();
    fillAll(element);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    try {
      await send(element);
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
    expect(sent).to.deep.equal([]);
    expect(texts(element, '#summary').join()).to.include('You are offline.');
  });

  const hide = (type: 'pagehide' | 'pageshow') => dispatchEvent(new PageTransitionEvent(type));
  /** The stored draft of the company of this test. */
  const stored = () =>
    Object.entries(
      JSON.parse(sessionStorage.getItem('vtc-widgets.drafts') ?? '{}') as Record<string, unknown>,
    )
      .filter(([company]) => company.endsWith(` ${companyId}`))
      .map(([, draft]) => JSON.stringify(draft))
      .join();

  it('stores the draft for the next page of the tab while the page is hidden, until it is sent', async () => {
    const element = await show();
    fillAll(element);
    expect(stored()).to.equal('');
    hide('pagehide');
    expect(stored()).to.include('trucker#1');
    hide('pageshow');
    expect(stored()).to.equal('');
    await send(element);
    hide('pagehide');
    expect(stored()).to.equal('');
    hide('pageshow');
  });

  it('stores nothing if the site owner forbids storage', async () => {
    configure({ storage: 'none' });
    const element = await show();
    fillAll(element);
    hide('pagehide');
    expect(stored()).to.equal('');
    hide('pageshow');
  });

  it('keeps the draft when the element is removed and added again', async () => {
    const first = await show();
    fillAll(first);
    first.remove();
    const second = await show();
    expect(valuesOf(second)).to.include({ name: 'Trucker Ö', 'answer-3': 'ATS' });
    expect(control(second, 'answer-4').value).to.equal('Yes');
  });

  it('has no form while the company does not recruit', async () => {
    const element = await show(dataOf(every, { recruitmentOpen: false }));
    expect(query(element, 'form')).to.equal(undefined);
    element.data = dataOf() as unknown as RecruitmentData;
    await element.updateComplete;
    expect(query(element, 'form')).to.not.equal(undefined);
  });

  it('shows the link instead of the form without action, and warns the site owner', async () => {
    const warned = await warningsOf(async () => {
      const element = await fixture.show(tag, { form: '' }, dataOf());
      expect(query(element, 'form')).to.equal(undefined);
      expect(query(element, '[part~="apply"]')).to.not.equal(undefined);
    });
    expect(warned).to.include('needs action');
  });

  it('tells the site owner of a missing permission, by the policy or CORS, without the answers', async () => {
    const element = await show();
    fillAll(element);
    respond(() => Promise.reject(new TypeError('failed')));
    const warned = await warningsOf(() => send(element));
    expect(warned).to.include('https://apply.example');
    expect(warned).not.to.include('Trucker');
  });

  it('ignores the result of a form that was left for another company', async () => {
    let answer: (response: Response) => void = () => undefined;
    respond(() => new Promise((resolve) => (answer = resolve)));
    const element = await show();
    fillAll(element);
    button(element).click();
    await settled();
    element.vtc = 'big_fleet';
    companyId += 1;
    element.data = dataOf() as unknown as RecruitmentData;
    await element.updateComplete;
    answer(Response.json({ ok: true }));
    await settled();
    await element.updateComplete;
    expect(query(element, 'form')).to.not.equal(undefined);
    expect(valuesOf(element).name).to.equal('');
  });

  it('shows hostile questions and options as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const element = await show(
      dataOf([question({ question: hostile, questionType: 'radio', options: [hostile] })], {
        joinRequirements: requirements([hostile]),
      }),
    );
    expect(queryAll(element, 'img, [onerror]')).to.deep.equal([]);
    expect(texts(element, '.options .option')).to.deep.equal([hostile]);
  });
});
