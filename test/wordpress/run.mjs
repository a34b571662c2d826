// Tests the plugin in WordPress 6.6 and 6.4, or some steps in one version: npm run test:wordpress [-- 6.5 managing]. Needs PHP, and npm's registry the first time.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failed } from '../../tools/test/counts.mjs';
import { missingPackages, startWordPress } from './site.mjs';

const missing = missingPackages();
if (missing.length > 0) {
  console.error(`First run: apt-get install --no-install-recommends ${missing.join(' ')}`);
  process.exit(1);
}

const { launchChromium } = await import('../../tools/test/browsers/chromium.mjs');
const { pluginFiles, zipOf } = await import('../../tools/wordpress/files.ts');
const { logIn } = await import('./admin.mjs');
const { startApi } = await import('./api.mjs');
const { attacking } = await import('./steps/attacking.mjs');
const { editing } = await import('./steps/editing.mjs');
const { ending } = await import('./steps/ending.mjs');
const { managing } = await import('./steps/managing.mjs');
const { network } = await import('./steps/network.mjs');
const { managingPictures, pictures } = await import('./steps/pictures.mjs');
const { serving } = await import('./steps/serving.mjs');
const { settingUp } = await import('./steps/setting-up.mjs');
const { visiting } = await import('./steps/visiting.mjs');
const { withholding } = await import('./steps/withholding.mjs');
const { postOfAll } = await import('./support.mjs');

const named = process.argv.slice(2).filter((argument) => /^\d/.test(argument));
const versions = named.length > 0 ? named : ['6.6', '6.4'];
const groups = { editing, visiting, serving, attacking, withholding, managing, ending, network };
const chosen = process.argv.slice(2).filter((argument) => argument in groups);
const isChosen = (group) =>
  chosen.length === 0 || chosen.some((argument) => groups[argument] === group);
const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-zip-'));
const zip = join(folder, 'vtc-widgets-wordpress.zip');
writeFileSync(zip, zipOf(pluginFiles()));

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const counts = { passed: 0, failed: 0 };
const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

async function step(version, name, run) {
  try {
    await run();
    counts.passed += 1;
    console.log(`✔ [${seconds()}] WordPress ${version} ${name}`);
  } catch (error) {
    counts.failed += 1;
    console.log(`✖ [${seconds()}] WordPress ${version} ${name}\n    ${error.stack.slice(0, 1500)}`);
    console.log(failed(`${version} › ${name}`));
  }
}

const browser = await launchChromium();
for (const version of versions) {
  const wp = await startWordPress(version);
  const api = await startApi(wp.clock.now);
  try {
    const admin = await logIn(browser, wp.origin, 'administrator');
    const site = { wp, api, browser, admin, zip };
    const taken = process.argv.includes('--pictures') ? pictures : [];
    const steps = async (...lists) => {
      for (const [name, run] of lists.filter(isChosen).flat())
        await step(version, name, () => run(site));
    };
    for (const [name, run] of settingUp) await step(version, name, () => run(site));
    await steps(editing);
    // A failure in the editor must not make the following steps fail.
    site.link = await postOfAll(wp);
    await steps(visiting);
    for (const [name, run] of taken) await step(version, name, () => run(site));
    // Previews that are open in the editor would refresh, and fill the cache, between the requests of the next steps.
    await site.admin.browserContext().close();
    site.admin = await logIn(browser, wp.origin, 'administrator');
    await steps(serving, attacking, withholding, managing);
    if (taken.length > 0)
      for (const [name, run] of managingPictures) await step(version, name, () => run(site));
    await steps(ending, network);
  } finally {
    await Promise.all(
      browser
        .browserContexts()
        .slice(1)
        .map((context) => context.close()),
    );
    api.close();
    wp.close();
  }
}
await browser.close();
rmSync(folder, { recursive: true });
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
