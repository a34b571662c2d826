import { readFileSync } from 'node:fs';
import {
  elementsIn,
  type ElementSettings,
  type Manifest,
} from '../../src/configurator/manifest.js';
import { outputs, type Output } from '../../src/configurator/outputs.js';
import type { SnippetParts } from '../../src/configurator/snippet.js';

/** The elements of the configurator, from the built manifest. */
export const elements = elementsIn(
  JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest,
);

/** The element of a tag. */
export function elementOf(tag: string): ElementSettings {
  const found = elements.find((candidate) => candidate.tag === tag);
  if (!found) throw new Error(`<${tag}> is not in the manifest.`);
  return found;
}

/** Values of attributes, hostile ones included, with which each element still shows data. */
export const chosenValues: Readonly<Record<string, string>> = {
  member: 'driver_4',
  heading: 'Ours & "theirs" <b> {x} {{y}}',
  'heading-level': '4',
  'href-template': 'https://my.example/{id}',
  lang: 'de',
  'time-zone': 'Europe/Berlin',
  'second-time-zone': 'none',
  searchable: '',
  'no-calendar': '',
  images: 'none',
  loading: 'eager',
  'structured-data': '',
};

/** The colour chosen for `--vtc-primary`. */
export const chosenColor = '#a01234';

/** URLs and token of the snippets. */
export type Addresses = Pick<SnippetParts, 'base' | 'token' | 'scripts' | 'gateway'>;

/** The input for the snippet of an element, with all chosen values. */
export const partsOf = (element: ElementSettings, addresses: Addresses): SnippetParts => ({
  element,
  vtc: 'northern_haul',
  values: Object.fromEntries(
    Object.entries(chosenValues).filter(([name]) =>
      element.settings.some((setting) => setting.name === name),
    ),
  ),
  colors: { '--vtc-primary': chosenColor },
  published: '',
  name: 'Northern "Haul"',
  ...addresses,
});

/** The output of an id. */
export function outputOf(id: string): Output {
  const found = outputs.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no output ${id}.`);
  return found;
}
