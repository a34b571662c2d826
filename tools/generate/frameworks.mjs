// Types of the elements for templates of Preact, React, Solid, Svelte and Vue.
import { modulePath } from './entries.mjs';

const isSettable = ({ kind, readonly }) => kind === 'field' && !readonly;

/** Type of an attribute's value besides that of its property: text, as in markup. */
const attributeTypes = {
  string: 'string',
  number: 'number | `${number}`',
  boolean: "boolean | ''",
};

/** Names that a template may set: properties, by the name that a template has for them, and attributes whose property has another name. */
function settings({ name, members, attributes }, nameOf) {
  const names = new Set(members.map((member) => member.name));
  const accepted = ({ type, fieldName }) =>
    attributeTypes[type?.text ?? 'string'] ?? `${name}['${fieldName}']`;
  const numbers = attributes.filter(({ type }) => type?.text === 'number');
  const isNumber = (member) => numbers.some(({ fieldName }) => fieldName === member.name);
  const properties = members.filter(isSettable).map((member) => ({
    ...member,
    name: nameOf(member.name),
    accepted: isNumber(member) ? attributeTypes.number : `${name}['${member.name}']`,
  }));
  const others = attributes
    .filter((attribute) => !names.has(attribute.name))
    .map((attribute) => ({ ...attribute, accepted: accepted(attribute) }));
  return [...properties, ...others]
    .map(
      (attribute) =>
        `/** ${attribute.description} */\n'${attribute.name}'?: ${attribute.accepted};`,
    )
    .join('\n');
}

const listeners = ({ name, events }, property) =>
  events
    .map(
      (event) =>
        `/** ${event.description} */\n'${property(event.name)}'?: (event: ${name}EventMap['${event.name}']) => void;`,
    )
    .join('\n');

const props = (element, base, property, nameOf) => `/** ${element.description} */
export interface ${element.name}Props extends ${base} {
${settings(element, nameOf)}
${listeners(element, property)}
}`;

const imports = (elements) => `
${elements.map((element) => `import type { ${element.name} } from '${modulePath(element, '../')}';`).join('\n')}
import type { ${elements.map(({ name }) => `${name}EventMap`).join(', ')} } from '../events.js';
`;

const perTag = (elements, type) =>
  elements.map((element) => `'${element.tagName}': ${type(`${element.name}Props`)};`).join('\n');

const asWritten = (event) => `on${event}`;
const inCamelCase = (event) => `on-${event}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const inNamespace = (event) => `on:${event}`;

const all = (elements, base, property, nameOf = (name) => name) =>
  elements.map((element) => props(element, base(element), property, nameOf)).join('\n\n');

/** Types for JSX of React 19 and later, which sets properties and listens to `onvtc-load`. */
export const react = (
  elements,
) => `import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
${imports(elements)}
type Style = CSSProperties & { [property: \`--vtc-\${string}\`]: string | undefined };
type Element<Type> = Omit<DetailedHTMLProps<HTMLAttributes<Type>, Type>, 'data' | 'style'> & {
  style?: Style | undefined;
};

${all(elements, ({ name }) => `Element<${name}>`, asWritten)}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${perTag(elements, (name) => name)}
    }
  }
}
`;

/** Types for templates of Vue 3. */
export const vue = (elements) => `import type { HTMLAttributes } from 'vue';
${imports(elements)}
${all(elements, () => 'HTMLAttributes', inCamelCase)}

declare module 'vue' {
  interface GlobalComponents {
${perTag(elements, (name) => `new () => { $props: ${name} }`)}
  }
}
`;

/** Types for markup of Svelte. */
export const svelte = (elements) => `import type { HTMLAttributes } from 'svelte/elements';
${imports(elements)}
${all(elements, ({ name }) => `Omit<HTMLAttributes<${name}>, 'data'>`, asWritten)}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${perTag(elements, (name) => name)}
  }
}
`;

/** Types for JSX of Preact 10, which sets properties and listens to `onvtc-load`. */
export const preact = (elements) => `import type { HTMLAttributes } from 'preact';
${imports(elements)}
${all(elements, ({ name }) => `Omit<HTMLAttributes<${name}>, 'data' | 'loading'>`, asWritten)}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${perTag(elements, (name) => name)}
    }
  }
}
`;

/** Solid writes all names in lower case unless they have a prefix. */
const withPrefix = (name) => (/[A-Z]/.test(name) ? `prop:${name}` : name);

/** Types for JSX of Solid 1, which sets properties by the names of attributes and listens to `on:vtc-load`. */
export const solid = (elements) => `import type { JSX } from 'solid-js';
${imports(elements)}
${all(elements, ({ name }) => `Omit<JSX.HTMLAttributes<${name}>, 'data'>`, inNamespace, withPrefix)}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${perTag(elements, (name) => name)}
    }
  }
}
`;
