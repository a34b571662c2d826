import { html as litHtml } from 'lit';

export { svg } from 'lit';

/**
 * Lit passes a listener as the options of `addEventListener`, too. Sugar extends functions by a method `once`, by which
 * browsers would remove each listener after its first event.
 */
function prepare(values: unknown[]): unknown[] {
  if ('once' in Function.prototype) {
    for (const value of values)
      if (typeof value === 'function') Object.defineProperty(value, 'once', { value: false });
  }
  return values;
}

/** Lit's `html`, for pages that extend functions. */
export const html: typeof litHtml = (strings, ...values) => litHtml(strings, ...prepare(values));
