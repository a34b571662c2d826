import { VtcError } from './errors.js';
import { secureApiUrl } from '../contract/safe-url.js';
import { documentProperty } from '../dom/document.js';

/**
 * A relative URL is resolved by the URL of the document, else by its origin. A document at `blob:` or `about:srcdoc`
 * has the origin of its creator.
 */
function absolute(value: string): string | undefined {
  if (URL.canParse(value)) return value;
  if (typeof document === 'undefined') return undefined;
  const bases = [String(documentProperty('baseURI')), self.origin, location.origin];
  const base = bases.find((base) => /^https?:/.test(base));
  return base && URL.canParse(value, base) ? new URL(value, base).href : undefined;
}

/** Query form of WordPress's REST API, for sites without permalinks: `/index.php?rest_route=/…`. */
const restRoute = /\?rest_route=(?=\/[\w./-]*$)/;
const isForbidden = (address: string) => /[?#@]/.test(address.replace(restRoute, '/'));

/** The base as an absolute address without a trailing slash; SETUP if it is missing, or neither https nor http on this machine. */
export function resolveApiBase(value?: string): string {
  if (!value)
    throw new VtcError(
      'SETUP',
      'The API address is missing: set data-api-base of the script tag, or api-base.',
    );
  if (isForbidden(value)) throw httpsError();
  const address = absolute(value);
  if (!address)
    throw new VtcError(
      'SETUP',
      'Set api-base to an absolute URL (https://…): this document has no URL to resolve a relative one.',
    );
  const safe = secureApiUrl(address);
  if (!safe || isForbidden(safe)) throw httpsError();
  return safe.replace(/\/+$/, '');
}

const httpsError = () =>
  new VtcError('SETUP', 'Set api-base to an https address; http is for localhost only.');
