import { expect } from '@open-wc/testing';
import { contrast, type Color, parseLayer } from '../../src/theme/colors.js';
import { themeCss } from '../../src/theme/palette.js';
import { contrastFailures } from '../support/contrast.js';
import { convoy } from '../support/convoys.js';
import { embedToken } from '../support/embed-tokens.js';
import { ElementFixture, frames, query, queryAll } from '../support/element-fixture.js';
import { pageDesigns } from '../support/page-designs.js';

const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];

/** Whether a part glows. */
function glows(element: Element): boolean {
  const { boxShadow, textShadow, filter } = getComputedStyle(element);
  return (
    /\b[1-9][\d.]*px\)?(,|$)|\b[1-9][\d.]*px 0px$/.test(boxShadow) ||
    textShadow !== 'none' ||
    filter !== 'none'
  );
}

describe('looks', () => {
  let fixture: ElementFixture;
  let sheet: HTMLStyleElement;
  const token = embedToken('northern_haul');

  beforeEach(() => {
    fixture = new ElementFixture();
    sheet = document.createElement('style');
    document.head.append(sheet);
  });
  afterEach(() => {
    sheet.remove();
    fixture.close();
  });

  const base = (element: HTMLElement) => query(element, '.base') ?? element;
  const isNight = (element: HTMLElement) => base(element).matches('.is-night');

  it('look="auto" is night with theme="page" on a dark page only, and follows the page', async () => {
    const element = await fixture.show('vtc-upcoming-events', { theme: 'page', token });
    const other = await fixture.show('vtc-upcoming-events', { theme: 'auto', token });
    await frames();
    expect(isNight(element)).to.equal(false);
    sheet.textContent = pageDesigns.gaming;
    await fixture.clock.until(() => isNight(element));
    expect(isNight(other)).to.equal(false);
    sheet.textContent = pageDesigns.serif;
    await fixture.clock.until(() => !isNight(element));
  });

  it('look="plain" is never night', async () => {
    sheet.textContent = pageDesigns.gaming;
    const element = await fixture.show('vtc-card', { theme: 'page', look: 'plain' });
    await frames();
    expect(isNight(element)).to.equal(false);
  });

  for (const [tag, attributes] of [
    ['vtc-upcoming-events', {}],
    ['vtc-upcoming-events', { layout: 'compact' }],
    ['vtc-upcoming-events', { layout: 'cards' }],
    ['vtc-live-events', {}],
    ['vtc-roster', {}],
  ] as const)
    it(`one thing glows at night in <${tag}> ${JSON.stringify(attributes)}`, async () => {
      sheet.textContent = pageDesigns.gaming;
      const all = { token, ...attributes };
      const element = await fixture.show(tag, { theme: 'page', ...all });
      await fixture.clock.until(() => isNight(element));
      const glowing = queryAll(element, '*').filter(
        (part) => part.checkVisibility() && glows(part),
      );
      const names = glowing.map(({ outerHTML }) => outerHTML.slice(0, 60));
      expect(glowing, names.join(' and ')).to.have.length(1);
      const plain = await fixture.show(tag, { theme: 'page', look: 'plain', ...all });
      expect(queryAll(plain, '[part~=current], .leaders .avatar').filter(glows)).to.have.length(0);
    });

  it('faces of people in charge are 72 px at night, and the owner has 96', async () => {
    const element = await fixture.show('vtc-roster', { look: 'night' });
    const sizes = queryAll(element, '.leaders .avatar').map(({ offsetWidth }) => offsetWidth);
    expect(sizes[0]).to.equal(96);
    expect(new Set(sizes.slice(1))).to.deep.equal(new Set([72]));
  });

  for (const look of ['plain', 'night', 'poster'])
    for (const [name, css] of Object.entries({
      ...pageDesigns,
      light: '',
      dark: 'body { background: #101418; color: #eee }',
    }))
      it(`text has contrast with look="${look}" on the page "${name}", in its colours and the company's`, async () => {
        sheet.textContent = css;
        for (const theme of ['page', 'auto', 'light', 'dark'])
          for (const tag of ['vtc-card', 'vtc-upcoming-events'] as const) {
            const element = await fixture.show(tag, { theme, look, token, frame: 'box' });
            await frames(2);
            expect(contrastFailures(element), `${tag} ${theme}`).to.deep.equal([]);
            element.remove();
          }
      });

  const styles = { colors: {}, behind: white, isDark: false, text: black };
  for (const [name, companyTheme] of [
    ['no colours', undefined],
    ['a dark company', { background: '#0a1a33', text: '#f5efe2', primary: '#e8a860' }],
    ['a light company', { background: '#fffbe8', text: '#33230a', primary: '#f2d200' }],
  ] as const)
    for (const theme of ['auto', 'page', 'light', 'dark'])
      it(`words of a poster are legible on black and on white pictures: ${name}, theme="${theme}"`, () => {
        const css = themeCss({ theme, look: 'poster', isFrameless: false, companyTheme }, styles);
        const color = (key: string) => {
          const layer = parseLayer(new RegExp(`--${key}:([^;}]+)`).exec(css)?.[1]);
          if (!layer) throw new Error(`No colour ${key} in ${css}`);
          return layer.color;
        };
        for (const picture of [black, white]) {
          const paint = color('paint');
          const shown = paint.map((part, at) => part * 0.84 + (picture[at] ?? 0) * 0.16);
          const ground: Color = [shown[0] ?? 0, shown[1] ?? 0, shown[2] ?? 0];
          for (const key of ['text', 'muted-text', 'link'])
            expect(contrast(color(key), ground), key).to.be.at.least(4.49);
        }
      });

  it('night is dark in the colours of a light company on a light page', () => {
    const companyTheme = { background: '#fffbe8', text: '#33230a', primary: '#f2d200' };
    const css = themeCss(
      { theme: 'auto', look: 'night', isFrameless: false, companyTheme },
      styles,
    );
    expect(css).to.include('color-scheme:dark').and.include('--primary:rgb(242 210 0)');
  });

  it('a poster has the company\'s banner behind everything, also with theme="page"; none with images="none"', async () => {
    for (const theme of ['auto', 'page']) {
      const element = await fixture.show('vtc-roster', { look: 'poster', theme });
      await fixture.clock.until(() => query(element, '.backdrop > img') !== undefined);
      const picture = query(element, '.backdrop > img');
      expect(picture?.getAttribute('referrerpolicy')).to.equal('no-referrer');
      expect(picture?.getAttribute('alt')).to.equal('');
      const top = base(element).getBoundingClientRect().top;
      const heading = query(element, '.heading')?.getBoundingClientRect().top ?? NaN;
      expect(heading - top).to.be.at.least(96);
    }
    const element = await fixture.show('vtc-roster', { look: 'poster', images: 'none' });
    expect(query(element, '.backdrop')).not.to.equal(undefined);
    expect(query(element, '.backdrop > img')).to.equal(undefined);
  });

  it('a poster shows the banner once: neither a card nor a live convoy repeats it', async () => {
    const card = await fixture.show('vtc-card', { look: 'poster' });
    const banner = query(card, '.backdrop > img')?.getAttribute('src');
    expect(banner).to.include('banner');
    expect(query(card, '.cover')).to.equal(undefined);
    for (const [own, isShown] of [
      [null, false],
      ['https://pictures.example/own.webp', true],
    ] as const) {
      const items = [
        convoy({ startAt: '2026-11-20T16:00:00Z', endAt: '2026-11-20T19:00:00Z', banner: own }),
      ];
      fixture.backend.respond = ({ url }) =>
        url.includes('/events') ? Response.json({ items }) : undefined;
      for (const width of [480, 900]) {
        // Responses are cached by token.
        const attributes = { look: 'poster', token: isShown ? 'emb_own' : 'emb_none' };
        const live = fixture.add('vtc-live-events', attributes, { width });
        await fixture.clock.until(
          () => live.state === 'ready' && query(live, '.backdrop > img') !== undefined,
        );
        const covers = queryAll(live, '.cover > img').map((image) => image.getAttribute('src'));
        expect(covers).to.deep.equal(isShown ? [own] : []);
        expect(query(live, '.cover') !== undefined).to.equal(isShown);
        // Without a picture, its words alone take space.
        const height = query(live, '.convoys')?.clientHeight ?? NaN;
        if (isShown) expect(height).to.be.at.least(width < 832 ? 300 : 200);
        else expect(height).to.be.at.most(230);
        live.remove();
      }
    }
  });

  for (const tag of ['vtc-news', 'vtc-gallery', 'vtc-partners'] as const)
    it(`<${tag}> as a poster has no picture above its own ones`, async () => {
      const element = await fixture.show(tag, { look: 'poster' });
      await fixture.clock.until(() => query(element, '.backdrop > img') !== undefined);
      const top = base(element).getBoundingClientRect().top;
      const heading = query(element, '.heading')?.getBoundingClientRect().top ?? NaN;
      expect(heading - top).to.be.at.most(32);
    });

  it('messages of a poster have no picture', async () => {
    fixture.backend.respond = ({ url }) =>
      url.includes('/news') ? Response.json({ items: [], nextCursor: null, total: 0 }) : undefined;
    const empty = await fixture.show('vtc-news', { look: 'poster' });
    fixture.backend.respond = ({ url }) =>
      url.includes('/partnerships') ? new Response(null, { status: 404 }) : undefined;
    const failed = await fixture.show('vtc-partners', { look: 'poster' });
    for (const [element, state] of [
      [empty, 'empty'],
      [failed, 'error'],
    ] as const) {
      expect(element.state).to.equal(state);
      expect(base(element).matches('.is-poster')).to.equal(false);
      expect(query(element, '.backdrop')).to.equal(undefined);
    }
  });

  it('boxes and lines of a company are tints of white at night', () => {
    const companyTheme = { background: '#0a1a33', surface: '#123a7a', border: '#2255aa' };
    const options = { theme: 'auto', look: 'night', isFrameless: false, companyTheme } as const;
    const css = themeCss(options, styles);
    expect(css).to.include('--surface:rgb(27 42 65)');
  });

  it('a poster in one line has no picture', async () => {
    const element = await fixture.show('vtc-card', { look: 'poster', layout: 'badge' });
    expect(query(element, '.backdrop')).to.equal(undefined);
  });
});
