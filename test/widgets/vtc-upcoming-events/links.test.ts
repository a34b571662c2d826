import { expect } from '@open-wc/testing';
import { convoy } from '../../support/convoys.js';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { ElementFixture, query } from '../../support/element-fixture.js';

const tag = 'vtc-upcoming-events';

describe('the links and the calendar of a convoy', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
  });
  afterEach(() => fixture.close());

  const links = (element: HTMLElement) =>
    [...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.title a[href]') ?? [])].map(
      ({ href }) => href,
    );

  it('lead to the external link or href-template, and only to https URLs', async () => {
    const items = [
      convoy({ id: 1, externalLink: 'https://a.example/1' }),
      convoy({ id: 2, externalLink: 'javascript:alert(1)' }),
    ];
    const element = await fixture.show(tag, {}, { items });
    expect(links(element)).to.deep.equal(['https://a.example/1']);
    element.hrefTemplate = 'https://my.example/{slug}/{id}';
    await element.updateComplete;
    expect(links(element)).to.deep.equal([
      'https://my.example/weekly/1',
      'https://my.example/weekly/2',
    ]);
  });

  for (const [name, attributes, externalLink] of [
    ['the link of a convoy', { details: 'none' }, 'https://a.example/1'],
    ['the button of a convoy without a link', { details: 'dialog' }, null],
  ] as const)
    it(`look like links below the pointer and with the focus: ${name}`, async () => {
      const element = await fixture.show(tag, attributes, { items: [convoy({ externalLink })] });
      const link = query(element, '.title :is(a, button)') ?? element;
      const look = () => {
        const { color, textDecorationLine } = getComputedStyle(link);
        return [color, textDecorationLine];
      };
      const [textColor] = look();
      const { left, top } = link.getBoundingClientRect();
      await fixture.clock.withRealTimers(() =>
        sendMouse({ type: 'move', position: [Math.round(left + 5), Math.round(top + 10)] }),
      );
      const below = look();
      await fixture.clock.withRealTimers(() => resetMouse());
      expect(look()).to.deep.equal([textColor, 'none']);
      link.focus();
      for (const [color, line] of [below, look()]) {
        expect(line).to.equal('underline');
        expect(color).not.to.equal(textColor);
      }
    });

  it('show a dash if a name is blank', async () => {
    const items = [convoy({ name: ' \n', externalLink: 'https://a.example/1' })];
    const element = await fixture.show(tag, {}, { items });
    expect(element.shadowRoot?.querySelector('a')?.innerText).to.equal('—');
  });

  it('dispatch a cancelable event', async () => {
    const items = [convoy({ externalLink: 'https://a.example/1' })];
    const element = await fixture.show(tag, {}, { items });
    const selected: unknown[] = [];
    element.addEventListener('vtc-select', (event) => {
      event.preventDefault();
      selected.push((event as CustomEvent<{ item: { id: number } }>).detail.item.id);
    });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    element.shadowRoot?.querySelector('.title a')?.dispatchEvent(click);
    expect(selected).to.deep.equal([1]);
    expect(click.defaultPrevented).to.equal(true);
  });

  it('create files for one convoy and for all', async () => {
    const items = [convoy({ id: 1 }), convoy({ id: 2, name: 'Half \ud83d', slug: undefined })];
    const element = await fixture.show(tag, {}, { items });
    const links: HTMLAnchorElement[] = [];
    for (const button of element.shadowRoot?.querySelectorAll<HTMLElement>('.calendar-button') ??
      []) {
      button.click();
      await element.updateComplete;
      links.push(...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('a[download]') ?? []));
    }
    expect(links.map(({ download }) => download)).to.deep.equal([
      'convoys.ics',
      'weekly.ics',
      'convoys.ics',
    ]);
    const files = links.map(({ href }) => href);
    expect(files.map((href) => href.split(',')[0])).to.deep.equal(
      Array(3).fill('data:text/calendar'),
    );
    const texts = files.map((href) => decodeURIComponent(href.slice(href.indexOf(',') + 1)));
    expect(texts.map((text) => text.match(/BEGIN:VEVENT/g)?.length)).to.deep.equal([2, 1, 1]);
    expect(texts.every((text) => text.endsWith('END:VCALENDAR\r\n'))).to.equal(true);
  });

  for (const [name, clipboard] of [
    ['is absent', undefined],
    ['rejects', { writeText: () => Promise.reject(new Error('denied')) }],
    ['works', { writeText: (text: string) => Promise.resolve(void copied.push(text)) }],
  ] as const) {
    it(`copy the message for Discord, or show it selected, when the clipboard ${name}`, async () => {
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
      copied.length = 0;
      const element = await fixture.show(tag, {}, { items: [convoy()] });
      const { shadowRoot } = element;
      shadowRoot?.querySelector<HTMLElement>('.calendar-button')?.click();
      await element.updateComplete;
      const button = shadowRoot?.querySelector<HTMLElement>('.menu button');
      expect(button?.innerText.trim()).to.equal('Copy for Discord');
      button?.click();
      await fixture.clock.advance(10);
      const area = shadowRoot?.querySelector('textarea');
      Reflect.deleteProperty(navigator, 'clipboard');
      const text = area?.value ?? copied[0] ?? '';
      expect(text).to.include('<t:1795800600:F>');
      if (name === 'works') {
        expect(area).to.equal(null);
        expect(shadowRoot?.querySelector<HTMLElement>('.menu')?.innerText.match(/Copied/g)).to.eql([
          'Copied',
        ]);
        expect(shadowRoot?.querySelector('.menu [role="status"]')?.textContent?.trim()).to.equal(
          'Copied',
        );
      } else {
        expect(area?.checkVisibility()).to.equal(true);
        expect(area?.selectionEnd).to.equal(text.length);
        expect(shadowRoot?.activeElement).to.equal(area);
      }
      expect(button?.innerText.trim()).to.equal('Copy for Discord');
    });
  }
  const copied: string[] = [];

  it('have no calendar with no-calendar', async () => {
    const items = [convoy({ id: 1 }), convoy({ id: 2 })];
    const element = await fixture.show(tag, { 'no-calendar': '' }, { items });
    expect(element.shadowRoot?.querySelector('button, [download]')).to.equal(null);
  });
});
