/** Fills in all fields of the form for applications, and clicks its button; runs in the page. */
export function fillAndSend(): void {
  const root = document.querySelector('vtc-recruitment')?.shadowRoot;
  const controls = root?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'form :is(input, select, textarea):not([name="website"])',
  );
  for (const control of controls ?? []) {
    if ('options' in control) control.selectedIndex = 1;
    else if (['radio', 'checkbox'].includes(control.type)) control.checked = true;
    else control.value = 'text';
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  root?.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
}
