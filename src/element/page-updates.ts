import type { ReactiveControllerHost } from 'lit';

const elements = new Set<ReactiveControllerHost>();

/** Updates all elements of the page, since something that they share has changed. */
export const updateAll = (): void => elements.forEach((element) => element.requestUpdate());

/** From now on, updates an element when something changes that all elements of the page share. */
export function addElement(element: ReactiveControllerHost): void {
  elements.add(element);
  addEventListener('online', updateAll);
  addEventListener('offline', updateAll);
  // Until then an element may not have its content. Later elements are not rendered again.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', updateAll);
}

/** Updates an element no longer. */
export const removeElement = (element: ReactiveControllerHost) => elements.delete(element);
