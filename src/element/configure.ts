import { LruCache } from '../cache/lru-cache.js';
import { resolveApiBase } from '../client/api-base.js';
import { forbidStorageIf } from '../client/tab-storage.js';
import { documentProperty } from '../dom/document.js';
import { updateAll } from './page-updates.js';

declare const __VTC_API_BASE__: string;

/** Configuration of all elements of the page. */
export interface Configuration {
  apiBase?: string;
  /** `none`: stores nothing in the browser; default: responses in `sessionStorage` while the page is hidden. */
  storage?: 'none' | 'session';
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
 * A `data-…` attribute of the script tag that loaded this file; else of another script of the package: `vtc-more.js`
 * imports `vtc-widgets.js`, which then has no script tag of its own.
 */
function scriptAttribute(name: `data-${string}`): string | undefined {
  const scripts = [...documentProperty('scripts')].filter((script) => script.hasAttribute(name));
  const script =
    scripts.find(({ src }) => src === import.meta.url) ??
    scripts.find(({ src }) => ownFiles.test(src));
  return script?.getAttribute(name) ?? undefined;
}

forbidStorageIf(() => (configuration.storage ?? scriptAttribute('data-storage')) === 'none');

const defaultApiBase = typeof __VTC_API_BASE__ === 'string' ? __VTC_API_BASE__ : '';

/**
 * The API base of an element: its own, the configured one, that of the script tag, or the default of the build; resolved
 * once. Throws a `VtcError` with code SETUP if none is set or it is not a safe URL.
 */
export const findApiBase = (own = ''): string =>
  resolved.getOrCompute(own, () =>
    resolveApiBase(
      own ||
        configuration.apiBase ||
        scriptAttribute('data-api-base') ||
        defaultApiBase ||
        undefined,
    ),
  );
