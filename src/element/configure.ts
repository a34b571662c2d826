import { LruCache } from '../cache/lru-cache.js';
import { resolveApiBase } from '../client/api-base.js';
import { updateAll } from './page-updates.js';

declare const __VTC_API_BASE__: string;

/** Configuration of all elements of the page. */
export interface Configuration {
  /** Base of the API. */
  apiBase?: string;
}

const configuration: Configuration = {};
/** Resolved API bases by the value of the attribute. */
let resolved = new LruCache<string, string>(20);

/** Configures all elements of the page; existing elements are updated. */
export function configure(values: Configuration): void {
  Object.assign(configuration, values);
  resolved = new LruCache(20);
  updateAll();
}

const ownFiles = /\/(vtc-(widgets|more)|single\/[\w-]+)\.js(\?|$)/;

/**
 * The `data-api-base` of the script tag that loaded this file; else of another script of the package: `vtc-more.js`
 * imports `vtc-widgets.js`, which then has no script tag of its own.
 */
function scriptApiBase(): string | undefined {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-api-base]')];
  const script =
    scripts.find(({ src }) => src === import.meta.url) ??
    scripts.find(({ src }) => ownFiles.test(src));
  return script?.dataset.apiBase;
}

const defaultApiBase = typeof __VTC_API_BASE__ === 'string' ? __VTC_API_BASE__ : '';

/**
 * The API base of an element: its own, the configured one, that of the script tag, or the default of the build; resolved
 * once. Throws a `VtcError` with code SETUP if none is set or it is not a safe URL.
 */
export const findApiBase = (own = ''): string =>
  resolved.getOrCompute(own, () =>
    resolveApiBase(own || configuration.apiBase || scriptApiBase() || defaultApiBase || undefined),
  );
