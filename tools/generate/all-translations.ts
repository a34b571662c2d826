import { format, resolveConfig } from 'prettier';
import { localeTags } from '../build/locales.mjs';

const path = 'src/locales/all-translations.ts';

/** The module with the texts of all languages and elements, for servers. */
export async function allTranslationsFiles(): Promise<Readonly<Record<string, string>>> {
  const languages = localeTags()
    .sort()
    .map((tag) => ({ tag, name: tag.replace('-', '') }));
  const source = `// Generated from the files in this folder by \`npm run generate -- all-translations\`.
import { addTranslation } from './catalog.js';
${languages.map(({ tag, name }) => `import ${name} from './${tag}.js';`).join('\n')}
import type { PartialMessages, Translation } from './messages.js';

const translations: Readonly<Record<string, Translation>> = {
  ${languages.map(({ tag, name }) => `'${tag}': ${name},`).join('\n')}
};

/** Adds the texts of all languages and elements, for servers, which load no files of languages. */
export function addAllTranslations(): void {
  for (const [tag, sections] of Object.entries(translations)) {
    addTranslation(tag, Object.assign({}, ...Object.values(sections)) as PartialMessages);
  }
}
`;
  return { [path]: await format(source, { ...(await resolveConfig(path)), parser: 'typescript' }) };
}
