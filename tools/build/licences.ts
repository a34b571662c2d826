import license, { type Dependency } from 'rollup-plugin-license';
import type { Plugin } from 'vite';

function notice({ name, version, license, licenseText }: Dependency): string {
  if (!licenseText) throw new Error(`${name} has no licence file.`);
  return `${name} ${version} (${license})\n\n${licenseText.trim()}\n`;
}

/** Ours first, the others in the order of their names. */
const inOrder = (all: readonly Dependency[]) =>
  [...all].sort((a, b) => Number(isOurs(b)) - Number(isOurs(a)) || compare(a, b));
const isOurs = ({ name }: Dependency) => name === 'vtc-widgets';
const compare = (a: Dependency, b: Dependency) => (`${a.name}` < `${b.name}` ? -1 : 1);

/** Writes the licence of every package that went into a bundle to a file beside it. */
export function licences(fileName: string): Plugin[] {
  let source = '';
  const output = (all: Dependency[]) => {
    source = inOrder(all)
      .map(notice)
      .join(`\n${'-'.repeat(72)}\n\n`);
  };
  return [
    { ...license({ thirdParty: { includeSelf: true, output } }), apply: 'build' },
    {
      name: 'emit-licences',
      apply: 'build',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  ] as Plugin[];
}
