/** The element that another stands in as it is drawn: through slots and shadow roots. */
export function drawnIn(element: Element): Element | null {
  const around = element.assignedSlot ?? element.parentNode;
  if (around instanceof ShadowRoot) return around.host;
  return around instanceof Element ? around : null;
}
