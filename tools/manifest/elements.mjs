import { readFileSync } from 'node:fs';

/** The elements in the built manifest, as declarations with their `tagName`. */
export function elements(path = 'dist/custom-elements.json') {
  const { modules } = JSON.parse(readFileSync(path, 'utf8'));
  return modules.flatMap(({ path: module, declarations }) =>
    declarations.filter(({ tagName }) => tagName).map((element) => ({ ...element, module })),
  );
}

/** The whole manifest. */
export const manifest = (path = 'dist/custom-elements.json') =>
  JSON.parse(readFileSync(path, 'utf8'));

const kinds = [
  'members',
  'attributes',
  'events',
  'slots',
  'cssParts',
  'cssProperties',
  'cssStates',
];

/** Members of these elements without a description, as `tag kind name`. */
export const undocumented = (all) =>
  all.flatMap((element) =>
    kinds.flatMap((kind) =>
      (element[kind] ?? [])
        .filter(({ description }) => !description?.trim())
        .map(({ name }) => `${element.tagName} ${kind} ${name}`),
    ),
  );
