// Runs the list that every element must pass in the named engines, or in all, as far as this machine has them.
import { spawnSync } from 'node:child_process';
import { hasFirefox } from './browsers/firefox.mjs';
import { hasWebKit } from './browsers/webkit.mjs';

const isHere = { chromium: () => true, firefox: hasFirefox, webkit: hasWebKit };
const named = process.argv.slice(2);
const engines = (named.length > 0 ? named : Object.keys(isHere)).filter((name) => {
  const found = isHere[name]();
  if (!found) console.log(`${name} is not here, and left out; the README says how to get it.`);
  return found;
});

if (engines.length > 0) {
  const files = ['--files', 'test/widgets/**/*.suite.test.ts'];
  const { status } = spawnSync('node_modules/.bin/web-test-runner', files, {
    stdio: 'inherit',
    env: { ...process.env, BROWSERS: engines.join(',') },
  });
  process.exitCode = status ?? 1;
}
