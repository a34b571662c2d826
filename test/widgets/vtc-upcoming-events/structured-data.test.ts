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

  it('is beside the element as schema.org events, and violates no CSP', async () => {
    const element = await show();
    const [script] = scripts();
    expect(element.nextSibling).to.equal(script);
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

  it('is updated with the data, and moved and removed with the element', async () => {
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
    expect(section.contains(scripts()[0] ?? null)).to.equal(true);
    element.remove();
    await fixture.clock.advance(10);
    expect(scripts()).to.have.length(0);
  });

  it('does not change while the data does not change', async () => {
    const element = await show();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
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
