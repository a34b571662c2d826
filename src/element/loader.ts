import { isServer } from 'lit';
import { isFinal, mayPass, policyOf, VtcError } from '../client/errors.js';
import type { Query } from './query.js';

/** The fields of the data that are requested one by one, so that each is shown, and may fail, on its own. */
export type Parts<Data> = { readonly [Name in keyof Data]?: () => Promise<Data[Name]> };

/** What a load may need of the element. */
export interface LoadContext<Data> {
  /** The data that is shown now; undefined if there is none. */
  readonly current: () => Data | undefined;
  /** Shows data before the load is complete. */
  readonly show: (data: Data) => void;
}

/** An element that requests its data: all at once, or in parts. */
export interface Loader<Data> {
  load(query: Query, context: LoadContext<Data>): Promise<Data> | Parts<Data>;
}

/** Errors of parts by their names. */
export type PartErrors = ReadonlyMap<string, VtcError>;

/** Data whose parts may have failed. */
export interface Loaded<Data> {
  readonly value: Data;
  readonly partErrors: PartErrors;
}

/** An unexpected error as a `VtcError`. */
export const asVtcError = (error: unknown): VtcError =>
  error instanceof VtcError ? error : new VtcError('BAD_RESPONSE', String(error), { cause: error });

/** The error that decides when to load again: one that may pass before one that is final. */
export function mainError(partErrors: PartErrors): VtcError | undefined {
  const errors = [...partErrors.values()];
  return errors.find((error) => !isFinal(error)) ?? errors[0];
}

/** The error of a part that may succeed when it is requested again soon. */
export const temporaryError = (partErrors: PartErrors): VtcError | undefined =>
  [...partErrors.values()].find(mayPass);

/** Rejections (401, 403) for which a load has left out the part. */
const skipped = new WeakSet<VtcError>();

/** Whether a part is left out after this error: for good if it is final, once if the request was rejected. */
function isSkipped(error: VtcError): boolean {
  if (isFinal(error)) return true;
  if (policyOf(error).keepsData || skipped.has(error)) return false;
  skipped.add(error);
  return true;
}

/** What to load of the parts. */
interface PartOptions {
  /** The parts to load, by their names; default: all. */
  readonly only?: PartErrors | undefined;
  /** Earlier errors; a part whose error is final is not requested again, a rejected one at the load after the next. */
  readonly partErrors: PartErrors;
}

/** Loads parts side by side. Rejects when there is a value of none of them. */
async function loadParts<Data>(
  parts: Parts<Data>,
  { current, show, only, partErrors: before }: LoadContext<Data> & PartOptions,
): Promise<Loaded<Data>> {
  const partErrors = new Map<string, VtcError>();
  let value: Data = Object.assign({}, current());
  let frame = 0;
  const names = Object.keys(parts) as (keyof Data & string)[];
  const showValue = () => {
    frame = 0;
    show(value);
  };
  const loadPart = async (name: keyof Data & string) => {
    try {
      const known = before.get(name);
      if (known && isSkipped(known)) throw known;
      const part = await parts[name]?.();
      value = { ...value, [name]: part };
      // Parts that arrive in one frame are rendered once.
      if (!isServer) frame ||= requestAnimationFrame(showValue);
    } catch (error) {
      const failure = asVtcError(error);
      partErrors.set(name, failure);
      // The visitor may no longer see this part; the others stay.
      if (!policyOf(failure).keepsData) value = { ...value, [name]: undefined };
    }
  };
  await Promise.all(names.filter((name) => !only || only.has(name)).map(loadPart));
  if (frame) cancelAnimationFrame(frame);
  const error = mainError(partErrors);
  if (error && names.every((name) => value[name] === undefined)) throw error;
  return { value, partErrors };
}

/** Not with `instanceof`: the page may replace `Promise`, but not the promises of async functions. */
const isPromise = <Data>(result: Promise<Data> | Parts<Data>): result is Promise<Data> =>
  'then' in result;

/** Runs a load to its end. Rejects with a `VtcError` when there is nothing to show. */
export async function runLoad<Data>(
  loader: Loader<Data>,
  query: Query,
  { only, partErrors = new Map(), ...context }: LoadContext<Data> & Partial<PartOptions>,
): Promise<Loaded<Data>> {
  const result = loader.load(query, context);
  if (!isPromise(result)) return loadParts(result, { ...context, only, partErrors });
  return { value: await result, partErrors: new Map() };
}
