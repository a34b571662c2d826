import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Folder of the package that a module is in, or undefined for one of ours. */
function packageFolder(id: string): string | undefined {
  const start = id.lastIndexOf(`${sep}node_modules${sep}`);
  if (start < 0) return undefined;
  const [first = '', second = ''] = id.slice(start + 14).split(sep);
  return join(id.slice(0, start + 14), first, first.startsWith('@') ? second : '');
}

/** Name, version and terms of a package, as its own files tell them; throws where there are no terms. */
function notice(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, string>;
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`${name} has no licence file.`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/** Writes the licence of every package that went into a bundle to `fileName`, ours first. */
export const licences = (fileName: string): Plugin => ({
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : [],
    );
    const folders = new Set(modules.flatMap((id) => packageFolder(id.replace(/^\0/, '')) ?? []));
    const notices = ['.', ...[...folders].filter(existsSync).sort()].map(notice);
    this.emitFile({ type: 'asset', fileName, source: notices.join(`\n${'-'.repeat(72)}\n\n`) });
  },
});
