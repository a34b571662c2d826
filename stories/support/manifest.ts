import text from '../../dist/custom-elements.json?raw';
import type { DocumentedAttribute, DocumentedElement } from '../../tools/generate/documented.js';

/** The manifest that `npm run manifest` wrote. */
export const manifest = JSON.parse(text) as {
  readonly modules: readonly { readonly declarations: readonly Partial<DocumentedElement>[] }[];
};

const isElement = (candidate: Partial<DocumentedElement>): candidate is DocumentedElement =>
  candidate.tagName !== undefined;

/** All elements of the manifest. */
export const elements: readonly DocumentedElement[] = manifest.modules.flatMap(({ declarations }) =>
  declarations.filter(isElement),
);

/** The attributes of an element; throws for a tag that the manifest does not know. */
export function attributesOf(tag: string): readonly DocumentedAttribute[] {
  const found = elements.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`<${tag}> is not in the manifest; run npm run manifest.`);
  return found.attributes;
}
