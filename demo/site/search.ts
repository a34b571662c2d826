import { createIndex } from 'pagefind';
import type { DocumentedElement } from '../../tools/generate/documented.js';
import { isCommon } from '../../tools/generate/documented.js';
import { elements as documented } from '../../tools/manifest/elements.mjs';

/** An attribute as a result of its own, which leads to its row on the page of its element. */
function attributeRecords(elements: readonly DocumentedElement[]) {
  const [first] = elements;
  const common = first?.attributes.filter(isCommon) ?? [];
  const recordOf = (page: string, place: string) => (entry: (typeof common)[number]) => ({
    url: `/docs/${page}.html#attribute-${entry.name}`,
    content: `${entry.name} ${entry.name.replaceAll('-', ' ')} ${entry.description}`,
    language: 'en',
    meta: { title: entry.name, place },
    filters: { kind: ['Attributes'] },
  });
  return [
    ...common.map(recordOf('attributes', 'on every element')),
    ...elements.flatMap(({ tagName, attributes }) =>
      attributes
        .filter((entry) => !isCommon(entry))
        .map(recordOf(`elements/${tagName}`, `<${tagName}>`)),
    ),
  ];
}

/** Writes the index of Pagefind for the pages of a folder into it. */
export async function writeSearchIndex(folder: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(errors.join('\n'));
  await index.addDirectory({ path: folder, glob: 'docs/**/*.html' });
  for (const record of attributeRecords(documented() as DocumentedElement[]))
    await index.addCustomRecord(record);
  await index.writeFiles({ outputPath: `${folder}/pagefind` });
  await index.deleteIndex();
}
