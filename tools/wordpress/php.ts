const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Plain data as a PHP expression. */
export function phpOf(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value ?? null);
  const inner = `${indent}\t`;
  const items = Array.isArray(value)
    ? value.map((entry) => phpOf(entry, inner))
    : Object.entries(value).map(
        ([key, entry]) => `${/^\d+$/.test(key) ? key : quoted(key)} => ${phpOf(entry, inner)}`,
      );
  return items.length === 0
    ? 'array()'
    : `array(\n${items.map((item) => `${inner}${item},\n`).join('')}${indent})`;
}
