// Builds the site in dist/site, or in the folder of the first argument: pages, scripts, the sandbox's service worker, and the files of the package.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { elementsIn } from '../src/configurator/manifest.ts';
import { localeTags } from '../tools/build/locales.mjs';
import { settings } from './site/facts.ts';
import { createPages } from './site/pages.ts';
import { writeSearchIndex } from './site/search.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Entry points of the pages by output name. */
export const pageScripts = {
  page: 'demo/scripts/page.ts',
  docs: 'demo/scripts/docs.ts',
  front: 'demo/scripts/front.ts',
  configure: 'demo/scripts/configure.ts',
  announce: 'demo/scripts/announce.ts',
  company: 'demo/scripts/company.ts',
  'sandbox-worker': 'demo/scripts/sandbox-worker.ts',
};
/** Options of esbuild for the built and the served site. */
export const scriptOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
};

/** Files that register all elements, in the order in which pages load them. */
const scripts = ['vtc-widgets.js', 'vtc-more.js'];

/** Files of `dist` that the pages load. */
const packageFiles = [
  ...scripts,
  'vtc-widgets.css',
  'vtc-widgets.LICENSE.txt',
  'vtc-more.LICENSE.txt',
  'vtc-doctor.js',
  'vtc-doctor.LICENSE.txt',
  'custom-elements.json',
  'integrity.json',
];

/** All languages, English first. */
const languages = () => ['en', ...localeTags()];

/** Companies of the sandbox for the site: with much data, large, small, and with different colours. */
const shownCompanies = [
  'northern_haul',
  'highland_line_k',
  'amber_truckin_b',
  'big_fleet',
  'city_coaches',
  'quiet_yard',
  'solo_driver',
];

/** The companies of the site with their embed tokens. */
async function companies() {
  const outfile = join(root, 'node_modules/.cache/vtc-widgets/sandbox.mjs');
  const entry = "export { createSandbox } from './src/sandbox/index.ts';";
  await build({
    ...scriptOptions,
    stdin: { contents: entry, resolveDir: root },
    platform: 'node',
    outfile,
  });
  const { createSandbox } = await import(outfile);
  const { world } = createSandbox();
  return shownCompanies.flatMap((handle) => {
    const company = world.company(handle);
    if (!company) return [];
    const { id, name } = company;
    return { id, handle, name, token: world.embedToken(company) };
  });
}

/** Contents of `site.json`; `api` and `gateway` are URLs of servers beside the site. */
export async function siteFacts(api = null, gateway = null) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { version, api, gateway, scripts, languages: languages(), companies: await companies() };
}

/** The title of the page of each element, by its tag. */
const titles = () =>
  Object.fromEntries(
    createPages()
      .elementPages()
      .map(({ path, title }) => [/([\w-]+)\.html$/.exec(path)[1], title]),
  );

/** Contents of `elements.json`: what the configurator needs of the manifest, a tenth of its size. */
export const configurableElements = () =>
  JSON.stringify(
    elementsIn(JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8')), titles()),
  );

function copyTo(folder, from, names) {
  for (const name of names)
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(folder, name));
}

/** Writes the pages and their Markdown; `options.isServed` adds what `npm start` needs. */
export async function createEleventy(folder, options = {}) {
  Object.assign(settings, options);
  const { default: Eleventy } = await import('@11ty/eleventy');
  return new Eleventy(join(root, 'demo'), folder, {
    configPath: join(root, 'demo/eleventy.config.mjs'),
    quietMode: true,
  });
}

async function buildSite(folder) {
  if (!existsSync(join(root, 'dist/custom-elements.json')))
    throw new Error('Run npm run build first.');
  process.chdir(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await (await createEleventy(folder)).write();
  copyTo(folder, join(root, 'dist'), packageFiles);
  await build({ ...scriptOptions, entryPoints: pageScripts, outdir: folder, minify: true });
  writeFileSync(join(folder, 'site.json'), JSON.stringify(await siteFacts()));
  writeFileSync(join(folder, 'elements.json'), configurableElements());
  for (const name of ['locales', 'single', 'storybook'])
    if (existsSync(join(root, 'dist', name)))
      cpSync(join(root, 'dist', name), join(folder, name), { recursive: true });
  await writeSearchIndex(folder);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? join(root, 'dist/site');
  await buildSite(folder);
  console.log(`The site is in ${folder}. It works on any static host, below any path.`);
}
