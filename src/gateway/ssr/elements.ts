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

/** An element, as its class makes it. */
export type OurElement = InstanceType<(typeof elements)[Tag]>;

/** Whether something is an element of ours. */
export const isOurs = (element: unknown): element is OurElement =>
  Object.values(elements).some((one) => element instanceof one);

/** The attributes that an element reads. */
export const attributesOf = (tag: Tag): readonly string[] => [
  'lang',
  ...elements[tag].observedAttributes,
];

/** Whether an attribute counts by being there, such as `searchable`. */
export function isFlag(tag: Tag, attribute: string): boolean {
  const properties = [...elements[tag].elementProperties.values()];
  return properties.some((one) => one.attribute === attribute && one.type === Boolean);
}

/** Defines the elements in the server's registry. */
export function defineElements(): void {
  addBundledTranslations();
  for (const [tag, element] of Object.entries(elements))
    if (!customElements.get(tag)) customElements.define(tag, element);
}
