import type { VtcElement } from '../../src/element/vtc-element.js';

/** Whether an element and the file of its language have loaded; its texts are in English until then. */
export const isLoaded = (element: Pick<VtcElement<unknown>, 'state'>): boolean =>
  element.state !== 'loading' &&
  !(Reflect.get(element, 'language') as { readonly isLoading: boolean }).isLoading;
