// Types of events by their names, so that addEventListener knows what an element dispatches.
import { modulePath } from './entries.mjs';

/** The type of an event, its named types imported from where they are declared. */
function eventType({ type: { text, references = [] } }) {
  const last = [...references].sort((a, b) => b.start - a.start);
  return last.reduce((whole, { name, module, start, end }) => {
    const path = modulePath({ module }, './');
    return `${whole.slice(0, start)}import('${path}').${name}${whole.slice(end)}`;
  }, text);
}

const eventMap = ({ events }) =>
  events
    .map((event) => `/** ${event.description} */\n'${event.name}': ${eventType(event)};`)
    .join('\n');

const listener = (name, method, options) => `
    ${method}<Type extends keyof (HTMLElementEventMap & ${name}EventMap)>(
      type: Type,
      listener: (this: ${name}, event: (HTMLElementEventMap & ${name}EventMap)[Type]) => void,
      options?: boolean | ${options},
    ): void;
    ${method}(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | ${options},
    ): void;`;

const elementEvents = (element) => `/** Events of <${element.tagName}> by their names. */
export interface ${element.name}EventMap {
${eventMap(element)}
}

declare module '${modulePath(element, './')}' {
  interface ${element.name} {
${listener(element.name, 'addEventListener', 'AddEventListenerOptions')}
${listener(element.name, 'removeEventListener', 'EventListenerOptions')}
  }
}
`;

/** The type of an event at the document, which it reaches from any element that dispatches it. */
function documentEvent(elements, type) {
  const sources = elements.filter(({ events }) => events.some(({ name }) => name === type));
  return `'${type}': ${sources.map(({ name }) => `${name}EventMap['${type}']`).join(' | ')};`;
}

const documentEvents = (elements) => {
  const types = new Set(elements.flatMap(({ events }) => events.map(({ name }) => name)));
  return `
declare global {
  interface DocumentEventMap {
${[...types].map((type) => documentEvent(elements, type)).join('\n')}
  }
}
`;
};

/** Types of the events of all elements. */
export const events = (elements) =>
  [...elements.map(elementEvents), documentEvents(elements)].join('\n');
