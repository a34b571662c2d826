import { gameName } from '../intl/game-name.js';
import type { Attributes } from '../widgets/about.js';
import { elements } from '../widgets/all.js';
import { attributeLabels, valueLabels } from '../widgets/labels.js';
import type { Setting } from './manifest.js';

/** Labels that differ from those in editors, which have no hints, and those of attributes that editors do not offer. */
const ownLabels: Attributes = {
  action: 'Address that receives applications',
  album: 'Only this album',
  also: 'Also these convoys of others',
  'apply-url': 'Link to the application',
  enctype: 'Format of applications',
  event: 'Convoy',
  feed: 'Calendar file to subscribe to',
  form: 'Questions as a form',
  'href-template': 'Link of an item',
  'max-lines': 'Lines shown at first',
  member: 'Member',
  month: 'First month',
  'refresh-seconds': 'Seconds between updates',
  roles: 'Only these roles',
  'share-url': 'Page of a convoy to share',
  vtcs: 'Several companies',
};

const merged = (all: readonly (Attributes | undefined)[]): Attributes =>
  Object.fromEntries(all.flatMap((some) => Object.entries(some ?? {})));

const labels = merged([attributeLabels, ...elements.map((about) => about.labels), ownLabels]);

const hints: Attributes = {
  action: 'Such as https://gateway.example/apply/{handle}, which a gateway has.',
  album: 'Its title or its number. Empty: all pictures, with a tab for each album.',
  also: 'Their numbers, with commas or spaces between them, such as 120, 131.',
  'apply-url': 'Empty: the link that your company has on the platform.',
  'company-type': 'A bus company has drives in place of convoys.',
  event: 'Its number, as in the address of its page. Empty: the next one.',
  feed: 'The address of an .ics file, such as that of a gateway.',
  'filter-fragment': 'Visitors can share the list as they have filtered it.',
  filters: 'For your visitors. A filter appears where the convoys differ.',
  form: 'Nothing is sent before a visitor presses its button.',
  frame: 'Border, padding and background.',
  heading: 'Empty: a text in the language of each visitor.',
  'heading-level': 'Its level among the headings of your page, 2 to 6.',
  'href-template': 'Where a click on a name leads, such as https://my.example/{slug}.',
  images: 'Without pictures, initials and colours are shown.',
  'max-lines': '0: all.',
  member: 'The last part of the address of their profile.',
  month: 'Such as 2026-11. Empty: the month of the next convoy.',
  'no-fragment': 'Otherwise, an open convoy has an address that visitors can share.',
  'no-lightbox': 'A click leads to the picture instead.',
  'refresh-seconds': 'At least 15. 0: never.',
  roles: 'With commas between them, such as Owner, Driver.',
  'second-time-zone': 'Shown beside the first where they differ.',
  'share-url': 'With {vtc} and {id}, such as https://my.example/{vtc}/{id}. Empty: your page.',
  'structured-data': 'They can list it with its dates and pictures.',
};

/** Names of values that differ from those in editors, or that have no name there; what follows a colon is a hint. */
const ownValueLabels: Attributes = {
  cards: 'Cards: side by side',
  'co-hosted': 'Convoys held together with others',
  inline: 'Inline: a number in a sentence of your page',
  overlay: 'Overlay: large, for streaming software',
  signature: 'Signature: one line',
  'placement inline': 'In its place',
  'theme auto': 'Company: the colours that your company has on the platform',
  'theme page': 'Page: the colours of your page, light or dark',
  'look auto': 'Automatic: night on a dark page in its colours, else plain',
  plain: 'Plain: calm, everything in one box',
  night: 'Night: dark, and what is live or next glows',
  poster: 'Poster: as night, with your banner behind everything',
  'frame auto': 'Box, except in the colours of the page',
  'application/json': 'JSON',
  'multipart/form-data': 'Form with files',
  'application/x-www-form-urlencoded': 'Form',
  EU: 'Europe',
  US: 'United States',
};

const names = merged([valueLabels, ...elements.map((about) => about.valueLabels), ownValueLabels]);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Label of an attribute of an element. */
export const labelOf = (tag: string, name: string): string =>
  (name === 'limit' && elements.find((about) => about.tag === tag)?.limitLabel) ||
  (labels[name] ?? capitalized(name.replaceAll('-', ' ')));

/** What an owner needs to know of an attribute besides its label; empty if that says it all. */
export const hintOf = ({ name, description }: Setting): string =>
  hints[name] ?? (name in labels ? '' : description);

/** Name of the value of an attribute with its hint. */
export const valueLabelOf = (name: string, value: string): string =>
  names[`${name} ${value}`] ?? names[value] ?? capitalized(gameName(value));

/** Name and hint of the value of an attribute. */
export function valueTextsOf(name: string, value: string): { name: string; hint: string } {
  const [short = '', ...rest] = valueLabelOf(name, value).split(': ');
  return { name: short, hint: capitalized(rest.join(': ')) };
}

const colorLabels: Attributes = {
  '--vtc-background': 'Background',
  '--vtc-surface': 'Boxes',
  '--vtc-border': 'Lines',
  '--vtc-text': 'Text',
  '--vtc-muted-text': 'Quiet text',
  '--vtc-primary': 'Links and buttons',
  '--vtc-primary-text': 'Text on buttons',
};

/** Label of a custom property for a colour. */
export const colorLabelOf = (property: string): string =>
  colorLabels[property] ?? capitalized(property.replace('--vtc-', '').replaceAll('-', ' '));
