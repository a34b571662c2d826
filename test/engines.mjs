// Runs the shared list of tests in every engine that this machine has, one after the other.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasWebKit } from './support/webkit.mjs';

const engines = [
  { name: 'chromium', isHere: true },
  { name: 'firefox', isHere: existsSync('/usr/bin/firefox-esr') },
  { name: 'webkit', isHere: hasWebKit() },
];

let failed = false;
for (const { name, isHere } of engines) {
  if (!isHere) {
    console.log(
      `── ${name} is not here: apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb`,
    );
    continue;
  }
  console.log(`── ${name}`);
  const files = 'test/widgets/**/*.suite.test.ts';
  const { status } = spawnSync('node_modules/.bin/web-test-runner', ['--files', files], {
    stdio: 'inherit',
    env: { ...process.env, BROWSERS: name },
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
