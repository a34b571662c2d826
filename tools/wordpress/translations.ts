// Texts of the plugin: collected from its PHP, and the translations of integrations/wordpress/languages compiled.
import { readdirSync, readFileSync } from 'node:fs';
import { mo, po, type GetTextTranslations } from 'gettext-parser';
import { Engine } from 'php-parser';

const folder = 'integrations/wordpress/languages';
const engine = new Engine({ parser: { version: 704 }, ast: {} });

/** A text as the source has it, with its plural where it has one. */
export interface Text {
  readonly msgid: string;
  readonly plural?: string;
}

interface Node {
  readonly kind?: string;
  readonly what?: { readonly name?: string };
  readonly arguments?: readonly { readonly value?: unknown }[];
}

/** The nodes of a syntax tree of PHP 7.4; throws where it is no such. */
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

/** The texts that a file of PHP translates. */
function textsIn(file: string): Text[] {
  return phpNodes(readFileSync(file, 'utf8'), file).flatMap(({ kind, what, arguments: given }) => {
    const name = kind === 'call' ? (what?.name ?? '') : '';
    if (!/^(__|_n|esc_(html|attr)__)$/.test(name)) return [];
    const words = (given ?? []).map(({ value }) => String(value));
    const [msgid, plural] = words;
    // Texts of WordPress itself have no domain.
    return msgid === undefined || words.at(-1) !== 'vtc-widgets'
      ? []
      : [{ msgid, ...(name === '_n' && plural && { plural }) }];
  });
}

/** All texts of the plugin, each once, in their order. */
export function texts(files: readonly string[]): Text[] {
  const all = files.flatMap((file) => textsIn(file));
  return [...new Map(all.map((text) => [text.msgid, text])).values()];
}

/** The template that translators start from. */
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

/** The form that WordPress reads. */
export const compiled = (translations: GetTextTranslations): Uint8Array => mo.compile(translations);
