import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { About } from '../../src/widgets/about.js';

const folder = 'src/widgets';

/** The descriptions of all elements in reading order, read from their folders: the generated list may be older. */
export async function describedElements(): Promise<readonly About[]> {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const modules = folders.map(
    ({ name }) =>
      import(pathToFileURL(`${folder}/${name}/about.ts`).href) as Promise<{ about: About }>,
  );
  return (await Promise.all(modules)).map(({ about }) => about).sort((a, b) => a.order - b.order);
}

/** Name of an element's class, `VtcCard` for `vtc-card`. */
export const classNameOf = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const lines = (texts: readonly string[]): string => texts.join('\n');

const header = '// Generated from the about.ts of the elements by `npm run generate -- elements`.';

const importClass =
  (from: string) =>
  ({ tag }: About) =>
    `import { ${classNameOf(tag)} } from '${from}/${tag}/${tag}.js';`;

const entryOf = ({ tag }: About) => `'${tag}': ${classNameOf(tag)},`;

const listModule = (all: readonly About[]) => `${header}
import type { About } from './about.js';
${lines(all.map(({ tag }) => `import { about as about${classNameOf(tag)} } from './${tag}/about.js';`))}

/** What all elements say about themselves, in reading order. */
export const elements: readonly About[] = [
${lines(all.map(({ tag }) => `about${classNameOf(tag)},`))}
];
`;

const classesModule = (all: readonly About[]) => `${header}
${lines(all.map(importClass('.')))}

/** The classes of all elements by tag. */
export const elementClasses = {
${lines(all.map(entryOf))}
} as const;
`;

const registration = (all: readonly About[]) => `register({
${lines(all.map(entryOf))}
});`;

const exported = (all: readonly About[]) =>
  `export { ${all.map(({ tag }) => classNameOf(tag)).join(', ')} };`;

const widgetsModule = (all: readonly About[]) => `${header}
import { loadDialogFrom } from './convoys/dialog-import.js';
import { registerCopy } from './element/copies.js';
import { loadDoctor } from './element/doctor-loader.js';
import { loadLocalesFrom } from './element/locale-loader.js';
import { register } from './element/register.js';
${lines(all.map(importClass('./widgets')))}

export * from './base.js';
export { attributes, formats, icons, logos, moreIcons, shapes } from './namespaces.js';
${exported(all)}

loadLocalesFrom(import.meta.url);
loadDialogFrom('vtc-more.js', import.meta.url);

${registration(all)}

registerCopy();
void loadDoctor();
`;

const moreModule = (all: readonly About[]) => `${header}
import { register } from './base.js';
${lines(all.map(importClass('./widgets')))}

export { openEventDialog } from './widgets/vtc-event/dialog.js';

${registration(all)}

${exported(all)}
`;

const readmeRow = ({ tag, file, summary, usedAttributes }: About) => {
  const shows = summary.replace(/^Shows /, '').replace(/\.$/, '');
  const attributes = usedAttributes.map((name) => `\`${name}\``).join(', ');
  return `| [\`<${tag}>\`](demo/docs/elements/${tag}.md) | ${shows} | \`vtc-${file}.js\` | ${attributes} |`;
};

/** The README with the table of the elements. */
const readme = (text: string, all: readonly About[]): string =>
  text.replace(
    /(<!-- elements -->\n)[^]*?(\n<!-- end of elements -->)/,
    (_, start: string, end: string) =>
      `${start}\n${lines(['| Element | Shows | Script | Most used attributes |', '| --- | --- | --- | --- |', ...all.map(readmeRow)])}\n${end}`,
  );

interface SizeLimit {
  readonly name: string;
  readonly path: string;
  readonly limit: string;
}

/** The limits of all files: those of other files stay as they are, before and after those of elements. */
function sizeLimits(text: string, all: readonly About[]): string {
  const packageJson = JSON.parse(text) as { readonly 'size-limit': readonly SizeLimit[] };
  const limits = packageJson['size-limit'];
  const isSingle = ({ path }: SizeLimit) => path.startsWith('dist/single/');
  const first = limits.findIndex(isSingle);
  const others = limits.filter((limit) => !isSingle(limit));
  const singles = all.map(({ tag, sizeLimit }) => {
    const path = `dist/single/${tag}.js`;
    return { name: path, path, limit: sizeLimit };
  });
  const sorted = [...others.slice(0, first), ...singles, ...others.slice(first)];
  return JSON.stringify({ ...packageJson, 'size-limit': sorted });
}

/** Registration, lists of elements, limits and the table of the README, from the about.ts of the elements. */
export async function elementFiles(): Promise<Readonly<Record<string, string>>> {
  const all = await describedElements();
  const of = (file: About['file']) => all.filter((about) => about.file === file);
  const sources = {
    'src/index.ts': widgetsModule(of('widgets')),
    'src/more.ts': moreModule(of('more')),
    'src/widgets/all.ts': listModule(all),
    'src/widgets/classes.ts': classesModule(all),
    'package.json': sizeLimits(readFileSync('package.json', 'utf8'), all),
    'README.md': readme(readFileSync('README.md', 'utf8'), all),
  };
  const formatted = Object.entries(sources).map(async ([path, text]) => [
    path,
    await format(text, { ...(await resolveConfig(path)), filepath: path }),
  ]);
  return Object.fromEntries(await Promise.all(formatted)) as Record<string, string>;
}
