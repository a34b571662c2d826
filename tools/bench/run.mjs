// npm run bench: all benchmarks; npm run bench -- sandbox: one of them. It builds what they measure.
import { execFileSync } from 'node:child_process';
import './date.mjs';

/** File of each benchmark, and the parts of the build that it needs. */
const benches = {
  sandbox: ['./sandbox.mjs', ['sandbox']],
  gateway: [
    './gateway/run.mjs',
    ['bundle', 'more', 'manifest', 'single', 'locales', 'sandbox', 'gateway'],
  ],
  posters: ['./gateway/posters.mjs', ['sandbox', 'gateway']],
  pages: ['./pages/run.mjs', ['bundle', 'more', 'manifest', 'single', 'sandbox']],
  interactions: ['./interactions.mjs', ['bundle', 'more', 'sandbox']],
  phone: ['./phone.mjs', ['bundle', 'more', 'styles', 'locales', 'sandbox']],
  site: ['./site.mjs', ['bundle', 'more', 'styles', 'sandbox']],
};

const named = Object.entries(benches).filter(([name]) => process.argv.includes(name));
const chosen = named.length > 0 ? named : Object.entries(benches);
const parts = new Set(chosen.flatMap(([, [, needed]]) => needed));
execFileSync('npm', ['run', 'build', '--silent', '--', ...parts], { stdio: 'inherit' });
for (const [name, [file]] of chosen) {
  console.log(`\n${name}`);
  await import(file);
}
