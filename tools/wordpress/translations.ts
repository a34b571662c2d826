// Extracts the plugin's texts from its PHP, and compiles integrations/wordpress/languages.
import { readdirSync, readFileSync } from 'node:fs';
import { mo, po, type GetTextTranslations } from 'gettext-parser';
import { Engine } from 'php-parser';

const folder = 'integrations/wordpress/languages';
const engine = new Engine({ parser: { version: 704 }, ast: {} });

/** A text of the source, with its plural if it has one. */
export interface Text {
  readonly msgid: string;
  readonly plural?: string;
}

interface Node {
  readonly kind?: string;
  readonly what?: { readonly name?: string };
  readonly arguments?: readonly { readonly value?: unknown }[];
}

/** The nodes of the syntax tree; throws on a syntax error for PHP 7.4. */
export function phpNodes(code: string, file: string): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('kind' in value) found.push(value as Node);
    Object.values(value).forEach(visit);
  };
  visit(engine.parseCode(code, file));
  return found;
}

/** The translatable texts of PHP code. */
function textsIn(code: string, file: string): Text[] {
  return phpNodes(code, file).flatMap(({ kind, what, arguments: args }) => {
    const name = kind === 'call' ? (what?.name ?? '') : '';
    if (!/^(__|_n|esc_(html|attr)__)$/.test(name)) return [];
    const values = (args ?? []).map(({ value }) => String(value));
    const [msgid, plural] = values;
    // Texts of WordPress itself have no text domain.
    return msgid === undefined || values.at(-1) !== 'vtc-widgets'
      ? []
      : [{ msgid, ...(name === '_n' && plural && { plural }) }];
  });
}

/** The distinct texts of files, given as [path, code], in source order. */
export function texts(files: readonly (readonly [path: string, code: string])[]): Text[] {
  const all = files.flatMap(([path, code]) => textsIn(code, path));
  return [...new Map(all.map((text) => [text.msgid, text])).values()];
}

/** The template for translators (.pot). */
export function template(all: readonly Text[], version: string): Uint8Array {
  const entries = all.map(({ msgid, plural }) => [
    msgid,
    { msgid, ...(plural && { msgid_plural: plural }), msgstr: plural ? ['', ''] : [''] },
  ]);
  return po.compile({
    charset: 'utf-8',
    headers: { 'Project-Id-Version': `VTC Widgets ${version}`, 'X-Domain': 'vtc-widgets' },
    translations: { '': Object.fromEntries(entries) },
  } as GetTextTranslations);
}

/** The translations by locale, such as `de_DE`. */
export const translationsByLocale = (): ReadonlyMap<string, GetTextTranslations> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.po'))
      .sort()
      .map((file) => [
        file.replace('.po', ''),
        po.parse(readFileSync(`${folder}/${file}`), { validation: true }),
      ]),
  );

/** The English texts that a file translates, in all of their plural forms. */
export const translatedTexts = ({ translations }: GetTextTranslations): string[] =>
  Object.values(translations[''] ?? {}).flatMap(({ msgid, msgstr }) =>
    msgid && msgstr.every(Boolean) ? [msgid] : [],
  );

/** Translations as a .mo file. */
export const compiled = (translations: GetTextTranslations): Uint8Array => mo.compile(translations);
