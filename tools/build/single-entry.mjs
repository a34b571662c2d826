/** Source of `single/<tag>.js`: one element of the manifest with English inside; other languages are loaded on demand. */
export function singleEntry({ name, tagName, module }) {
  const source = module.replace(/^dist\//, '/src/').replace(/\.js$/, '.ts');
  return `
import { registerCopy } from '/src/element/copies.ts';
import { loadDialogFrom } from '/src/convoys/dialog-import.ts';
import { loadDoctor } from '/src/element/doctor-loader.ts';
import { loadLocalesFrom } from '/src/element/locale-loader.ts';
import { register } from '/src/element/register.ts';
import { ${name} } from '${source}';

export { configure } from '/src/element/configure.ts';
export { registerMessages } from '/src/element/language.ts';
export { ${name} };
${tagName === 'vtc-event' ? "export { openEventDialog } from '/src/widgets/vtc-event/dialog.ts';\n" : ''}
const folder = new URL(/* @vite-ignore */ '../', import.meta.url).href;
loadLocalesFrom(folder);
loadDialogFrom('vtc-event.js?dialog', import.meta.url);
register({ '${tagName}': ${name} });
${tagName === 'vtc-event' ? "// No second copy of the page, where it is loaded for a dialog.\nif (!import.meta.url.endsWith('?dialog'))" : ''} registerCopy();
void loadDoctor(folder);
`;
}
