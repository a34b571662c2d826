import type { ReactiveControllerHost } from 'lit';

/** The elements that are on the page. */
export const elements = new Set<ReactiveControllerHost>();

/** Draws all elements again, since something has changed that they share. */
export const redraw = (): void => elements.forEach((element) => element.requestUpdate());
