/** Source of `single/<tag>.js`: one element of the manifest with English inside; other languages are loaded on demand. */
export function singleEntry({ name, tagName, module }) {
  const source = module.replace(/^dist\//, '/src/').replace(/\.js$/, '.ts');
  return `
import { announceCopy } from '/src/copies.ts';
import { loadDoctor } from '/src/doctor-loader.ts';
import { loadLocalesFrom } from '/src/element/locale-loader.ts';
import { register } from '/src/element/register.ts';
import { ${name} } from '${source}';

export { configure } from '/src/element/configure.ts';
export { registerMessages } from '/src/element/language.ts';
export { ${name} };

const folder = new URL(/* @vite-ignore */ '../', import.meta.url).href;
loadLocalesFrom(folder);
register({ '${tagName}': ${name} });
announceCopy();
void loadDoctor(folder);
`;
}
