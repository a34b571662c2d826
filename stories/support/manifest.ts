import text from '../../dist/custom-elements.json?raw';

/** An attribute as the manifest documents it. */
export interface Attribute {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName?: string;
      readonly attributes?: readonly Attribute[];
    }[];
  }[];
}

/** The manifest that `npm run manifest` wrote. */
export const manifest = JSON.parse(text) as Manifest;

/** The attributes of an element; throws for a tag that the manifest does not know. */
export function attributesOf(tag: string): readonly Attribute[] {
  const all = manifest.modules.flatMap(({ declarations }) => declarations);
  const found = all.find(({ tagName }) => tagName === tag);
  if (!found?.attributes) throw new Error(`<${tag}> is not in the manifest; run npm run manifest.`);
  return found.attributes;
}
