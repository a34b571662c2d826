import { readFileSync } from 'node:fs';
import license, { type Dependency } from 'rollup-plugin-license';
import type { Plugin } from 'vite';

const separator = `\n${'-'.repeat(72)}\n\n`;

/** Notices of third-party data that is copied into modules of ours, by the end of the module's path. */
const copiedNotices: Readonly<Record<string, string>> = {
  '/src/ui/icon-paths.ts': 'src/ui/icons.LICENSE.txt',
  '/src/ui/logo-paths.ts': 'src/ui/icons.LICENSE.txt',
  '/src/ui/more-icon-paths.ts': 'src/ui/icons.LICENSE.txt',
};

/** Packages without a licence file, and that of their repository as another package has it. */
const licenceFiles: Readonly<Record<string, string>> = {
  '@lit-labs/ssr-dom-shim': 'node_modules/lit/LICENSE',
};

/** The text of the MIT licence for a package that names it, but contains no file. */
function mitText({ author, license }: Dependency): string | undefined {
  const [terms] = /Permission is hereby granted[^]*/.exec(readFileSync('LICENSE', 'utf8')) ?? [];
  return license === 'MIT' && author?.name && terms
    ? `Copyright (c) ${author.name}\n\n${terms}`
    : undefined;
}

function notice(dependency: Dependency): string {
  const { name, version, license, licenseText } = dependency;
  const file = licenceFiles[name ?? ''];
  const text = licenseText ?? (file ? readFileSync(file, 'utf8') : mitText(dependency));
  if (!text) throw new Error(`${name} has no licence file.`);
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

const isOurs = ({ name }: Dependency) => name === 'vtc-widgets';
const byName = (a: Dependency, b: Dependency) => (`${a.name}` < `${b.name}` ? -1 : 1);

/** Our own licence first, the others sorted by name. */
const sorted = (all: readonly Dependency[]) =>
  all.toSorted((a, b) => Number(isOurs(b)) - Number(isOurs(a)) || byName(a, b));

/** Writes the licence of every package in a bundle to a file beside it. */
export function licences(fileName: string): Plugin[] {
  let dependencies: readonly Dependency[] = [];
  return [
    {
      ...license({
        thirdParty: { includeSelf: true, output: (all) => void (dependencies = all) },
      }),
      apply: 'build',
    },
    {
      name: 'emit-licences',
      apply: 'build',
      generateBundle(_options, bundle) {
        const modules = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds : [],
        );
        const copied = Object.entries(copiedNotices)
          .filter(([path]) => modules.some((id) => id.endsWith(path)))
          .map(([, file]) => readFileSync(file, 'utf8'));
        const notices = new Set([...sorted(dependencies).map(notice), ...copied]);
        const source = [...notices].join(separator);
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  ] as Plugin[];
}
