// Writes TypeScript from the manifest: events by their names, and the elements in the templates of frameworks.

/** The type of an event with its named types imported from where they are declared, seen from `folder`. */
function eventType({ type: { text, references = [] } }, folder) {
  const last = [...references].sort((a, b) => b.start - a.start);
  return last.reduce((whole, { name, module, start, end }) => {
    const path = module.replace(/^dist\//, `${folder}modules/`);
    return `${whole.slice(0, start)}import('${path}').${name}${whole.slice(end)}`;
  }, text);
}

const eventMap = ({ events }, folder) =>
  events
    .map((event) => `/** ${event.description} */\n'${event.name}': ${eventType(event, folder)};`)
    .join('\n');

const modulePath = ({ module }, folder) => module.replace(/^dist\//, `${folder}modules/`);

/** The entry of one element: registers it alone. */
export const entry = ({
  tagName,
  name,
  ...element
}) => `import { register } from './modules/base/register.js';
import { ${name} } from '${modulePath(element, './')}';

export { configure } from './modules/base/configure.js';
export { registerMessages } from './modules/base/language.js';
export { ${name} };

register({ '${tagName}': ${name} });
`;

/** Types of that entry, with what `addEventListener` is told. */
export const entryTypes = (element) => `import './events.js';

export { configure } from './modules/base/configure.js';
export { registerMessages } from './modules/base/language.js';
export { ${element.name} } from '${modulePath(element, './')}';
`;

const listenerTypes = (element) => {
  const { name } = element;
  const path = modulePath(element, './');
  const both = `keyof (HTMLElementEventMap & ${name}EventMap)`;
  const typed = (method) => `    ${method}<Type extends ${both}>(
      type: Type,
      listener: (this: ${name}, event: (HTMLElementEventMap & ${name}EventMap)[Type]) => void,
      options?: boolean | ${method === 'addEventListener' ? 'Add' : ''}EventListenerOptions,
    ): void;
    ${method}(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | ${method === 'addEventListener' ? 'Add' : ''}EventListenerOptions,
    ): void;`;
  return `/** Events of <${element.tagName}> by their names. */
export interface ${name}EventMap {
${eventMap(element, './')}
}

declare module '${path}' {
  interface ${name} {
${typed('addEventListener')}
${typed('removeEventListener')}
  }
}
`;
};

/** The events of all elements. */
export const events = (elements) => elements.map(listenerTypes).join('\n');

const isProperty = ({ kind, readonly }) => kind === 'field' && !readonly;

const plainTypes = {
  string: 'string',
  number: 'number | `${number}`',
  boolean: "boolean | ''",
};

/** What an attribute of an element of the class `name` takes: texts, and what its property is one of. */
export const attributeType = ({ type, fieldName }, name) =>
  plainTypes[type?.text ?? 'string'] ?? `${name}['${fieldName}']`;

/**
 * What a template may set: properties by their names, and attributes that have no property of the same name.
 * An attribute named like a method is left out, since frameworks would overwrite the method.
 */
export function settable({ name, members, attributes }) {
  const names = new Set(members.map((member) => member.name));
  const ownType = (member) => ({ ...member, accepted: `${name}['${member.name}']` });
  const textType = (attribute) => ({ ...attribute, accepted: attributeType(attribute, name) });
  const others = attributes.filter((attribute) => !names.has(attribute.name));
  return [...members.filter(isProperty).map(ownType), ...others.map(textType)];
}

/** These as members of an interface or a class. */
export const memberTypes = (element) =>
  settable(element)
    .map(({ name, description, accepted }) => `/** ${description} */\n'${name}'?: ${accepted};`)
    .join('\n');

/** Imports of the classes of elements, seen from `folder`. */
export const imported = (elements, folder) =>
  elements
    .map((element) => `import type { ${element.name} } from '${modulePath(element, folder)}';`)
    .join('\n');

const listeners = ({ name, events }, prefix) =>
  events
    .map(
      (event) =>
        `/** ${event.description} */\n'${prefix}${event.name}'?: (event: ${name}EventMap['${event.name}']) => void;`,
    )
    .join('\n');

const maps = (elements) =>
  `import type { ${elements.map(({ name }) => `${name}EventMap`).join(', ')} } from '../events.js';`;

/** Elements in JSX of React 19 and later; it sets properties and listens to \`onvtc-load\` by itself. */
export const react = (elements) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imported(elements, '../')}
${maps(elements)}

type Element<Type> = Omit<DetailedHTMLProps<HTMLAttributes<Type>, Type>, 'data'>;

${elements
  .map(
    (element) => `/** ${element.description} */
export interface ${element.name}Props extends Element<${element.name}> {
${memberTypes(element)}
${listeners(element, 'on')}
}`,
  )
  .join('\n\n')}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(({ tagName, name }) => `      '${tagName}': ${name}Props;`).join('\n')}
    }
  }
}
`;

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Elements in templates of Vue 3. */
export const vue = (elements) => `import type { HTMLAttributes } from 'vue';
${imported(elements, '../')}
${maps(elements)}

${elements
  .map((element) => {
    const emitted = element.events.map(
      (event) =>
        `'on${camel(`-${event.name}`)}'?: (event: ${element.name}EventMap['${event.name}']) => void;`,
    );
    return `/** ${element.description} */
export interface ${element.name}Props extends HTMLAttributes {
${memberTypes(element)}
${emitted.join('\n')}
}`;
  })
  .join('\n\n')}

declare module 'vue' {
  interface GlobalComponents {
${elements.map(({ tagName, name }) => `    '${tagName}': new () => { $props: ${name}Props };`).join('\n')}
  }
}
`;

/** Elements in markup of Svelte. */
export const svelte = (elements) => `import type { HTMLAttributes } from 'svelte/elements';
${imported(elements, '../')}
${maps(elements)}

${elements
  .map(
    (element) => `/** ${element.description} */
export interface ${element.name}Props extends Omit<HTMLAttributes<${element.name}>, 'data'> {
${memberTypes(element)}
${listeners(element, 'on')}
}`,
  )
  .join('\n\n')}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${elements.map(({ tagName, name }) => `    '${tagName}': ${name}Props;`).join('\n')}
  }
}
`;
