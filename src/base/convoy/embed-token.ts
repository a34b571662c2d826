import { VtcError } from '../../client/errors.js';
import { embedTokenPrefix } from '../../contract/tokens.js';

const advice =
  'Set the attribute token to an embed token of the company (emb_…). A developer key (svc_…) never belongs in a page: revoke one that was in it.';

/** Throws a `VtcError` with code SETUP for what is no embed token. */
export function checkEmbedToken(token: string): void {
  if (!token.startsWith(embedTokenPrefix)) throw new VtcError('SETUP', advice, {});
}
