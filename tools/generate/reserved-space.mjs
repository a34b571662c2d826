// Measures the skeletons in Chromium and writes their heights as a style sheet for elements that are not defined yet.
import { build } from 'esbuild';
import { launchChromium } from '../test/browsers/chromium.mjs';
import { inlineFontCss, loadFont } from '../test/font.mjs';
import { describedElements } from './elements.ts';

/** Widths at which skeletons are measured, in px. */
const widths = Array.from({ length: 461 }, (_, index) => 280 + index * 2);
/** Maximum deviation of a height, in px. */
const tolerancePx = 12;
/** Font size of the page, in px. */
const emPx = 16;

const described = await describedElements();

/** An element as markup, such as `vtc-roster layout="list"`. */
const markupOf = ({ tag }, attributes) =>
  [tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' ');

const valueOf = (value) => (/^[a-z]+$/.test(value) ? value : `"${value}"`);

const selectorOf = ({ tag }, { attributes, selector }) =>
  tag +
  (selector ??
    Object.entries(attributes)
      .map(([name, value]) => `[${name}=${valueOf(value)}]`)
      .join(''));

/** Numbers of items that show how many columns there are. */
const counts = [1, 2, 3, 4, 5, 6, 7];

/** Scenes whose height depends on a number of items: selector, markup for a number, default number, markup that shows the columns. */
const lists = described.flatMap((about) => {
  const { scenes, items } = about;
  if (!items) return [];
  const { attribute, count, columnsWith, columnsFrom = 0 } = items;
  return scenes
    .filter(({ isFixed, attributes }) => !isFixed && !(attribute in attributes))
    .map((scene) => {
      const markup = (n) => markupOf(about, { ...scene.attributes, [attribute]: n });
      const columnsOf = (n) =>
        markupOf(about, { ...scene.attributes, ...columnsWith, [attribute]: columnsFrom + n });
      return [selectorOf(about, scene), markup, count, columnsOf];
    });
});

/** Scenes whose height is always the same. */
const fixed = described.flatMap((about) =>
  about.scenes
    .filter(({ isFixed }) => isFixed || !(about.items || about.sections))
    .map((scene) => [selectorOf(about, scene), markupOf(about, scene.attributes)]),
);

/** Elements whose height is the sum of the sections that `show` names, with a letter for each section. */
const sums = described.flatMap(({ tag, sections }) => {
  if (!sections) return [];
  const { names, shown } = sections;
  const markup = (...show) => markupOf({ tag }, { show: show.join(' ') });
  const letters = names.map((_, index) => String.fromCharCode(97 + index));
  return [{ tag, names, defaults: names.slice(0, shown), letters, markup }];
});

/** Elements whose reserved heights are compared with those of their skeletons, with their defaults and with other numbers of items. */
const compared = [
  ...new Set([
    ...lists.flatMap(([, markup, count]) => [count, 4, 7].map(markup)),
    ...described.flatMap((about) =>
      about.scenes.map(({ attributes }) => markupOf(about, attributes)),
    ),
  ]),
];

/** Tags of the elements whose space is reserved. */
export const reservedTags = described.map(({ tag }) => tag);

/** Heights of loading elements at each of the widths, in a page of `openPage`. */
async function measure(page, markups) {
  await page.evaluate(async (all) => {
    const attributes = 'vtc="1" token="emb_x" loading="eager" api-base="https://api.test"';
    // Of the elements that are rendered, only the first names the time zone; here, each is measured as the only one.
    document.body.hidden = true;
    document.body.innerHTML = all
      .map((markup) => `<${markup} ${attributes}></${markup.split(' ')[0]}>`)
      .join('');
    await Promise.all([...document.body.children].map((element) => element.updateComplete));
    document.body.hidden = false;
  }, markups);
  const byWidth = [];
  for (const width of widths) {
    const heights = await page.evaluate((wide) => {
      document.body.style.inlineSize = `${wide}px`;
      return [...document.body.children].map((element) => element.getBoundingClientRect().height);
    }, width);
    byWidth.push(heights);
  }
  return new Map(markups.map((markup, index) => [markup, byWidth.map((all) => all[index])]));
}

/** Opens a page in which no request to an API gets a response; `script` defines the elements. */
async function openPage(browser, { script = '', styles = '' } = {}) {
  const page = await browser.newPage();
  const css = `${inlineFontCss()}body{margin:0;font-size:${emPx}px;line-height:1.5}${styles}`;
  const html = `<!doctype html><html lang="en"><style>${css}</style><body></body><script type="module" src="/elements.js"></script></html>`;
  const responses = {
    '/': { contentType: 'text/html', body: html },
    '/elements.js': { contentType: 'text/javascript', body: script },
  };
  // Requests do not time out, however long measuring takes.
  await page.evaluateOnNewDocument(() => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (run, ms, ...args) =>
      ms > 1000 ? 0 : setTimeout.call(globalThis, run, ms, ...args);
  });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const response = responses[new URL(request.url()).pathname];
    if (response) void request.respond(response);
  });
  await page.goto('http://page.test/');
  await page.evaluate(loadFont);
  return page;
}

/** The straight line through the first and the last of the heights in a range of widths. */
function lineOf(heights, from, to) {
  const slope = to > from ? (heights[to] - heights[from]) / (widths[to] - widths[from]) : 0;
  return { slope, start: heights[from] - slope * widths[from] };
}

const isOn = ({ slope, start }, { heights, count = 1 }, from, to) =>
  heights.slice(from, to + 1).every((height, index) => {
    return Math.abs(start + slope * widths[from + index] - height) <= tolerancePx / count;
  });

/** The last width up to which all terms are straight lines and the number of columns is the same. */
function endOf(from, { terms, columns }) {
  let to = from;
  const fits = (end) =>
    columns[end] === columns[from] &&
    terms.every((term) => isOn(lineOf(term.heights, from, end), term, from, end));
  while (to + 1 < widths.length && fits(to + 1)) to += 1;
  return to;
}

const short = (number, digits) => String(+number.toFixed(digits)).replace(/^(-?)0\./, '$1.');

function length({ slope, start }) {
  const isFlat = Math.abs(slope * 100) < 0.5;
  const base = `${short((isFlat ? start + slope * 600 : start) / emPx, 1)}em`;
  return isFlat ? base : `(${base} ${slope < 0 ? '-' : '+'} ${short(Math.abs(slope) * 100, 1)}cqi)`;
}

const product = (size, factor) => (factor ? `${size}*${factor}` : size);

/** Rules for one selector: from each minimum width, the sum of its terms. */
function rules({ selector, terms, columns }) {
  const all = [];
  for (let from = 0; from < widths.length;) {
    const to = endOf(from, { terms, columns });
    const sum = terms
      .map(({ heights, factor }) => ({ line: lineOf(heights, from, to), factor }))
      .filter(({ line }) => Math.abs(line.start) + Math.abs(line.slope) > 0.01)
      .map(({ line, factor }) => product(length(line), factor?.(columns[from])))
      .join(' + ');
    // A single term needs no parentheses.
    const height = sum.replace(/^\(([^()]*)\)$/, '$1');
    all.push([from === 0 ? 0 : widths[from] - 1, `${selector}::before{--b:${height}}`]);
    from = to + 1;
  }
  return all;
}

const zip = (a, b, combine) => a.map((value, index) => combine(value, b[index]));
const none = widths.map(() => 1);

function list([selector, markup, defaultCount, columnsOf], heights) {
  const grown = counts.map((n) => heights.get(columnsOf(n)));
  const columns = widths.map((_, at) => {
    const more = grown.findIndex((each) => each[at] > grown[0][at] + 1);
    return more < 0 ? counts.length : more;
  });
  const rows = widths.map((_, at) => grown[columns[at]]?.[at] - grown[0][at]);
  const first = widths.map(
    (_, at) =>
      heights.get(markup(defaultCount))[at] - rows[at] * Math.ceil(defaultCount / columns[at]),
  );
  const factor = (count) => (count > 1 ? `round(up,var(--n)/${count},1)` : 'var(--n)');
  return {
    selector,
    columns,
    terms: [{ heights: first }, { heights: rows, factor, count: defaultCount / 5 }],
  };
}

/** Markup of an element with some of its sections, from which the height of each follows. */
const sumMarkups = ({ names, defaults, markup }) => [
  markup(...defaults),
  ...defaults.map((left) => markup(...defaults.filter((name) => name !== left))),
  ...names.slice(defaults.length).map((name) => markup(...defaults, name)),
];

/** The height is the sum of the sections and of the frame around them. */
function sum({ tag, names, defaults, letters, markup }, heights) {
  const heightsOf = (shown) => heights.get(markup(...shown));
  const without = (heights, others) => zip(heights, others, (a, b) => a - b);
  const whole = heightsOf(defaults);
  const adds = names.map((name) =>
    defaults.includes(name)
      ? without(whole, heightsOf(defaults.filter((other) => other !== name)))
      : without(heightsOf([...defaults, name]), whole),
  );
  const frame = adds.slice(0, defaults.length).reduce(without, whole);
  return {
    selector: tag,
    columns: none,
    terms: [
      { heights: frame },
      ...adds.map((added, index) => ({
        heights: added,
        factor: () => `var(--${letters[index]})`,
      })),
    ],
  };
}

/** Which sections are shown: 1 or 0 for each. */
const sumRules = sums.flatMap(({ tag, names, defaults, letters }) => [
  `${tag}{${letters.map((letter, index) => `--${letter}:${index < defaults.length ? 1 : 0}`).join(';')}}`,
  `${tag}[show]{${letters
    .slice(0, defaults.length)
    .map((letter) => `--${letter}:0`)
    .join(';')}}`,
  ...names.map((name, index) => `${tag}[show~=${name}]{--${letters[index]}:1}`),
]);

/** Numbers of items: the default, and that of the attribute. */
const itemRules = () => {
  const withItems = described.filter(({ items }) => items);
  const defaults = withItems.map(({ tag, items }) => `${tag}{--n:${items.count}}`);
  const limits = new Set(withItems.map(({ items }) => `${items.attribute} ${items.max}`));
  const given = [...limits].map((limit) => {
    const [attribute, max] = limit.split(' ');
    const tags = withItems
      .filter(({ items }) => `${items.attribute} ${items.max}` === limit)
      .map(({ tag }) => tag)
      .sort();
    const selector = tags.length > 1 ? `:is(${tags.join()})` : tags[0];
    return `${selector}[${attribute}]{--n:min(${max},attr(${attribute} type(<number>)))}`;
  });
  // Browsers without typed attr(), and invalid values, reserve nothing, which is better than the wrong height.
  return [...defaults, ...given];
};

/** The script that defines the elements, built from the sources. */
const bundleElements = async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './index.js'; export * from './more.js';",
      resolveDir: 'src',
    },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    target: 'es2022',
    define: { __VTC_API_BASE__: '""', __VTC_VERSION__: '""' },
  });
  return outputFiles[0].text;
};

/** Heights of rows are rounded to a tenth of an em, which adds up in a list of 50. */
const roundingShare = 0.015;

/** Whether a style sheet reserves the heights that elements have in a page in which they load. */
async function isCurrent(styles, browser, loading) {
  const reserved = await measure(await openPage(browser, { styles }), compared);
  const skeletons = await measure(loading, compared);
  return compared.every((markup) =>
    reserved.get(markup).every((height, at) =>
      // A step may be off by one of the measured widths.
      [at - 1, at, at + 1]
        .flatMap((near) => skeletons.get(markup)[near] ?? [])
        .some(
          (otherHeight) =>
            Math.abs(otherHeight - height) <= tolerancePx + otherHeight * roundingShare,
        ),
    ),
  );
}

/**
 * The style sheet that reserves space for elements that are not defined yet: `current` where it reserves what was
 * measured, since browsers measure sizes that differ by a pixel.
 */
export async function reservedSpaceCss(current) {
  const browser = await launchChromium();
  try {
    const page = await openPage(browser, { script: await bundleElements() });
    if (await isCurrent(current, browser, page)) return current;
    const markups = [
      ...lists.flatMap(([, markup, count, columnsOf]) => [markup(count), ...counts.map(columnsOf)]),
      ...fixed.map(([, markup]) => markup),
      ...sums.flatMap(sumMarkups),
    ];
    const heights = await measure(page, [...new Set(markups)]);
    const all = [
      ...lists.map((selector) => list(selector, heights)),
      ...sums.map((each) => sum(each, heights)),
      ...fixed.map(([selector, markup]) => ({
        selector,
        columns: none,
        terms: [{ heights: heights.get(markup) }],
      })),
    ].flatMap(rules);
    return css(all);
  } finally {
    await browser.close();
  }
}

/** The style sheet of all rules, those of the same minimum width in one container query. */
function css(all) {
  const from = (width) => all.flatMap(([start, rule]) => (start === width ? [rule] : []));
  const starts = [...new Set(all.map(([start]) => start))].sort((a, b) => a - b);
  const tags = [...new Set(all.map(([, rule]) => /^[a-z-]+/.exec(rule)[0]))].sort().join();
  const unknown = `:where(${tags}):where(:not(:defined,[hidden],[when-empty=hide],[when-closed=hide]))`;
  return [
    '/* Reserves the space of vtc-widgets elements until they are defined. Generated by npm run generate. */',
    // Older browsers never define the elements, and show their content in no more space than it needs.
    '@supports selector(:state(ready)){@media (scripting:enabled){',
    `${unknown}{display:flow-root;container-type:inline-size;contain-intrinsic-inline-size:320px;&::before{content:"";float:left;block-size:calc(var(--b))}}`,
    ...itemRules(),
    ...sumRules,
    ...starts.flatMap((start) =>
      start === 0 ? from(start) : [`@container (inline-size>=${start}px){`, ...from(start), '}'],
    ),
    '}}',
    '',
  ].join('\n');
}
