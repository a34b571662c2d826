// Makes pictures of every element in every layout, state and theme at six widths, and one page that shows them all.
// Words after the command choose: `npm run contact-sheet -- vtc-card failing dark`; `--browser firefox` draws in Firefox.
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { html } from 'hono/html';
import puppeteer, { type Browser } from 'puppeteer-core';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { nameOf, scenesWith, states, type Scene } from './scenes.js';
import { serveScenes } from './server.js';

const {
  values: { browser: browserName, out },
  positionals,
} = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', default: 'chromium' },
    out: { type: 'string', default: 'dist/contact-sheet' },
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

const fileOf = (scene: Scene) => `${nameOf(scene).replaceAll(' ', '.')}.png`;

/** Draws a scene once all its elements have come to the state, and their pictures have been loaded. */
async function draw(browser: Browser, address: string, scene: Scene): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 2172, height: 400 });
    await page.goto(address, { waitUntil: 'load' });
    const wanted = scene.state === 'empty' ? ['empty', 'ready'] : [states[scene.state]];
    await page.waitForFunction(
      (tag, names) =>
        [...document.querySelectorAll<HTMLElement & { state?: string }>(tag)].every(({ state }) =>
          names.includes(state ?? ''),
        ),
      { timeout: limit(20_000) },
      scene.form.tag,
      wanted,
    );
    await page.waitForNetworkIdle({ concurrency: scene.state === 'loading' ? Infinity : 0 });
    await page.screenshot({ path: `${out}/${fileOf(scene)}` as `${string}.png`, fullPage: true });
  } finally {
    await page.close();
  }
}

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
                ><img src="${fileOf(scene)}" alt="" width="1086" loading="lazy"
              /></a>`,
        )}
      </body>
    </html>`;

const launch = launchers[browserName];
if (!launch) throw new Error(`--browser takes ${Object.keys(launchers).join(' or ')}.`);
const scenes = scenesWith(positionals);
if (scenes.length === 0) throw new Error(`No scene has the words ${positionals.join(' ')}.`);
await mkdir(out, { recursive: true });
const server = await serveScenes(scenes);
const browser = await launch();
try {
  for (const [index, scene] of scenes.entries()) {
    await draw(browser, `${server.origin}/scenes/${index}`, scene);
    console.log(`${index + 1} of ${scenes.length}: ${fileOf(scene)}`);
  }
  await writeFile(`${out}/index.html`, String(await sheet(scenes)));
  console.log(`${out}/index.html`);
} finally {
  await browser.close();
  server.close();
}
