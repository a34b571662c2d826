// Entries of the package: one that registers everything, and one for each element alone.

const configure = './modules/element/configure.js';
const messages = './modules/element/language.js';
const loader = './modules/element/locale-loader.js';
const imports = './modules/locales/imports.js';
const dialog = './modules/convoys/details-dialog.js';
const more = './modules/more.js';
const register = './modules/element/register.js';

/** Path of an element's module, seen from `folder`. */
export const modulePath = ({ module }, folder) => module.replace(/^dist\//, `${folder}modules/`);

const reexports = (element) => `export { configure } from '${configure}';
export { registerMessages } from '${messages}';
export { ${element.name} } from '${modulePath(element, './')}';
`;

const loadLocales = `import { loadLocalesBy } from '${loader}';
import { localeImports } from '${imports}';
`;

/** Whether convoys of an element open in a dialog, which the entry of `<vtc-event>` has. */
export const opensDialog = ({ attributes }) => attributes.some(({ name }) => name === 'details');

const importDialog = `import { loadDialogBy } from '${dialog}';\n`;
const exportDialog = `export { openEventDialog } from './modules/widgets/vtc-event/dialog.js';\n`;

/** A browser cannot say so itself: it finds no bare import, and runs nothing. */
const forBundlers = ({ tagName }) =>
  `// For bundlers: browsers cannot find the packages that it imports. For a script tag, use single/${tagName}.js.\n`;

function script(element) {
  const { name, tagName } = element;
  const hasDialog = opensDialog(element);
  return `${forBundlers(element)}${loadLocales}${hasDialog ? importDialog : ''}import { register } from '${register}';
import { ${name} } from '${modulePath(element, './')}';

${reexports(element)}${tagName === 'vtc-event' ? exportDialog : ''}
loadLocalesBy(localeImports);
${hasDialog ? `loadDialogBy(() => import('./vtc-event.js'));\n` : ''}register({ '${tagName}': ${name} });
`;
}

const types = (element) => `import './events.js';

${reexports(element)}`;

const wholeScript = (entry) => `${loadLocales}${importDialog}
export * from './modules/${entry}.js';

loadLocalesBy(localeImports);
loadDialogBy(() => import('${more}'));
`;

const classExports = (elements) => `export { configure } from '${configure}';
export { registerMessages } from '${messages}';
export { register } from '${register}';
${elements.map((element) => `export { ${element.name} } from '${modulePath(element, './')}';\n`).join('')}`;

/** All classes, for other tags and scoped registries; nothing is registered until a convoy is opened. */
const classes = (elements) => `${loadLocales}${importDialog}
${classExports(elements)}
loadLocalesBy(localeImports);
loadDialogBy(() => import('./vtc-event.js'));
`;

const classTypes = (elements) => `import './events.js';

${classExports(elements)}`;

const wholeTypes = (entry) => `import './events.js';\n\nexport * from './modules/${entry}.js';\n`;

/** Replaces the entries in React's server components, whose imports do not reach the browser. CommonJS, so that bundlers do not look for its exports. */
const serverComponent = `throw new Error(
  'vtc-widgets: a server component imports an element, which would never be defined in the browser. Import it in a file that starts with "use client".',
);
`;

/** Files of all entries, as [path, text]. */
export const entries = (elements) => [
  ['index.js', wholeScript('index')],
  ['index.d.ts', wholeTypes('index')],
  ['vtc-widgets.d.ts', wholeTypes('index')],
  ['more.js', wholeScript('more')],
  ['vtc-more.d.ts', wholeTypes('more')],
  ['classes.js', classes(elements)],
  ['classes.d.ts', classTypes(elements)],
  ['server-component.cjs', serverComponent],
  ...elements.map((element) => [`${element.tagName}.js`, script(element)]),
  ...elements.map((element) => [`${element.tagName}.d.ts`, types(element)]),
];
