import { resolveApiBase } from '../client/api-base.js';
import { updateAll } from './page-updates.js';

declare const __VTC_API_BASE__: string;

/** What holds for all elements of the page. */
export interface Configuration {
  /** Where the API is. */
  apiBase?: string;
}

const configuration: Configuration = {};

/** Sets what holds for all elements of the page; elements that are there already follow. */
export function configure(values: Configuration): void {
  Object.assign(configuration, values);
  updateAll();
}

/** What the script tag that loaded this file says. */
function scriptApiBase(): string | undefined {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[data-api-base]');
  return [...scripts].find(({ src }) => src === import.meta.url)?.dataset.apiBase;
}

const bakedApiBase = typeof __VTC_API_BASE__ === 'string' ? __VTC_API_BASE__ : '';

/**
 * The API base of an element: its own, the configured, the script tag's, or the one baked in.
 * Throws a `VtcError` with code SETUP where none is set or it is not safe.
 */
export const apiBaseOf = (own: string | undefined): string =>
  resolveApiBase(own || configuration.apiBase || scriptApiBase() || bakedApiBase || undefined);
