// Builds everything that is published, or the named parts of it.
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { clean } from './clean.ts';
import { browserFile } from './browser-file.ts';
import { buildDoctor } from './doctor.ts';
import { buildGateway } from './gateway.ts';
import { buildLocales } from './locales.mjs';
import { buildMore } from './more.ts';
import { run } from './run.ts';
import { buildSandbox } from './sandbox.ts';
import { buildSingle } from './single.ts';
import { buildSiteFiles } from './site-files.ts';
import { buildStyles } from './styles.mjs';

const parts: Readonly<Record<string, () => unknown>> = {
  bundle: () => build({ configFile: false, ...browserFile('vtc-widgets', 'src/index.ts') }),
  more: buildMore,
  manifest: () => run('npm', 'run', 'manifest', '--silent'),
  doctor: buildDoctor,
  single: buildSingle,
  locales: buildLocales,
  styles: buildStyles,
  sandbox: buildSandbox,
  gateway: buildGateway,
  modules: () => run('npm', 'run', 'types', '--silent', '--', '-p', 'tools/build/tsconfig.json'),
  package: () => run('node', 'tools/build/package.mjs'),
  'site-files': buildSiteFiles,
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
if (positionals.length === 0) clean();
for (const [name, buildPart] of Object.entries(parts))
  if (positionals.length === 0 || positionals.includes(name)) await buildPart();
