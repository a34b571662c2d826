import { expect } from '@open-wc/testing';
import '../../src/index.js';
import type { VtcDetail } from '../../src/contract/vtc-detail.js';
import type { VtcCard } from '../../src/widgets/vtc-card/vtc-card.js';
import { Backend } from '../support/backend.js';
import { frames } from '../support/element-fixture.js';
import { paintedContrast, paintedGround } from '../support/painted.js';

const darkTheme = {
  background: '#10141a',
  surface: '#1b212a',
  border: '#2c3440',
  text: '#f2f4f8',
  mutedText: '#9aa5b4',
  primary: '#ffb020',
  primaryText: '#10141a',
};

describe('colours of the page', () => {
  let backend: Backend;
  let detail: VtcDetail;
  let wrapper: HTMLElement;

  before(async () => {
    backend = new Backend();
    const response = await fetch(`${backend.apiBase}/vtcs/northern_haul`);
    detail = (await response.json()) as VtcDetail;
  });

  beforeEach(() => {
    wrapper = document.createElement('div');
    document.body.append(wrapper);
  });

  afterEach(() => {
    wrapper.remove();
    for (const element of [document.documentElement, document.body]) {
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    }
  });

  after(() => backend.restore());

  function createCard(style = '', theme = 'auto'): VtcCard {
    const card = document.createElement('vtc-card') as VtcCard;
    card.setAttribute('images', 'none');
    card.setAttribute('theme', theme);
    if (style) card.style.cssText = style;
    return card;
  }

  async function show(
    card: VtcCard,
    theme: Record<string, string> | null = null,
  ): Promise<VtcCard> {
    wrapper.append(card);
    card.data = { ...detail, theme };
    await card.updateComplete;
    return card;
  }

  const base = (card: VtcCard): Element => {
    const element = card.shadowRoot?.querySelector('.base');
    if (!element) throw new Error('The card is not rendered.');
    return element;
  };
  const isDark = (card: VtcCard) => getComputedStyle(base(card)).colorScheme === 'dark';

  /** Contrast ratios of text, muted text and links. */
  function contrasts(card: VtcCard, canvas?: string): number[] {
    const probe = document.createElement('p');
    base(card).append(probe);
    const ratios = ['text', 'muted-text', 'link'].map((name) => {
      probe.style.color = `var(--${name})`;
      return paintedContrast(probe, canvas);
    });
    probe.remove();
    return ratios;
  }

  function expectReadable(card: VtcCard, canvas?: string): void {
    const ratios = contrasts(card, canvas);
    const message = ratios.map((ratio) => ratio.toFixed(2)).join(' / ');
    expect(Math.min(...ratios), `text / muted text / link: ${message}`).to.be.at.least(4.5);
  }

  describe('that are transparent', () => {
    for (const [background, behind, theme, canvas] of [
      ['rgb(0 0 0 / .05)', '', null],
      ['rgb(0 0 0 / .05)', '', darkTheme],
      ['transparent', '', darkTheme],
      ['transparent', 'background: #fff', darkTheme],
      ['transparent', 'background: #101418', null],
      ['rgb(255 255 255 / .06)', 'background: #101418', null],
      ['rgb(0 0 0 / .6)', 'background: rgb(0 0 0 / .5)', null],
      ['oklch(100% 0 0 / 0.1)', 'background: oklch(0.2 0.02 260)', null],
      ['transparent', 'color-scheme: dark', null, '#121212'],
    ] as const) {
      const where = `on ${behind || 'the canvas'}${theme ? ' under a dark company theme' : ''}`;
      it(`keeps text readable on --vtc-background: ${background} ${where}`, async () => {
        if (canvas) document.documentElement.style.cssText = behind;
        else wrapper.style.cssText = behind;
        const card = await show(createCard(`--vtc-background: ${background}`), theme);
        expectReadable(card, canvas);
      });
    }

    it('keeps text readable on a company’s transparent background', async () => {
      const theme = { ...darkTheme, background: 'rgb(0 0 0 / 0.05)' };
      expectReadable(await show(createCard(), theme));
    });
  });

  describe('are parsed as the browser parses them', () => {
    /** A dark and a light colour of each form, and the styles of the page around it. */
    const forms: readonly (readonly [dark: string, light: string, behind?: string])[] = [
      ['#123', '#def'],
      ['#112233', '#ddeeff'],
      ['#112233f0', '#ddeefff0'],
      ['black', 'WhiteSmoke'],
      ['midnightblue', 'lemonchiffon'],
      ['rgb(17, 34, 51)', 'rgb(221, 238, 255)'],
      ['rgb(7% 13% 20%)', 'rgb(87% 93% 100%)'],
      ['rgb(none 34 51)', 'rgb(221 238 255 / none)', 'background: #112'],
      ['rgba(0, 0, 0, .85)', 'rgba(255, 255, 255, .85)', 'background: #fff'],
      ['rgba(0, 0, 0, .85)', 'rgba(255, 255, 255, .85)', 'background: #000'],
      ['hsl(210, 50%, 13%)', 'hsl(210 100% 93%)'],
      ['hsl(210deg 50% 13%)', 'hsla(0.6turn 100% 93% / 95%)'],
      ['hsl(none 50% 13%)', 'hsl(210 none 93%)'],
      ['hsl(calc(200 + 20) 40% 12%)', 'hsl(calc(200 + 20) 40% calc(100% - 8%))'],
      ['hwb(210 7% 80%)', 'hwb(210 87% 0%)'],
      ['lab(15 5 -20)', 'lab(93% -2 -10)'],
      ['lch(15 20 270)', 'lch(93% 10 250deg)'],
      ['oklab(0.25 0 -0.05)', 'oklab(94% 0 -0.02)'],
      ['oklch(0.25 0.05 260)', 'oklch(94% 0.02 250deg)'],
      ['oklch(0.25 0.05 none)', 'oklch(0.94 none none)'],
      ['oklch(0.3 0.4 30)', 'oklch(0.95 0.4 120)'],
      ['color(srgb .07 .13 .2)', 'color(srgb 87% 93% 100%)'],
      ['color(srgb-linear .01 .02 .03)', 'color(srgb-linear .7 .8 1)'],
      ['color(display-p3 .1 .1 .1)', 'color(display-p3 .9 .95 1)'],
      ['color(a98-rgb .1 .1 .1)', 'color(a98-rgb .9 .95 1)'],
      ['color(prophoto-rgb .1 .1 .1)', 'color(prophoto-rgb .9 .95 1)'],
      ['color(rec2020 .1 .1 .1)', 'color(rec2020 .9 .95 1)'],
      ['color(xyz .01 .01 .02)', 'color(xyz-d50 .8 .85 .7)'],
      ['color-mix(in oklab, black 80%, white)', 'color-mix(in oklab, white 95%, black)'],
      ['color-mix(in oklch, #123 90%, red)', 'color-mix(in hsl longer hue, #def, #fed)'],
      ['color-mix(in srgb, var(--brand) 30%, #000)', 'color-mix(in lab, var(--brand) 5%, #fff)'],
      ['rgb(from oklch(0.2 0.02 260) r g b)', 'rgb(from #123 calc(255 - r) 240 250)'],
      ['oklch(from var(--brand) 0.25 c h)', 'hsl(from var(--brand) h s 95%)'],
      ['light-dark(#fff, #111)', 'light-dark(#111, #fff)', 'color-scheme: dark'],
      ['light-dark(#111, #fff)', 'light-dark(#fff, #111)', 'color-scheme: light'],
      ['var(--dark)', 'var(--light)', '--dark: oklch(0.25 0.05 30); --light: hsl(40 60% 94%)'],
      ['var(--dark)', 'var(--light)', '--dark: hsl(220 40% 12%); --light: lab(93 0 0)'],
      [
        'var(--a)',
        'var(--c, var(--d))',
        '--a: var(--b); --b: color-mix(in srgb, var(--brand) 20%, #000); --d: oklab(94% 0 0)',
      ],
      ['hsl(var(--hue) 40% 12%)', 'oklch(var(--light))', '--hue: 220deg; --light: 94% .02 250'],
      ['currentColor', 'color-mix(in srgb, currentColor, white 95%)', 'color: #111'],
      [
        'color-mix(in srgb, currentColor 90%, transparent)',
        'white',
        'color: #111; background: #fff',
      ],
      ['Canvas', 'CanvasText', 'color-scheme: dark'],
    ];
    for (const [dark, light, behind = ''] of forms)
      for (const background of [dark, light])
        for (const theme of ['auto', 'page'])
          it(`chooses readable text for --vtc-background: ${background}${behind && ` inside ${behind}`} with theme="${theme}"`, async () => {
            wrapper.style.cssText = `--brand: #3b6ea5; ${behind}`;
            const card = createCard(`--vtc-background: ${background}`, theme);
            card.frame = 'box';
            await show(card);
            expectReadable(card);
            const reference = document.createElement('div');
            reference.style.background = background;
            wrapper.append(reference);
            const expected = paintedGround(reference);
            for (const [index, byte] of paintedGround(base(card)).entries())
              expect(byte).to.be.closeTo(expected[index] ?? NaN, 2);
          });

    for (const background of ['oklch(0.25 0.05 260)', 'hsl(var(--hue) 40% 12%)', 'navy'])
      it(`chooses readable text for a registered --vtc-background: ${background}`, async () => {
        const sheet = document.createElement('style');
        sheet.textContent =
          '@property --vtc-background { syntax: "<color>"; inherits: true; initial-value: #fff; }';
        document.head.append(sheet);
        wrapper.style.cssText = `--hue: 220deg; --vtc-background: ${background}`;
        const card = await show(createCard());
        expect(isDark(card)).to.equal(true);
        expectReadable(card);
        sheet.remove();
      });

    it('does not change a text colour of the page', async () => {
      wrapper.style.color = 'rgb(1, 2, 3)';
      const card = await show(createCard('--vtc-text: currentColor; --vtc-background: #000'));
      expect(getComputedStyle(base(card)).color).to.match(/^rgba?\(1, 2, 3/);
    });

    it('uses the default for an invalid colour', async () => {
      const card = await show(createCard('--vtc-text: nonsense; --vtc-background: inherit 3px'));
      expectReadable(card);
      expect(getComputedStyle(base(card)).backgroundColor).to.equal('rgb(255, 255, 255)');
    });

    it('supports modern colour syntax of a company, as numbers', async () => {
      const theme = { ...darkTheme, background: 'oklch(0.25 0.05 260)', primary: 'lab(70 40 20)' };
      const card = await show(createCard(), theme);
      const { backgroundColor } = getComputedStyle(base(card));
      expect(backgroundColor).to.match(/^rgb\(\d+, \d+, \d+\)$/);
      expect(backgroundColor).not.to.equal('rgb(255, 255, 255)');
      expectReadable(card);
    });

    it('ignores an invalid colour of a company, and uses the others', async () => {
      const theme = { ...darkTheme, border: 'url(https://a.example/x)', primary: 'var(--x)' };
      const card = await show(createCard(), theme);
      expect(getComputedStyle(base(card)).backgroundColor).to.equal('rgb(16, 20, 26)');
      expect(getComputedStyle(base(card)).color).to.equal('rgb(242, 244, 248)');
    });

    it('ignores a missing key and one of another type, and uses the others', async () => {
      const card = createCard();
      wrapper.append(card);
      const { border, ...six } = darkTheme;
      void border;
      Reflect.set(card, 'data', { ...detail, theme: { ...six, primary: 5 } });
      await card.updateComplete;
      expect(getComputedStyle(base(card)).backgroundColor).to.equal('rgb(16, 20, 26)');
    });
  });

  describe('with a surface', () => {
    /** Contrast ratios of text, muted text and links on the surface. */
    function onSurface(card: VtcCard): number[] {
      const probe = document.createElement('p');
      probe.style.backgroundColor = 'var(--surface)';
      base(card).append(probe);
      const ratios = ['text', 'muted-text', 'link'].map((name) => {
        probe.style.color = `var(--${name})`;
        return paintedContrast(probe);
      });
      probe.remove();
      return ratios;
    }
    const grounds = { dark: '#10151d', light: '#fff', unset: '' };
    const surfaces = { dark: '#1e2735', light: '#eef1f6', translucent: '#1e2735e0' };
    for (const [page, pageColors] of [
      ['light', 'background: #fff; color: #111'],
      ['dark', 'background: #101418; color: #eee'],
    ] as const)
      for (const [ground, background] of Object.entries(grounds))
        for (const [kind, surface] of Object.entries(surfaces))
          for (const theme of ['auto', 'page', 'light', 'dark'])
            for (const frame of ['auto', 'box', 'none'] as const)
              it(`that is ${kind} keeps text readable with background ${ground}, theme="${theme}" and frame="${frame}" on a ${page} page`, async () => {
                wrapper.style.cssText = pageColors;
                const properties = `--vtc-surface: ${surface}${background && `; --vtc-background: ${background}`}`;
                const card = createCard(properties, theme);
                card.frame = frame;
                await show(card);
                expectReadable(card);
                expect(Math.min(...onSurface(card))).to.be.at.least(4.5);
              });

    for (const surface of ['#1e2735', '#334'])
      it(`does not change ${surface}, which suits the background`, async () => {
        const card = await show(
          createCard(`--vtc-background: #10151d; --vtc-surface: ${surface}`, 'auto'),
        );
        const probe = document.createElement('p');
        probe.style.backgroundColor = 'var(--surface)';
        base(card).append(probe);
        const expected = document.createElement('p');
        expected.style.backgroundColor = surface;
        wrapper.append(expected);
        expect(paintedGround(probe)).to.deep.equal(paintedGround(expected));
        probe.remove();
      });
  });

  describe('whether a page is dark', () => {
    for (const [name, page, tint, expected] of [
      ['a dark tint on a white page', '#fff', 'rgba(0, 0, 0, .04)', false],
      ['a light tint on a dark page', '#111', 'rgba(255, 255, 255, .06)', true],
      ['a dark tint on the canvas', '', 'rgba(0, 0, 0, .04)', false],
      ['a dark tint of 85 % on white', '#fff', 'rgba(0, 0, 0, .85)', true],
      ['oklch', 'oklch(0.2 0.02 260)', '', true],
    ] as const) {
      it(`is determined with ${name}`, async () => {
        document.body.style.background = page;
        wrapper.style.background = tint;
        expect(isDark(await show(createCard('', 'page')))).to.equal(expected);
      });
    }

    for (const [scheme, background, expected] of [
      ['dark', '#fff', false],
      ['only light', '#111', true],
      ['light dark', '#111', true],
    ] as const) {
      it(`is determined by the background, with color-scheme: ${scheme} on ${background}`, async () => {
        wrapper.style.cssText = `color-scheme: ${scheme}; background: ${background}`;
        expect(isDark(await show(createCard('', 'page')))).to.equal(expected);
      });
    }

    it('is determined through slots and shadow roots', async () => {
      const root = wrapper.attachShadow({ mode: 'open' });
      root.innerHTML = '<div style="background: #111"><slot></slot></div>';
      expect(isDark(await show(createCard('', 'page')))).to.equal(true);
    });
  });

  describe('changes of the colours of a page', () => {
    let sheet: HTMLStyleElement;
    const style = (css: string): HTMLStyleElement => {
      const element = document.createElement('style');
      element.textContent = css;
      return element;
    };

    beforeEach(() => {
      sheet = style(
        '[data-color-mode=dark], [data-theme=dark], .night, [data-x=y] { background: #111; }',
      );
      document.head.append(sheet);
    });
    afterEach(() => sheet.remove());

    const root = () => document.documentElement;
    const night = () => style('body { background: #111; }');
    for (const [name, darken, lighten] of [
      [
        'an attribute of the page',
        () => root().setAttribute('data-color-mode', 'dark'),
        () => root().setAttribute('data-color-mode', 'light'),
      ],
      [
        'any attribute of the body',
        () => document.body.setAttribute('data-x', 'y'),
        () => document.body.removeAttribute('data-x'),
      ],
      [
        'a class of the parent',
        () => wrapper.classList.add('night'),
        () => wrapper.classList.remove('night'),
      ],
      [
        'the text of a style sheet',
        () => sheet.append('body { background: #111; }'),
        () => sheet.lastChild?.remove(),
      ],
      [
        'a style sheet in the body',
        () => document.body.append(night()),
        () => document.body.querySelector('style')?.remove(),
      ],
      [
        'the media of a style sheet',
        () => {
          sheet.media = 'print';
          sheet.append('body { background: #111; }');
          sheet.media = 'all';
        },
        () => (sheet.media = 'print'),
      ],
    ] as const) {
      it(`are observed by ${name}, and back`, async () => {
        const card = await show(createCard('', 'page'));
        await frames(1);
        expect(isDark(card)).to.equal(false);
        darken();
        await frames(2);
        expect(isDark(card)).to.equal(true);
        lighten();
        await frames(2);
        expect(isDark(card)).to.equal(false);
      });
    }

    it('are observed by a linked style sheet, when it has loaded', async () => {
      const card = await show(createCard('', 'page'));
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = URL.createObjectURL(new Blob(['body{background:#111}'], { type: 'text/css' }));
      const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
      document.head.append(link);
      await loaded;
      await frames(2);
      expect(isDark(card)).to.equal(true);
      link.disabled = true;
      await frames(2);
      expect(isDark(card)).to.equal(false);
      link.remove();
    });

    it('are observed by a style sheet that a script disables', async () => {
      sheet.append('body { background: #111; color: #eee; }');
      const card = await show(createCard('', 'page'));
      expect(isDark(card)).to.equal(true);
      await frames(2);
      sheet.disabled = true;
      await frames(3);
      expect(isDark(card)).to.equal(false);
    });

    it('are observed by a style sheet that a script disables while the first element is not rendered', async () => {
      sheet.append('body { background: #111; color: #eee; }');
      const hidden = createCard('display: none', 'page');
      await show(hidden);
      const card = await show(createCard('', 'page'));
      await frames(3);
      sheet.disabled = true;
      await frames(3);
      expect(isDark(card)).to.equal(false);
      const isShown = new Promise((resolve) =>
        new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) resolve(undefined);
        }).observe(hidden),
      );
      hidden.style.display = 'block';
      await isShown;
      await frames(3);
      expect(isDark(hidden)).to.equal(false);
    });

    it('are observed to the end of a transition', async () => {
      document.body.style.cssText = 'background: #fff; transition: background-color 60ms linear';
      const card = await show(createCard('', 'page'));
      await frames(1);
      const ended = new Promise((resolve) =>
        document.body.addEventListener('transitionend', resolve, { once: true }),
      );
      document.body.style.backgroundColor = '#111';
      await ended;
      await frames(2);
      expect(isDark(card)).to.equal(true);
    });

    it('are observed by an attribute of an ancestor of a container into which the element was moved', async () => {
      const card = await show(createCard('', 'page'));
      const section = document.createElement('section');
      const other = document.createElement('div');
      section.append(other);
      wrapper.after(section);
      // Another element keeps the observer of the page.
      section.append(createCard());
      other.append(card);
      await frames(2);
      const outer = document.createElement('main');
      document.body.append(outer);
      outer.append(other);
      await frames(2);
      outer.setAttribute('data-theme', 'dark');
      await frames(2);
      expect(isDark(card)).to.equal(true);
      outer.remove();
      section.remove();
    });

    it('are observed after the element was moved', async () => {
      const card = await show(createCard('', 'page'));
      const other = document.createElement('div');
      other.style.background = '#111';
      wrapper.after(other);
      other.append(card);
      await frames(2);
      expect(isDark(card)).to.equal(true);
      other.remove();
    });
  });
});
