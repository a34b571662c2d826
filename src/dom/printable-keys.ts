const fields = 'input, select, textarea, [contenteditable]';

/** Whether a key types a character. Browsers report autofill by key events without a key. */
function isPrintable(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event as Partial<KeyboardEvent>;
  const isShortcut = (ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph');
  return key?.length === 1 && !isShortcut;
}

/**
 * Keeps characters that are typed into fields of a shadow root from shortcuts of the page, for which the target is the
 * host and not the field. Those of fields that the page has put into a slot go on.
 */
export function keepPrintableKeys(root: ShadowRoot): void {
  const keep = (event: Event) => {
    const field = event.target as Element;
    if (root.contains(field) && field.matches(fields) && isPrintable(event as KeyboardEvent))
      event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keep);
}
