import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import type { VtcDetail } from '../../src/contract/vtc-detail.js';
import { themeKeys } from '../../src/theme/palette.js';
import '../../src/index.js';
import type { VtcCard } from '../../src/widgets/vtc-card/vtc-card.js';
import { Backend } from '../support/backend.js';
import { contrastFailures } from '../support/contrast.js';

type Theme = Readonly<Record<string, string>>;

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const randomThemes = fc.sample(fc.record(Object.fromEntries(themeKeys.map((key) => [key, hex]))), {
  numRuns: 100,
  seed: 7,
}) as Theme[];

const allKeys = (color: string): Theme => Object.fromEntries(themeKeys.map((key) => [key, color]));
const extremeThemes: readonly Theme[] = [
  ...['#000', '#fff', '#808080', '#777777', '#f00', '#0f0', '#00f', '#ff0', '#7f7f00'].map(allKeys),
  { ...allKeys('#000'), surface: '#fff' },
  { ...allKeys('#fff'), surface: '#000' },
  { ...allKeys('#777'), text: '#787878', background: '#767676' },
  { ...allKeys('#ff0'), text: '#fff', primary: '#fffff0' },
  { ...allKeys('red; color: blue'), text: '#fff' },
  allKeys('not a colour'),
  allKeys(''),
  { ...allKeys('#123'), primary: 'transparent', text: 'rgba(0, 0, 0, 0)' },
  { ...allKeys('#0000'), background: '#ffffff00' },
  { ...allKeys('hsl(60 100% 50%)'), background: 'hsl(60 100% 45%)' },
  { ...allKeys('currentcolor'), background: '#000' },
];

describe('the theme', () => {
  let backend: Backend;
  let card: VtcCard;
  let detail: VtcDetail;

  before(async () => {
    backend = new Backend();
    const response = await fetch(`${backend.apiBase}/vtcs/northern_haul`);
    detail = (await response.json()) as VtcDetail;
  });

  beforeEach(() => {
    card = document.createElement('vtc-card') as VtcCard;
    card.setAttribute('images', 'none');
    document.body.append(card);
  });

  afterEach(() => {
    card.remove();
    document.documentElement.removeAttribute('style');
    for (const name of ['data-theme', 'data-bs-theme', 'class']) {
      document.documentElement.removeAttribute(name);
      document.body.removeAttribute(name);
    }
  });

  after(() => backend.restore());

  async function applyTheme(theme: Theme | null): Promise<void> {
    card.data = { ...detail, theme };
    await card.updateComplete;
  }

  const baseStyles = (): CSSStyleDeclaration =>
    getComputedStyle(card.shadowRoot?.querySelector('[part~="base"]') ?? card);

  it('keeps every text readable in 100 random company themes', async () => {
    for (const theme of randomThemes) {
      await applyTheme(theme);
      expect(contrastFailures(card), JSON.stringify(theme)).to.deep.equal([]);
    }
  });

  for (const theme of extremeThemes) {
    it(`keeps every text readable in ${JSON.stringify(theme)}`, async () => {
      await applyTheme(theme);
      expect(contrastFailures(card)).to.deep.equal([]);
    });
  }

  it('uses colours of the company if the page sets none', async () => {
    await applyTheme({ ...allKeys('#eeeeee'), background: '#123456' });
    expect(baseStyles().backgroundColor).to.equal('rgb(18, 52, 86)');
  });

  it('uses colours of the page before those of the company, unchanged', async () => {
    card.style.setProperty('--vtc-background', '#fedcba');
    card.style.setProperty('--vtc-text', '#fedcbb');
    await applyTheme({ ...allKeys('#eeeeee'), background: '#123456' });
    expect(baseStyles().backgroundColor).to.equal('rgb(254, 220, 186)');
    expect(baseStyles().color).to.equal('rgb(254, 220, 187)');
  });

  it('uses default colours for theme="light" and theme="dark", regardless of the company', async () => {
    await applyTheme(allKeys('#ff0000'));
    card.theme = 'light';
    await card.updateComplete;
    expect(baseStyles().backgroundColor).to.equal('rgb(255, 255, 255)');
    card.theme = 'dark';
    await card.updateComplete;
    expect(baseStyles().backgroundColor).to.equal('rgb(21, 25, 31)');
  });

  const root = () => document.documentElement;
  for (const [name, darken, dark] of [
    ['color-scheme', () => root().style.setProperty('color-scheme', 'dark'), 'rgb(18, 18, 18)'],
    ['background', () => root().style.setProperty('background', '#101010'), 'rgb(16, 16, 16)'],
  ] as const) {
    it(`follows changes of the page’s ${name}`, async () => {
      card.theme = 'page';
      card.frame = 'box';
      await applyTheme(null);
      expect(baseStyles().backgroundColor).to.equal('rgb(255, 255, 255)');
      darken();
      await new Promise(requestAnimationFrame);
      expect(baseStyles().backgroundColor).to.equal(dark);
      for (const attribute of ['data-theme', 'data-bs-theme', 'class', 'style']) {
        root().removeAttribute(attribute);
        document.body.removeAttribute(attribute);
      }
      await new Promise(requestAnimationFrame);
      expect(baseStyles().backgroundColor).to.equal('rgb(255, 255, 255)');
    });
  }

  it('follows the page’s meta color-scheme, unless its styles override it', async () => {
    const meta = document.createElement('meta');
    meta.name = 'color-scheme';
    meta.content = 'dark';
    document.head.append(meta);
    card.theme = 'page';
    card.frame = 'box';
    await applyTheme(null);
    expect(baseStyles().backgroundColor).to.equal('rgb(18, 18, 18)');
    root().style.setProperty('color-scheme', 'light');
    await new Promise(requestAnimationFrame);
    expect(baseStyles().backgroundColor).to.equal('rgb(255, 255, 255)');
    meta.remove();
  });

  it('does not change the attributes of the element', async () => {
    await applyTheme(allKeys('#123456'));
    expect(card.getAttributeNames()).to.deep.equal(['images']);
  });
});
