import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Folders of the files: of the package, and of a checkout. */
const folders = ['../', '../dist/', '../../../dist/'];

const isServed = (name: string) =>
  /^((vtc-(widgets|more|doctor|frame|embed)|(single|locales)\/[\w-]+)\.js|vtc-widgets\.css)$/.test(
    name,
  );

/** The scripts and the style sheet in a folder that a gateway serves, by name. */
export const scriptsIn = (folder: URL): Record<string, string> =>
  Object.fromEntries(
    ['', 'single/', 'locales/']
      .filter((inner) => existsSync(new URL(inner, folder)))
      .flatMap((inner) => readdirSync(new URL(inner, folder)).map((name) => inner + name))
      .filter(isServed)
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );

/** The scripts and the style sheet of this package by name, as far as they are built. */
export function packageFiles(): Record<string, string> {
  const urls = folders.map((folder) => new URL(folder, import.meta.url));
  const built = urls.find((folder) => existsSync(new URL('vtc-frame.js', folder)));
  return built ? scriptsIn(built) : {};
}
