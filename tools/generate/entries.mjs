// Entries of the package: one that registers everything, and one for each element alone.

const configure = './modules/element/configure.js';
const messages = './modules/element/language.js';
const locales = './modules/element/locale-loader.js';
const register = './modules/element/register.js';

/** Path of an element's module, seen from `folder`. */
export const modulePath = ({ module }, folder) => module.replace(/^dist\//, `${folder}modules/`);

const reexports = (element) => `export { configure } from '${configure}';
export { registerMessages } from '${messages}';
export { ${element.name} } from '${modulePath(element, './')}';
`;

const script = (element) => `import { loadLocalesFrom } from '${locales}';
import { register } from '${register}';
import { ${element.name} } from '${modulePath(element, './')}';

${reexports(element)}
loadLocalesFrom(import.meta.url);
register({ '${element.tagName}': ${element.name} });
`;

const types = (element) => `import './events.js';

${reexports(element)}`;

const whole = (entry) => `import './events.js';\n\nexport * from './modules/${entry}.js';\n`;

/** Files of all entries, as [path, text]. */
export const entries = (elements) => [
  ['index.js', "export * from './modules/index.js';\n"],
  ['index.d.ts', whole('index')],
  ['vtc-widgets.d.ts', whole('index')],
  ['vtc-more.d.ts', whole('more')],
  ...elements.map((element) => [`${element.tagName}.js`, script(element)]),
  ...elements.map((element) => [`${element.tagName}.d.ts`, types(element)]),
];
