const controls =
  'a[href],:is(button,input,select,textarea):enabled,summary,[tabindex]:not([tabindex^="-"])';

const isFocusable = (control: HTMLElement): boolean =>
  control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]');

/** The first control of the page after an element, else the last one before it; shadow trees are not searched. */
export function controlNear(element: Element): HTMLElement | undefined {
  const root = element.getRootNode() as Document | ShadowRoot;
  const all = [...root.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => !element.contains(control),
  );
  const isAfter = (control: Element) =>
    element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
  const first = all.findIndex(isAfter);
  const after = first < 0 ? [] : all.slice(first);
  const before = all.slice(0, first < 0 ? undefined : first);
  return after.find(isFocusable) ?? before.findLast(isFocusable);
}
