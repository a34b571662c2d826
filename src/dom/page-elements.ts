/** Selector of what follows an element on a page, other elements of vtc-widgets included, and is not fallback content. */
export const pageElements = '[vtc],server-stats,main,nav,footer,h1,form,script[src]';
