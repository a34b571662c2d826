import { expect } from '@open-wc/testing';
import { convoy } from '../../support/convoys.js';
import { ElementFixture } from '../../support/element-fixture.js';
import { settled } from '../../support/driven-clock.js';

const tag = 'vtc-upcoming-events';
const scripts = () => [...document.querySelectorAll('script[type="application/ld+json"]')];
const hostile = '</script><script>globalThis.hacked = true</script><!--';

describe('the data for search engines', () => {
  let fixture: ElementFixture;
  const violations: string[] = [];

  before(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "require-trusted-types-for 'script'";
    document.head.append(policy);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      violations.push(`${violatedDirective} ${sample}`),
    );
  });
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
    violations.length = 0;
  });
  afterEach(() => fixture.close());

  const show = (attributes: Readonly<Record<string, string>> = { 'structured-data': '' }) =>
    fixture.show(tag, attributes, { items: [convoy({ name: hostile })] });

  it('is in the head as schema.org events, and violates no CSP', async () => {
    await show();
    const [script] = scripts();
    expect(script?.parentElement).to.equal(document.head);
    expect(JSON.parse(script?.textContent ?? '')).to.deep.equal([
      {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: hostile,
        description: 'Calais → Duisburg',
        doorTime: '2026-11-27T17:30:00.000Z',
        startDate: '2026-11-27T18:00:00.000Z',
        endDate: '2026-11-27T20:00:00.000Z',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: location.href },
        url: location.href,
      },
    ]);
    // A violation is reported in a later task.
    await settled();
    expect(violations).to.deep.equal([]);
  });

  it('contains no end tag of a script with hostile names', async () => {
    await show();
    expect(scripts()[0]?.textContent).not.to.include('<');
  });

  it('exists only with structured-data', async () => {
    const element = await show({});
    expect(scripts()).to.have.length(0);
    element.setAttribute('structured-data', '');
    await element.updateComplete;
    expect(scripts()).to.have.length(1);
    element.removeAttribute('structured-data');
    await element.updateComplete;
    expect(scripts()).to.have.length(0);
  });

  it('is updated with the data, and removed with the element', async () => {
    const element = await show();
    element.data = { items: [convoy({ name: 'Another' })] };
    await element.updateComplete;
    expect(scripts()).to.have.length(1);
    expect(scripts()[0]?.textContent).to.include('Another');
    const section = document.createElement('section');
    document.body.append(section);
    section.append(element);
    await element.updateComplete;
    expect(scripts()).to.have.length(1);
    element.remove();
    await fixture.clock.advance(10);
    expect(scripts()).to.have.length(0);
  });

  it('is one script after the page was restored from a snapshot', async () => {
    await show();
    await show({ 'structured-data': '', heading: 'Second' });
    for (let visit = 0; visit < 3; visit += 1) {
      const { head, body } = document;
      const snapshot = [...scripts()].map((script) => script.cloneNode(true));
      const content = [...body.querySelectorAll(tag)].map((element) => element.cloneNode(true));
      body.querySelectorAll(tag).forEach((element) => element.remove());
      head.append(...snapshot);
      body.append(...content);
      for (const element of body.querySelectorAll(tag)) {
        element.data = { items: [convoy({})] };
        await element.updateComplete;
      }
    }
    expect(scripts()).to.have.length(2);
    document.querySelectorAll(tag).forEach((element) => element.remove());
    await fixture.clock.advance(10);
    expect(scripts()).to.have.length(0);
  });

  it('does not change while the data does not change', async () => {
    const element = await show();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    for (let update = 0; update < 5; update += 1) {
      element.requestUpdate();
      await element.updateComplete;
    }
    await settled();
    changes.push(...observer.takeRecords());
    observer.disconnect();
    expect(changes).to.have.length(0);
  });
});
