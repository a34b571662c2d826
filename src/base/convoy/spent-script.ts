/**
 * A script element that never runs: the copy of one that has run. Pages that require trusted types refuse text
 * in any other, even in one that only holds data.
 */
export function spentScript(): HTMLScriptElement {
  const script = document.querySelector('script')?.cloneNode();
  if (!(script instanceof HTMLScriptElement)) return document.createElement('script');
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  return script;
}
