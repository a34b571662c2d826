/**
 * A script element for JSON-LD, cloned from a script that has run: with required trusted types, browsers reject text
 * in any other script, even a data block.
 */
export function dataScript(): HTMLScriptElement {
  const script = (
    document.scripts[0] ?? document.createElement('script')
  ).cloneNode() as HTMLScriptElement;
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  script.type = 'application/ld+json';
  return script;
}
