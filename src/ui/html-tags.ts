const tag =
  /<(\/?)(a|abbr|article|aside|b|big|blockquote|br|center|code|dd|del|details|div|dl|dt|em|figure|font|footer|h[1-6]|header|hr|i|iframe|img|ins|kbd|li|main|mark|ol|p|picture|pre|q|s|samp|section|small|span|strike|strong|sub|summary|sup|table|tbody|td|th|thead|tr|tt|u|ul|video)(?:\s[^<>]*)?\/?>/iy;

const endsLine = /^(?:br|hr|\/(?:blockquote|div|dd|dt|h[1-6]|li|p|pre|section|summary|tr))$/;

/** HTML tag at an index of a line and the whitespace that replaces it; undefined if there is no known tag. */
export function tagAt(line: string, at: number): { source: string; text: string } | undefined {
  tag.lastIndex = at;
  const [source, slash = '', name = ''] = tag.exec(line) ?? [];
  if (source === undefined) return undefined;
  return { source, text: endsLine.test(slash + name.toLowerCase()) ? '\n' : '' };
}

const bracketed = /<([^\s<>]+)>/y;

function isAddress(text: string): boolean {
  if (/^(?:https?:\/\/|mailto:)./i.test(text)) return true;
  const at = text.indexOf('@');
  return at > 0 && !text.includes('@', at + 1) && text.includes('.', at);
}

/** URL in angle brackets at an index of a line; undefined if there is none. */
export function addressAt(line: string, at: number): { source: string; text: string } | undefined {
  bracketed.lastIndex = at;
  const [source, text = ''] = bracketed.exec(line) ?? [];
  if (source === undefined || !isAddress(text)) return undefined;
  return { source, text: text.replace(/^mailto:/i, '') };
}
