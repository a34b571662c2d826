import { addBundledTranslations } from '../../locales/translations.js';
import { ServerStats } from '../../widgets/server-stats/server-stats.js';
import { VtcCard } from '../../widgets/vtc-card/vtc-card.js';
import { VtcLiveEvents } from '../../widgets/vtc-live-events/vtc-live-events.js';
import { VtcRoster } from '../../widgets/vtc-roster/vtc-roster.js';
import { VtcUpcomingEvents } from '../../widgets/vtc-upcoming-events/vtc-upcoming-events.js';

const elements = {
  'vtc-upcoming-events': VtcUpcomingEvents,
  'vtc-live-events': VtcLiveEvents,
  'vtc-card': VtcCard,
  'vtc-roster': VtcRoster,
  'server-stats': ServerStats,
} as const;

/** Tag of an element. */
export type Tag = keyof typeof elements;

/** Whether a text is the tag of an element. */
export const isTag = (text: string): text is Tag => Object.hasOwn(elements, text);

/** Instance of an element. */
export type AnyElement = InstanceType<(typeof elements)[Tag]>;

/** Type guard for elements of this package. */
export const isElement = (element: unknown): element is AnyElement =>
  Object.values(elements).some((one) => element instanceof one);

/** Attributes of an element. */
export const attributesOf = (tag: Tag): readonly string[] => [
  'lang',
  ...elements[tag].observedAttributes,
];

/** Whether an attribute is boolean, such as `searchable`. */
export function isBoolean(tag: Tag, attribute: string): boolean {
  const properties = [...elements[tag].elementProperties.values()];
  return properties.some((one) => one.attribute === attribute && one.type === Boolean);
}

/** Creates an element that loads data on the server; the gateway adds the token to its requests. */
export function createElement(tag: Tag, attributes: ReadonlyMap<string, string>): AnyElement {
  defineElements();
  const element = new elements[tag]();
  for (const [name, value] of attributes) element.attributeChangedCallback(name, null, value);
  if ('token' in element) element.token = 'proxy';
  return element;
}

/** Seconds between refreshes of data that came with the page. */
export const refreshSecondsOf = (tag: Tag): number =>
  createElement(tag, new Map()).defaultRefreshSeconds;

/** Defines the elements in the server's registry. */
export function defineElements(): void {
  addBundledTranslations();
  for (const [tag, element] of Object.entries(elements))
    if (!customElements.get(tag)) customElements.define(tag, element);
}
