/** Whether a node is an element; holds where the page replaces `Element`, and in other documents. */
export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Whether a node is an HTML element. */
export const isHtmlElement = (node: Node): node is HTMLElement =>
  isElement(node) && 'inert' in node;

/** Whether a node is the root of a shadow tree. */
export const isShadowRoot = (node: Node): node is ShadowRoot =>
  node.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node;

/** Whether a node is a document. */
export const isDocument = (node: Node): node is Document => node.nodeType === Node.DOCUMENT_NODE;

/** An event in a listener of an element. */
export type ElementEvent<E extends Event = Event> = E & { readonly currentTarget: HTMLElement };

/** Selector of what follows an element on a page, other elements of vtc-widgets included, and is not fallback content. */
const restOfPageSelector = '[vtc],server-stats,main,footer,h1,form,script[src]';

/** Whether the content of an element, except its slots, is the rest of the page, as the end tag is missing. */
export const containsPage = (element: Element): boolean =>
  [...element.children].some(
    (child) =>
      !child.slot && (child.matches(restOfPageSelector) || child.querySelector(restOfPageSelector)),
  );
