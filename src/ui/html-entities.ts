const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['bull', '•'],
  ['middot', '·'],
  ['rarr', '→'],
  ['larr', '←'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['euro', '€'],
  ['pound', '£'],
  ['auml', 'ä'],
  ['ouml', 'ö'],
  ['uuml', 'ü'],
  ['Auml', 'Ä'],
  ['Ouml', 'Ö'],
  ['Uuml', 'Ü'],
  ['szlig', 'ß'],
  ['eacute', 'é'],
]);

const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/y;

/** Character of a code point; undefined for control characters and surrogates. */
function character(code: number): string | undefined {
  if (code === 0xa0) return ' ';
  const isText =
    code >= 0x20 && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000);
  return isText && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined;
}

/** HTML entity at an index of a text: its source and its character; undefined if there is none. */
export function entityAt(text: string, at: number): { source: string; text: string } | undefined {
  entity.lastIndex = at;
  const [source, decimal, hex, name] = entity.exec(text) ?? [];
  if (source === undefined) return undefined;
  const decoded =
    name === undefined
      ? character(decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal))
      : named.get(name);
  return decoded === undefined ? undefined : { source, text: decoded };
}
