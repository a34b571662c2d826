import { VtcError } from '../client/errors.js';
import type * as z from 'zod/mini';
import { tolerant } from '../contract/tolerant.js';

/** Reads data that the page gives, like an answer of the API; throws a `VtcError` with code SETUP where it is none. */
export function checkedData<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  try {
    return tolerant(schema)(value);
  } catch (cause) {
    throw new VtcError('SETUP', `The data given is not what the API answers: ${String(cause)}`, {
      cause,
    });
  }
}

/** The JSON that the page put inside an element; undefined where there is none, SETUP where it cannot be read. */
export function inlineData(element: Element): unknown {
  const script = element.querySelector(':scope > script[type="application/json"]');
  if (!script) return undefined;
  try {
    return JSON.parse(script.textContent ?? '');
  } catch (cause) {
    throw new VtcError('SETUP', `The JSON inside the element cannot be read: ${String(cause)}`, {
      cause,
    });
  }
}
