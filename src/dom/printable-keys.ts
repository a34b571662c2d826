/**
 * Stops a typed character from reaching shortcuts of the page, for which the target is the host and not the field.
 * Browsers report autofill by key events without a key.
 */
export function stopPrintableKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event as Partial<KeyboardEvent>;
  const isShortcut = (ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph');
  if (key?.length === 1 && !isShortcut) event.stopPropagation();
}
