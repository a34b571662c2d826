// Builds the site: its pages, their scripts, the sandbox that answers inside them, and the files of the package that they load.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { localeTags } from '../tools/build/locales.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Scripts of the pages by the name of their file in the site. */
export const pageScripts = {
  front: 'demo/scripts/front.ts',
  configure: 'demo/scripts/configure.ts',
  company: 'demo/scripts/company.ts',
  'sandbox-worker': 'demo/scripts/sandbox-worker.ts',
};

/** What esbuild makes the scripts with, for the built site as for the served one. */
export const scriptOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
};

/** Files of the package that the pages load. */
const packageFiles = [
  'vtc-widgets.js',
  'vtc-widgets.css',
  'vtc-widgets.LICENSE.txt',
  'vtc-doctor.js',
  'custom-elements.json',
  'integrity.json',
];

const pageFiles = /\.(html|css|svg|png)$/;

/** All languages, English first. */
const languages = () => ['en', ...localeTags()];

/** Companies of the sandbox that are worth a look: rich ones, large and small ones, and two with other colours. */
const shownCompanies = [
  'northern_haul',
  'highland_line_k',
  'amber_truckin_b',
  'big_fleet',
  'city_coaches',
  'quiet_yard',
  'solo_driver',
];

/** The companies that the site shows, with their embed tokens. */
async function companies() {
  const outfile = join(root, 'node_modules/.cache/vtc-widgets/sandbox.mjs');
  const entry = "export { createSandbox, examples } from './src/sandbox/index.ts';";
  await build({
    ...scriptOptions,
    stdin: { contents: entry, resolveDir: root },
    platform: 'node',
    outfile,
  });
  const { createSandbox, examples } = await import(outfile);
  const { world } = createSandbox();
  const why = new Map(examples.map((one) => [one.handle, one.why]));
  return shownCompanies.flatMap((handle) => {
    const company = world.company(handle);
    if (!company) return [];
    const { id, name } = company;
    return { id, handle, name, why: why.get(handle) ?? '', token: world.embedToken(company) };
  });
}

/** What `site.json` says; `api` and `gateway` are addresses of what is served beside the site. */
export async function siteFacts(api = null, gateway = null) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const bundle = join(root, 'dist/vtc-widgets.js');
  const bytes = existsSync(bundle) ? brotliCompressSync(readFileSync(bundle)).length : null;
  return { version, api, gateway, languages: languages(), companies: await companies(), bytes };
}

function copyTo(folder, from, names) {
  for (const name of names)
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(folder, name));
}

async function buildSite(folder) {
  if (!existsSync(join(root, 'dist/custom-elements.json')))
    throw new Error('Run npm run build first.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyTo(
    folder,
    join(root, 'demo'),
    readdirSync(join(root, 'demo')).filter((name) => pageFiles.test(name)),
  );
  copyTo(folder, join(root, 'dist'), packageFiles);
  await build({ ...scriptOptions, entryPoints: pageScripts, outdir: folder, minify: true });
  writeFileSync(join(folder, 'site.json'), JSON.stringify(await siteFacts()));
  for (const name of ['locales'])
    if (existsSync(join(root, 'dist', name)))
      cpSync(join(root, 'dist', name), join(folder, name), { recursive: true });
  const documentation = join(root, 'dist/storybook');
  if (existsSync(documentation))
    cpSync(documentation, join(folder, 'documentation'), { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(root, 'dist/site');
  await buildSite(folder);
  console.log(`The site is in ${dirname(folder)}/site: any static host and path will do.`);
}
