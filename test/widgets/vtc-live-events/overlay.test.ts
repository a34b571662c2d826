import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { contrast, parseLayer } from '../../../src/theme/colors.js';
import { opaqueColor } from '../../support/contrast.js';
import { convoy } from '../../support/convoys.js';
import { ElementFixture, query, queryAll } from '../../support/element-fixture.js';
import { visibleText } from '../../support/visible-text.js';

const tag = 'vtc-live-events';
const later = { startAt: '2026-11-28T18:00:00Z', endAt: '2026-11-28T20:00:00Z', meetupAt: null };

describe('<vtc-live-events layout="overlay">', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-27T18:45:00Z', {
      attributes: { vtc: 'northern_haul', 'time-zone': 'UTC', layout: 'overlay' },
    });
  });
  afterEach(async () => {
    fixture.close();
    await setViewport({ width: 800, height: 600 });
  });

  const show = (items: readonly unknown[], attributes: Readonly<Record<string, string>> = {}) =>
    fixture.show(tag, attributes, { items });
  const rect = (element: HTMLElement, selector: string) =>
    query(element, selector)?.getBoundingClientRect() ?? new DOMRect(NaN);

  it('says once that a convoy is live, with its route and times, and has no controls', async () => {
    const element = await show([convoy({ externalLink: 'https://company.example/convoy' })]);
    expect(visibleText(element)).to.equal(
      'Weekly Convoy On the road now Calais 18:00 Duisburg 20:00 ' +
        'Under way for 45 mins 1 hr 15 mins left Simulation 1 ETS2 17 attending',
    );
    expect(queryAll(element, 'a[href], button, [role=button], [tabindex]')).to.have.length(0);
  });

  it('is transparent but for the ground of its words, with margins of 5 %', async () => {
    await setViewport({ width: 1920, height: 1080 });
    const element = await show([convoy()], { placement: 'bottom' });
    for (const selector of ['.base', '.content']) {
      const shown = query(element, selector) ?? element;
      expect(getComputedStyle(shown).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
      expect(getComputedStyle(shown).borderTopWidth).to.equal('0px');
    }
    const row = rect(element, 'li');
    expect(row.left).to.be.at.least(96);
    expect(1080 - row.bottom).to.be.at.least(54);
    expect(row.right).to.be.at.most(1920 - 96);
    const title = query(element, '.title') ?? element;
    expect(parseFloat(getComputedStyle(title).fontSize)).to.be.at.least(60);
    expect(
      parseFloat(getComputedStyle(query(element, '.facts') ?? element).fontSize),
    ).to.be.at.least(28);
  });

  it('shows each part below the one before it, at any width', async () => {
    await setViewport({ width: 1400, height: 800 });
    for (const width of [280, 640, 900, 1200]) {
      const element = await show([convoy()]);
      element.style.inlineSize = `${width}px`;
      const parts = ['.badge', '.title', '.progress', '.facts'].map((part) => rect(element, part));
      const overlaps = parts.slice(1).map(({ top }, index) => top - (parts[index]?.bottom ?? NaN));
      for (const distance of overlaps) expect(distance, `${width} px`).to.be.at.least(-1);
      const [line, left] = [rect(element, '.elapsed'), rect(element, '.elapsed > :last-child')];
      // Without the elapsed time beside it, it begins its line.
      if (width === 280) expect(left.left).to.be.closeTo(line.left, 1);
      else expect(left.right, `${width} px`).to.be.closeTo(line.right, 1);
      element.remove();
    }
  });

  it('has the time left as the loudest text after the name', async () => {
    const element = await show([convoy()]);
    const sizeOf = (selector: string) =>
      parseFloat(getComputedStyle(query(element, selector) ?? element).fontSize);
    const left = sizeOf('.elapsed > :last-child');
    expect(left).to.be.below(sizeOf('.title'));
    for (const part of ['.end > bdi', '.end > time', '.elapsed > :first-child', '.facts', '.badge'])
      expect(left / sizeOf(part), part).to.be.at.least(1.2);
  });

  // The horizon of a landscape is its brightest part behind words; a photograph may be white.
  for (const [banner, brightest] of [
    [null, 'oklch(0.72 0.12 60)'],
    [new URL('/test/support/picture.svg', location.href).href, '#fff'],
  ] as const)
    it(`has words with a contrast of 4.5 before ${banner ? 'a photograph' : 'a landscape'}`, async () => {
      const element = await show([convoy({ banner })]);
      const { maskImage, display } = getComputedStyle(query(element, '.cover') ?? element);
      expect(display).to.equal('block');
      const [, shown] = /rgba\(0, 0, 0, (0\.\d+)\)/.exec(maskImage) ?? [];
      const ground = getComputedStyle(query(element, 'li') ?? element).backgroundColor;
      const behind = `color-mix(in srgb, ${brightest} ${Number(shown) * 100}%, ${ground})`;
      for (const part of ['.title', '.end > bdi', '.end > time', '.elapsed', '.facts']) {
        const ink = getComputedStyle(query(element, part) ?? element).color;
        const [text, back] = [opaqueColor(behind, ink), opaqueColor(behind)].map(
          (value) => parseLayer(value)?.color,
        );
        expect(text && back && contrast(text, back), part).to.be.at.least(4.5);
      }
    });

  it('is at the top of the window with placement="top"', async () => {
    await setViewport({ width: 1280, height: 720 });
    const element = await show([convoy()], { placement: 'top' });
    expect(rect(element, 'li').top).to.be.within(36, 90);
    expect(element.offsetHeight).to.equal(0);
  });

  it('shows the next convoy with its day while none is live', async () => {
    const element = await show([convoy(later)]);
    expect(visibleText(element))
      .to.match(/Starts in 23 hours/)
      .and.match(/Tomorrow 28/);
  });

  it('shows nothing while it loads, fails, or has nothing to show', async () => {
    fixture.backend.fail(404);
    const failed = fixture.add(tag, { token: 'emb_1', theme: 'light' });
    await fixture.clock.until(() => failed.state === 'error');
    await failed.updateComplete;
    const empty = await show([], { 'when-empty': 'message' });
    expect(empty.state).to.equal('empty');
    for (const element of [failed, empty])
      expect(
        queryAll(element, '.header, .message, .stage').filter((part) => part.checkVisibility()),
      ).to.have.length(0);
  });
});
