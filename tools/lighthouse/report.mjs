// Visits a page with Lighthouse, which is installed on demand, as a slow phone: a CPU four times slower, 1.6 Mbit/s, 150 ms.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onDemand } from '../on-demand/packages.mjs';
import { findChromium } from '../test/browsers/chromium.mjs';

/** Returns the report of one visit to a page. */
export async function createLighthouse() {
  // 12 is the last major version for Node 20.
  const lighthouse = (await onDemand('lighthouse')).bin('lighthouse');
  const env = { ...process.env, CHROME_PATH: await findChromium() };
  return async (url) => {
    const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-lighthouse-'));
    const output = join(folder, 'report.json');
    const flags = ['--quiet', '--output=json', `--output-path=${output}`];
    const browser = '--chrome-flags=--headless --no-sandbox --disable-gpu';
    try {
      // Asynchronously, as the page is served by this process.
      await promisify(execFile)(lighthouse, [url, ...flags, browser], { cwd: folder, env });
      return JSON.parse(readFileSync(output, 'utf8'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** The score of a category, from 0 to 100. */
export const scoreOf = ({ categories }, name) => Math.round(categories[name].score * 100);

/** The report with the median of the performance scores. */
export const medianOf = (reports) =>
  reports.toSorted((left, right) => scoreOf(left, 'performance') - scoreOf(right, 'performance'))[
    Math.floor(reports.length / 2)
  ];
