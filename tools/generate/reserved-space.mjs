// Measures the skeletons in Chromium and writes their heights as a style sheet for elements that are not defined yet.
import { build } from 'esbuild';
import { launchChromium } from '../test/browsers/chromium.mjs';
import { inlineFontCss, loadFont } from '../test/font.mjs';

/** Widths at which skeletons are measured, in px. */
const widths = Array.from({ length: 461 }, (_, index) => 280 + index * 2);
/** Maximum deviation of a height, in px. */
const tolerancePx = 12;
/** Font size of the page, in px. */
const emPx = 16;

const upcoming = (attributes) => (n) => `vtc-upcoming-events ${attributes} limit="${n}"`;
const gallery = (attributes) => (n) => `vtc-gallery ${attributes} limit="${n}"`;
const news = (attributes) => (n) => `vtc-news ${attributes} limit="${n}"`;
const partners = (attributes) => (n) => `vtc-partners ${attributes} limit="${n}"`;
const past = (attributes) => (n) => `vtc-past-events ${attributes} limit="${n}"`;
const rulebook = (n) => `vtc-rules max-lines="${n}"`;
const roster = (attributes) => (n) => `vtc-roster ${attributes} page-size="${n}"`;

/** Numbers of items that show how many columns there are. */
const counts = [1, 2, 3, 4, 5, 6, 7];

/** Elements whose height depends on a number of items: selector, markup for a number, default number, markup that shows the columns. */
const lists = [
  ['vtc-upcoming-events', upcoming(''), 10],
  ['vtc-upcoming-events[layout=cards]', upcoming('layout="cards"'), 10],
  ['vtc-upcoming-events[layout=compact]', upcoming('layout="compact"'), 10],
  // One or two pictures have columns of their own.
  ['vtc-gallery', gallery(''), 12, (n) => gallery('')(12 + n)],
  ['vtc-news', news(''), 5],
  ['vtc-news[layout=cards]', news('layout="cards"'), 5],
  ['vtc-news[layout=compact]', news('layout="compact"'), 5],
  ['vtc-past-events', past(''), 10],
  ['vtc-past-events[layout=cards]', past('layout="cards"'), 10],
  ['vtc-partners', partners(''), 6],
  ['vtc-partners[layout=list]', partners('layout="list"'), 6],
  ['vtc-rules', rulebook, 33],
  ['vtc-roster', roster(''), 50, roster('group-by="none"')],
  ['vtc-roster[group-by=none]', roster('group-by="none"'), 50],
  ['vtc-roster[layout=list]', roster('layout="list"'), 50, roster('layout="list" group-by="none"')],
  ['vtc-roster[layout=list][group-by=none]', roster('layout="list" group-by="none"'), 50],
];

/** Elements whose height depends on the layout only. A card with some of its sections has at least its header. */
const fixed = [
  ['vtc-live-events', 'vtc-live-events'],
  ['vtc-live-events[layout=bar][layout]', 'vtc-live-events layout="bar"'],
  ['vtc-card', 'vtc-card'],
  ['vtc-card[show]', 'vtc-card show="games"'],
  // The repeated attribute raises the specificity above that of `vtc-card[show]`.
  ['vtc-card[layout=banner][layout]', 'vtc-card layout="banner"'],
  ['vtc-card[layout=badge][layout]', 'vtc-card layout="badge"'],
  ...[1, 2].map((n) => [`vtc-gallery[limit="${n}"]`, gallery('')(n)]),
  ['vtc-gallery[layout=strip]', 'vtc-gallery layout="strip"'],
  ['server-stats[layout=compact]', 'server-stats layout="compact"'],
  ['vtc-calendar', 'vtc-calendar'],
  ['vtc-event', 'vtc-event'],
  ['vtc-partners[layout=logos]', 'vtc-partners layout="logos"'],
  ['vtc-recruitment', 'vtc-recruitment'],
];

/** The sections of the statistics; the first three are shown by default. */
const sections = ['totals', 'history', 'servers', 'peak', 'heatmap'];
const letters = ['t', 'h', 's', 'p', 'm'];
const stats = (...shown) => `server-stats show="${shown.join(' ')}"`;

const allSections = stats(...sections);

/** Elements whose reserved heights are compared with those of their skeletons, with their defaults and with other numbers of items. */
const compared = [
  ...lists.map(([, markup, count]) => markup(count)),
  ...fixed.map(([, markup]) => markup),
  upcoming('')(4),
  upcoming('layout="cards"')(5),
  news('')(4),
  past('layout="cards"')(4),
  ...[3, 7].map(gallery('')),
  roster('group-by="none"')(7),
  'vtc-gallery layout="strip" limit="1"',
  stats(...sections.slice(0, 3)),
  allSections,
];

/** Tags of the elements whose space is reserved. */
export const reservedTags = [...new Set(compared.map((markup) => markup.split(' ')[0]))];

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

function list([selector, markup, defaultCount, columnsOf = markup], heights) {
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

/** The height is the sum of the sections and of the frame around them. */
function statistics(heights) {
  const heightsOf = (...shown) => heights.get(stats(...shown));
  const without = (heights, others) => zip(heights, others, (a, b) => a - b);
  const defaults = sections.slice(0, 3);
  const adds = [
    without(heightsOf(...defaults), heightsOf('history', 'servers')),
    without(heightsOf(...defaults), heightsOf('totals', 'servers')),
    without(heightsOf(...defaults), heightsOf('totals', 'history')),
    ...sections
      .slice(3)
      .map((name) => without(heightsOf(...defaults, name), heightsOf(...defaults))),
  ];
  const frame = defaults.reduce(
    (left, _, index) => without(left, adds[index]),
    heightsOf(...defaults),
  );
  return {
    selector: 'server-stats',
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

const sectionRules = sections.map(
  (name, index) => `server-stats[show~=${name}]{--${letters[index]}:1}`,
);

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
    const defaults = sections.slice(0, 3);
    const markups = [
      ...lists.flatMap(([, markup, count, columnsOf = markup]) => [
        markup(count),
        ...counts.map(columnsOf),
      ]),
      ...fixed.map(([, markup]) => markup),
      stats(...defaults),
      stats('history', 'servers'),
      stats('totals', 'servers'),
      stats('totals', 'history'),
      ...sections.slice(3).map((name) => stats(...defaults, name)),
    ];
    const heights = await measure(page, [...new Set(markups)]);
    const all = [
      ...lists.map((selector) => list(selector, heights)),
      statistics(heights),
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
    'vtc-upcoming-events{--n:10}',
    'vtc-gallery{--n:12}',
    'vtc-news{--n:5}',
    'vtc-past-events{--n:10}',
    'vtc-roster{--n:50}',
    'vtc-partners{--n:6}',
    'vtc-rules{--n:33}',
    // Browsers without typed attr(), and invalid values, reserve nothing, which is better than the wrong height.
    ':is(vtc-gallery,vtc-news,vtc-partners,vtc-past-events,vtc-upcoming-events)[limit]{--n:min(60,attr(limit type(<number>)))}',
    'vtc-roster[page-size]{--n:min(100,attr(page-size type(<number>)))}',
    'vtc-rules[max-lines]{--n:min(33,attr(max-lines type(<number>)))}',
    'server-stats{--t:1;--h:1;--s:1;--p:0;--m:0}',
    'server-stats[show]{--t:0;--h:0;--s:0}',
    ...sectionRules,
    ...starts.flatMap((start) =>
      start === 0 ? from(start) : [`@container (inline-size>=${start}px){`, ...from(start), '}'],
    ),
    '}}',
    '',
  ].join('\n');
}
