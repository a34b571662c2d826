/**
 * An element for the data that never runs: the copy of a script that has run. Pages that require trusted types
 * refuse text in any other script, even in one that only holds data.
 */
export function dataScript(): HTMLScriptElement {
  const script = (
    document.scripts[0] ?? document.createElement('script')
  ).cloneNode() as HTMLScriptElement;
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  script.type = 'application/ld+json';
  return script;
}
