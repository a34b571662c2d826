// Measures the skeletons in Chromium and writes their heights as a style sheet for elements that are not defined yet.
import { build } from 'esbuild';
import { launchChromium } from '../test/browsers/chromium.mjs';
import { inlineFontCss, loadFont } from '../test/font.mjs';
import { describedElements } from './elements.ts';

/** Widths at which skeletons are measured, in px. */
const widths = Array.from({ length: 461 }, (_, index) => 280 + index * 2);
/** Maximum deviation of a height, in px and as a share of it: the larger one counts. */
const tolerancePx = 8;
const toleranceShare = 0.06;
/** The same for rows of lists, to whose deviation that of the rest is added. */
const rowShare = 0.04;
/** Widths at which most layouts change, in px: changes of heights share them where they can. */
const steps = [415, 607, 831];
/** Font size of the page, in px. */
const emPx = 16;

const described = await describedElements();

/** An element as markup, such as `vtc-roster layout="list"`. */
const markupOf = ({ tag }, attributes) =>
  [tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' ');

const valueOf = (value) => (/^[a-z]+$/.test(value) ? value : `"${value}"`);

const selectorOf = ({ tag, needs = {} }, { attributes, selector }) =>
  tag +
  (selector ??
    Object.entries(attributes)
      .filter(([name]) => !(name in needs))
      .map(([name, value]) => `[${name}=${valueOf(value)}]`)
      .join(''));

/** Numbers of items that show how many columns there are. */
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

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
    .filter(({ isFixed, isInText }) => !isInText && (isFixed || !(about.items || about.sections)))
    .map((scene) => [selectorOf(about, scene), markupOf(about, scene.attributes)]),
);

/** Elements whose height is the sum of the sections that `show` names, with a letter for each section. */
const sums = described.flatMap(({ tag, sections }) => {
  if (!sections) return [];
  const { names, shown, beside } = sections;
  const markup = (...show) => markupOf({ tag }, { show: show.join(' ') });
  const letters = names.map((_, index) => String.fromCharCode(97 + index));
  return [{ tag, names, defaults: names.slice(0, shown), letters, beside, markup }];
});

/** Elements whose reserved heights are compared with those of their skeletons, with their defaults and with other numbers of items. */
const compared = [
  ...new Set([
    ...lists.flatMap(([, markup, count]) => [count, 4, 7].map(markup)),
    ...described.flatMap((about) =>
      about.scenes
        .filter(({ isInText }) => !isInText)
        .map(({ attributes }) => markupOf(about, attributes)),
    ),
  ]),
];

/** Heights of loading elements at each of the widths, in a page of `openPage`; by default, without a frame. */
async function measure(page, markups, frame = 'none') {
  await page.evaluate(
    async (all, frameName) => {
      const attributes = `vtc="1" token="emb_x" loading="eager" api-base="https://api.test" frame="${frameName}"`;
      // Of the elements that are rendered, only the first names the time zone; here, each is measured as the only one.
      document.body.hidden = true;
      document.body.innerHTML = all
        .map((markup) => `<${markup} ${attributes}></${markup.split(' ')[0]}>`)
        .join('');
      await Promise.all([...document.body.children].map((element) => element.updateComplete));
      document.body.hidden = false;
    },
    markups,
    frame,
  );
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

/** The largest deviation of a height of which there are `count`. */
const maxDeviation = (height, { count = 1, share = toleranceShare }) =>
  Math.max(tolerancePx / count, height * share);

/** A number with decimals; one in any case where a whole number would differ by more than a tenth. */
const rounded = (number, digits) => Number(number.toFixed(Math.abs(number) < 5 ? 1 : digits));

/** Height of a line, in em and in % of the width, at a width. */
const heightOn = ({ em, cqi }, width) => em * emPx + (cqi * width) / 100;

/** The heights of a term in a range of widths, each with the width on which it depends: that of the element, or of a column. */
const points = ({ heights, columns }, { from, to }) =>
  heights.slice(from, to + 1).map((height, index) => ({
    height,
    width: widths[from + index] / (columns?.[from + index] ?? 1),
  }));

/** A line in the middle of the heights. */
function middleLine(all, { cqi, digits }) {
  const slope = { em: 0, cqi: rounded(cqi, digits) };
  const above = all.map(({ height, width }) => height - heightOn(slope, width));
  const middle = (Math.min(...above) + Math.max(...above)) / 2;
  return { ...slope, em: rounded(middle / emPx, digits) };
}

/** Rise of the heights from the smallest to the largest width, in % of the width. */
function riseOf(all) {
  const sorted = all.toSorted((a, b) => a.width - b.width);
  const [first, last] = [sorted[0], sorted.at(-1)];
  return ((last.height - first.height) * 100) / (last.width - first.width || 1);
}

const short = (number) => String(number).replace(/^(-?)0\./, '$1.');

function length({ em, cqi }, unit) {
  if (cqi === 0) return `${short(em)}em`;
  return `${short(em)}em ${cqi < 0 ? '-' : '+'} ${short(Math.abs(cqi))}${unit}`;
}

/** The shortest text of a line that is near all heights in a range of widths; undefined if there is none. */
function lineText(term, range) {
  const all = points(term, range);
  const rise = riseOf(all);
  const isNear = (line) =>
    all.every(
      ({ height, width }) => Math.abs(heightOn(line, width) - height) <= maxDeviation(height, term),
    );
  const line = [0, 1]
    .flatMap((digits) => [0, rise].map((cqi) => middleLine(all, { cqi, digits })))
    .find(isNear);
  const hasColumns = term.columns?.some((count) => count > 1);
  return line && length(line, hasColumns ? 'cqi/var(--k)' : 'cqi');
}

/** The number of columns in a range of widths; undefined if it changes. */
const columnsText = ({ columns }, { from, to }) =>
  columns.slice(from, to + 1).every((count) => count === columns[from])
    ? String(columns[from])
    : undefined;

/** As many columns as fit, if that is their number at all widths. */
function fittingColumns({ columns }) {
  const starts = columns.flatMap((count, index) => (count > columns[index - 1] ? [index] : []));
  const [first, last] = [starts[0], starts.at(-1)];
  const size = (widths[last] - widths[first]) / (columns[last] - columns[first]);
  const rest = widths[first] - size * columns[first];
  const fits = columns.every(
    (count, index) => Math.max(1, Math.floor((widths[index] - rest) / size)) === count,
  );
  // The ratio of two lengths, which browsers cannot divide.
  return fits
    ? [[0, `max(1,round(down,tan(atan2(100cqi - ${rest - 1}px,${size}px)),1))`]]
    : undefined;
}

/** The last indexes of ranges of widths that have a value: of the longest one, and of one that ends before a step. */
function endsOf(from, textOf) {
  let to = widths.length - 1;
  while (textOf({ from, to }) === undefined) to -= 1;
  const ends = steps.map((start) => widths.indexOf(start + 1) - 1);
  const end = ends.findLast((each) => each >= from && each < to);
  const hasOther = end !== undefined && textOf({ from, to: end }) !== undefined;
  return hasOther && to < widths.length - 1 ? [end, to] : [to];
}

/** The values of a property, each with the index of the width from which on it is valid: as few as possible. */
function values(textOf, from = 0) {
  if (from === widths.length) return [];
  const all = endsOf(from, textOf).map((to) => [
    [from, textOf({ from, to })],
    ...values(textOf, to + 1),
  ]);
  const least = Math.min(...all.map(({ length }) => length));
  return all.find(({ length }) => length === least);
}

/** The property of a term by width. */
const valuesOf = (term) =>
  term.heights
    ? values((range) => lineText(term, range))
    : (fittingColumns(term) ?? values((range) => columnsText(term, range)));

/** Values of properties that a selector does not set. */
const defaults = { k: [[0, '1']], r: [[0, '0em']] };

/** Declarations of all selectors: minimum width, selector and text. Values of the selector with one attribute less are inherited. */
function declarations(all) {
  const bySelector = new Map(
    all.map(({ selector, terms }) => [
      selector,
      new Map(terms.map((term) => [term.name, valuesOf(term)])),
    ]),
  );
  const inherited = (selector, name) => {
    const parent = selector.replace(/\[[^[]*\]$/, '');
    if (parent === selector) return defaults[name];
    return bySelector.get(parent)?.get(name) ?? inherited(parent, name);
  };
  return [...bySelector].flatMap(([selector, properties]) =>
    [...properties]
      .filter(([name, own]) => String(own) !== String(inherited(selector, name)))
      .flatMap(([name, own]) =>
        own.map(([from, text]) => [
          from === 0 ? 0 : widths[from] - 1,
          selector,
          `--${name}:${text}`,
        ]),
      ),
  );
}

const zip = (a, b, combine) => a.map((value, index) => combine(value, b[index]));

function list([selector, markup, defaultCount, columnsOf], heights) {
  const grown = counts.map((n) => heights.get(columnsOf(n)));
  const columns = widths.map((_, at) => {
    // Items of a last row that is not full may be less high; less than a row is added where they fill it.
    const least = Math.max(1, (grown.at(-1)[at] - grown[0][at]) / counts.length);
    const more = grown.findIndex((each) => each[at] > grown[0][at] + least);
    return more < 0 ? counts.length : more;
  });
  const rows = widths.map((_, at) => grown[columns[at]]?.[at] - grown[0][at]);
  const first = widths.map(
    (_, at) =>
      heights.get(markup(defaultCount))[at] - rows[at] * Math.ceil(defaultCount / columns[at]),
  );
  return {
    selector,
    terms: [
      // Half of the deviation, since that of the rows is added.
      { name: 'h', heights: first, count: 2 },
      { name: 'r', heights: rows, count: defaultCount, share: rowShare, columns },
      { name: 'k', columns },
    ],
  };
}

/** The shown sections without some of them. */
const except = (shown, ...left) => shown.filter((name) => !left.includes(name));

/** Markup of an element with some of its sections, from which the height of each follows. */
const sumMarkups = ({ names, defaults, beside, markup }) => [
  markup(...defaults),
  ...defaults.map((left) => markup(...except(defaults, left))),
  markup(...except(defaults, ...beside)),
  ...except(names, ...defaults).map((name) => markup(...defaults, name)),
];

/** Name of the property with the height of a section. */
const heightOf = (letter) => letter.toUpperCase();

/**
 * The height is the sum of the sections and of the frame around them; where two sections are beside each other, less
 * by the property `P`.
 */
function sum({ tag, names, defaults, letters, beside, markup }, heights) {
  const heightsOf = (shown) => heights.get(markup(...shown));
  const without = (heights, others) => zip(heights, others, (a, b) => a - b);
  const whole = heightsOf(defaults);
  const neither = heightsOf(except(defaults, ...beside));
  const adds = names.map((name) => {
    if (!defaults.includes(name)) return without(heightsOf([...defaults, name]), whole);
    const other = beside.includes(name) ? except(beside, name) : [];
    const others = other[0] ? neither : heightsOf(except(defaults, name));
    return without(heightsOf(except(defaults, ...other)), others);
  });
  const addOf = (name) => adds[names.indexOf(name)];
  const frame = except(defaults, ...beside)
    .map(addOf)
    .reduce(without, neither);
  const less = beside.map(addOf).reduce(without, without(whole, neither));
  const count = names.length + 2;
  return {
    selector: tag,
    terms: [
      { name: 'f', heights: frame, count },
      ...adds.map((added, index) => ({ name: heightOf(letters[index]), heights: added, count })),
      { name: 'P', heights: less, count },
    ],
  };
}

/** Which sections are shown: 1 or 0 for each. */
const sumRules = sums.flatMap(({ tag, names, defaults, letters, beside }) => [
  `${tag}{${letters.map((letter, index) => `--${letter}:${index < defaults.length ? 1 : 0}`).join(';')}}`,
  `${tag}[show]{${letters
    .slice(0, defaults.length)
    .map((letter) => `--${letter}:0`)
    .join(';')}}`,
  ...names.map((name, index) => `${tag}[show~=${name}]{--${letters[index]}:1}`),
  `${tag}::before{--h:var(--f) + ${letters.map((letter) => `(var(--${heightOf(letter)}))*var(--${letter})`).join(' + ')} + (var(--P))*${beside.map((name) => `var(--${letters[names.indexOf(name)]})`).join('*')}}`,
]);

const withItems = described.flatMap(({ tag, items }) => (items ? [{ tag, ...items }] : []));

/** Number of items of most lists. */
const defaultItems = 10;

/** Other numbers of items. */
const itemRules = withItems
  .filter(({ count }) => count !== defaultItems)
  .map(({ tag, count }) => `${tag}{--n:${count}}`);

/** Numbers of items by attributes. Browsers without typed attr(), and invalid values, reserve nothing, which is better than the wrong height. */
const givenItems = [
  ...new Set(
    withItems.map(
      ({ attribute, max }) => `&[${attribute}]{--n:min(${max},attr(${attribute} type(<number>)))}`,
    ),
  ),
].join('');

/** Border and padding of elements that have a frame; lines have less, and a banner fills it. */
const frame =
  '&:not([frame=none],[layout=bar],[theme=page]:not([frame=box],[look=poster])){padding:var(--frame,17px)}' +
  '&:is([layout=badge],[layout=signature]){--frame:13px}&[layout=banner]{--frame:1px}';

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

/** Whether a style sheet reserves the heights that elements have in a page in which they load. */
async function isCurrent(styles, browser, loading) {
  const page = await openPage(browser, { styles });
  for (const frame of ['none', 'box']) {
    const reserved = await measure(page, compared, frame);
    const skeletons = await measure(loading, compared, frame);
    const isNear = compared.every((markup) =>
      reserved.get(markup).every((height, at) =>
        // A step may be off by one of the measured widths.
        [at - 1, at, at + 1]
          .flatMap((near) => skeletons.get(markup)[near] ?? [])
          .some((other) => Math.abs(other - height) <= tolerancePx + other * toleranceShare),
      ),
    );
    if (!isNear) return false;
  }
  return true;
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
        terms: [
          { name: 'h', heights: heights.get(markup) },
          { name: 'r', heights: widths.map(() => 0) },
        ],
      })),
    ];
    return css(declarations(all));
  } finally {
    await browser.close();
  }
}

/** Rules for the declarations from one minimum width on. */
function rules(all, width) {
  const own = all.filter(([start]) => start === width);
  const selectors = [...new Set(own.map(([, selector]) => selector))];
  const textsOf = (selector) =>
    own.filter(([, other]) => other === selector).map(([, , text]) => text);
  return selectors.map((selector) => `${selector}::before{${textsOf(selector).join(';')}}`);
}

/** The style sheet of all declarations, those of the same minimum width in one container query. */
function css(all) {
  const starts = [...new Set(all.map(([start]) => start))].sort((a, b) => a - b);
  const tags = [...new Set(all.map(([, selector]) => /^[a-z-]+/.exec(selector)[0]))].sort().join();
  const unknown = `:where(${tags}):where(:not(:defined,[hidden],[when-empty=hide],[when-closed=hide],[layout=inline]))`;
  return [
    '/* Reserves the space of vtc-widgets elements until they are defined. Generated by npm run generate. */',
    // Older browsers never define the elements, and show their content in no more space than it needs.
    '@supports selector(:state(ready)){@media (scripting:enabled){',
    `${unknown}{--n:${defaultItems};display:flow-root;container-type:inline-size;contain-intrinsic-inline-size:320px;&::before{--k:1;--r:0px;content:"";float:left;block-size:calc(var(--h) + (var(--r))*round(up,var(--n)/var(--k),1))}${givenItems}${frame}}`,
    ...itemRules,
    ...sumRules,
    ...starts.flatMap((start) =>
      start === 0
        ? rules(all, start)
        : [`@container (inline-size>=${start}px){`, ...rules(all, start), '}'],
    ),
    '}}',
    '',
  ].join('\n');
}
