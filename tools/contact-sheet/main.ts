// Takes screenshots of every element in every layout, state and theme at six widths, and writes a page that shows them all.
// Arguments filter them: `npm run contact-sheet -- vtc-card failing dark`; `--browser firefox` uses Firefox, `--lang ar` another language,
// `--media print` or `--media forced-colors` emulates one in Chromium, `--bundle FILE` another build, to compare with;
// `--showcase` takes the screenshots of all elements together for the README;
// `--previews` takes one screenshot of each element, or of those that are named, for the front page of the site;
// `--heights` takes no screenshots and prints a table of the heights: `npm run contact-sheet -- --heights ready light`.
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { html } from 'hono/html';
import puppeteer, { type Browser } from 'puppeteer-core';
import { launchChromium } from '../test/browsers/chromium.mjs';
import { isMedia, type Media, medias, take, type Picture } from './picture.js';
import { type Form, nameOf, previews, scenesWith, states, widths, type Scene } from './scenes.js';
import { serveScenes } from './server.js';

const {
  values: {
    browser: browserName,
    bundle,
    heights: isTable,
    lang,
    media,
    out,
    previews: isForSite,
    showcase,
  },
  positionals,
} = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', default: 'chromium' },
    bundle: { type: 'string', default: 'dist/vtc-widgets.js' },
    heights: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'en' },
    media: { type: 'string', default: 'screen' },
    out: { type: 'string', default: 'dist/contact-sheet' },
    previews: { type: 'boolean', default: false },
    showcase: { type: 'boolean', default: false },
  },
});

const launchers: Readonly<Record<string, () => Promise<Browser>>> = {
  chromium: () => launchChromium('--hide-scrollbars'),
  firefox: () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: true,
    }),
};

const fileOf = (scene: Scene) => `${nameOf(scene).replaceAll(' ', '.')}.png` as const;

/** Two rows of boxes: four narrow ones, two wide ones. */
const sceneWidth = 2172;

/** Custom states that the elements of a scene reach. */
function statesOf({ form: { inDialog, result = 'ready' }, state }: Scene): readonly string[] {
  // In a dialog, name and times are known from the start.
  if (inDialog) return [states[state], 'ready'];
  if (states[state] === 'ready') return [result];
  // Some elements are ready even where all lists are empty.
  return state === 'empty' ? ['empty', 'ready', result] : [states[state]];
}

const scenePicture = (scene: Scene, index: number, media: Media): Picture => ({
  address: `/scenes/${index}`,
  width: sceneWidth,
  media,
  states: statesOf(scene),
  inDialogs: scene.form.inDialog,
  path: isTable ? undefined : `${out}/${fileOf(scene)}`,
});

const showcasePicture = (theme: string): Picture => ({
  address: `/showcase/${theme}`,
  width: 1200,
  media: 'screen',
  states: ['ready'],
  path: `demo/showcase-${theme}.webp`,
});

const previewPicture = ({ tag }: Form): Picture => ({
  address: `/previews/${tag}`,
  width: 480,
  height: 300,
  media: 'screen',
  states: ['ready'],
  path: `demo/previews/${tag}.webp`,
});

/** Widths in the table of heights. */
const shownWidths = [280, 480, 900];

const tableRow = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;

const sheet = (scenes: readonly Scene[]) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>vtc-widgets: contact sheet</title>
      <body>
        ${scenes.map(
          (scene) =>
            html`<h2>${nameOf(scene)}</h2>
              <a href="${fileOf(scene)}"
                ><img src="${fileOf(scene)}" alt="" width="${sceneWidth / 2}" loading="lazy"
              /></a>`,
        )}
      </body>
    </html>`;

if (!isMedia(media)) throw new Error(`--media takes ${medias.join(' or ')}.`);
const launch = launchers[browserName];
if (!launch) throw new Error(`--browser takes ${Object.keys(launchers).join(' or ')}.`);
const scenes = scenesWith(positionals);
if (scenes.length === 0) throw new Error(`No scene has the words ${positionals.join(' ')}.`);
const sitePictures = isForSite
  ? previews
      .filter(({ tag }) => positionals.length === 0 || positionals.includes(tag))
      .map(previewPicture)
  : showcase
    ? ['light', 'dark'].map(showcasePicture)
    : undefined;
const pictures = sitePictures ?? scenes.map((scene, index) => scenePicture(scene, index, media));
await mkdir(isForSite ? 'demo/previews' : out, { recursive: true });
const server = await serveScenes(scenes, { bundle, lang });
const browser = await launch();
try {
  if (isTable) console.log(`${tableRow(['', ...shownWidths])}\n| --- | ---: | ---: | ---: |`);
  for (const [index, picture] of pictures.entries()) {
    const heights = await take(browser, { ...picture, address: server.origin + picture.address });
    const scene = scenes[index];
    console.log(
      isTable && scene
        ? tableRow([
            nameOf(scene),
            ...shownWidths.map((width) => heights[widths.findIndex((known) => known === width)]),
          ])
        : `${index + 1} of ${pictures.length}: ${picture.path} (${heights.join(', ')} px high)`,
    );
  }
  if (!sitePictures && !isTable) await writeFile(`${out}/index.html`, String(await sheet(scenes)));
} finally {
  await browser.close();
  server.close();
}
