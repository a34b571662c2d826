import type { VtcError } from '../client/errors.js';
import type { PlainMessageKey } from '../locales/messages.js';

type Code = VtcError['code'];

/** What visitors read of a failure; everything else is out of order. */
const texts: Partial<Record<Code, PlainMessageKey>> = {
  NOT_FOUND: 'notFound',
  UNAUTHORIZED: 'refused',
  FORBIDDEN: 'refused',
  RATE_LIMITED: 'busy',
};

/** The text for visitors, as a key. */
export const failureText = ({ code }: VtcError): PlainMessageKey => texts[code] ?? 'failed';

const hopeless: readonly Code[] = [
  'SETUP',
  'VALIDATION_ERROR',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
];

/** Whether asking again at once can help. */
export const canRetry = ({ code }: VtcError): boolean => !hopeless.includes(code);

/** What the owner of the page can do about a failure; undefined where there is nothing. */
export function ownerAdvice(
  { code, message, status }: VtcError,
  apiBase: string,
): string | undefined {
  switch (code) {
    case 'SETUP':
      return message;
    case 'NOT_FOUND':
      return `${apiBase} has nothing of this id or handle; check vtc (a private company cannot be shown) and api-base.`;
    case 'UNAUTHORIZED':
    case 'FORBIDDEN':
      return "the API refuses this token; take the company's own embed token (emb_…) from its event embed settings.";
    case 'NETWORK':
      return `${apiBase} cannot be reached; check api-base, the CORS headers of the API and connect-src of the page.`;
    case 'BAD_RESPONSE':
      if (status >= 500) return undefined;
      return `${apiBase} does not answer as the API does; check api-base.`;
    default:
      return undefined;
  }
}
