import { expect } from '@open-wc/testing';
import { contrast, parseLayer } from '../../src/theme/colors.js';
import { opaqueColor } from '../support/contrast.js';
import { convoy } from '../support/convoys.js';
import { ElementFixture, frames, query, queryAll } from '../support/element-fixture.js';
import { pageDesigns } from '../support/page-designs.js';

/** Background colours behind the text of an element, the one farthest behind first. */
function backgroundsOf(element: Element): string[] {
  const color = getComputedStyle(element).backgroundColor;
  const root = element.getRootNode();
  const around = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return [...(around ? backgroundsOf(around) : ['white']), color];
}

/** Contrast of the word above the number of a date tile. */
function contrastOfDay(tile: Element): number {
  const behind = backgroundsOf(tile);
  const { color } = getComputedStyle(tile, '::before');
  const [text, ground] = [opaqueColor(...behind, color), opaqueColor(...behind)].map(
    (css) => parseLayer(css)?.color,
  );
  if (!text || !ground) throw new Error(`No colours: ${color} on ${behind.join()}`);
  return contrast(text, ground);
}

describe('"Tomorrow" in a date tile', () => {
  let fixture: ElementFixture;
  let sheet: HTMLStyleElement;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-26T17:00:00Z', { lang: 'en' });
    sheet = document.createElement('style');
    document.head.append(sheet);
  });
  afterEach(() => {
    sheet.remove();
    fixture.close();
  });

  const vtcs = ['northern_haul', 'iron_gate_spe_e', 'city_coaches'];
  for (const look of ['plain', 'night', 'poster'])
    for (const [tag, layout] of [
      ['vtc-upcoming-events', 'list'],
      ['vtc-upcoming-events', 'cards'],
      ['vtc-live-events', 'list'],
      ['vtc-event', ''],
    ] as const)
      it(`has a contrast of 4.5 and 10 px at least in <${tag}> ${layout} with look="${look}", for both games`, async () => {
        for (const css of [
          pageDesigns.serif,
          pageDesigns.gaming,
          'body { background: #101418; color: #eee }',
        ])
          for (const [theme, vtc] of [
            ['page', vtcs[0]],
            ['light', vtcs[0]],
            ['dark', vtcs[0]],
            ...vtcs.map((id) => ['auto', id]),
          ] as const) {
            sheet.textContent = css;
            const game = theme === 'light' ? 'ats' : 'ets2';
            const event = convoy({ game });
            const data = tag === 'vtc-event' ? { event, details: null } : { items: [event] };
            // The picture behind a page is in no colour that can be read.
            const frame = { frame: 'box', look, ...(layout && { layout }) };
            const attributes = { theme, vtc: vtc ?? '', ...frame };
            const element = await fixture.show(tag, attributes, data);
            await fixture.clock.withRealTimers(() => frames(2));
            const tile = query(element, '.date-tile');
            if (!tile) throw new Error('There is no date tile.');
            expect(tile.dataset.weekday).to.equal('Tomorrow');
            const at = `${theme} of ${vtc} on ${css.slice(0, 60)}`;
            expect(contrastOfDay(tile), at).to.be.at.least(4.495);
            expect(parseFloat(getComputedStyle(tile, '::before').fontSize), at).to.be.at.least(10);
            expect(queryAll(element, '.date-tile')).to.have.length(1);
            element.remove();
          }
      });
});
