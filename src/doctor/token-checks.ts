import { embedTokenPrefix, isEmbedToken, legacyKeyPrefix } from '../contract/tokens.js';
import { rateLimited, responseOf, networkProblem } from './api-checks.js';
import { error, type Finding, warning } from './findings.js';
import { sourceOf } from './policy.js';
import { request, type RequestOptions } from './request.js';

/** Why a token has the wrong format; undefined if the format is right. `isUsed`: whether the element has this attribute. */
export function tokenProblem(token: string, isUsed = true): Finding | undefined {
  if (token === '' || token === 'proxy' || isEmbedToken(token)) return undefined;
  if (token.startsWith(legacyKeyPrefix)) {
    return error(
      'token',
      'This page contains a developer key (svc_…). Every visitor can read and misuse it. It was not sent.',
      isUsed
        ? 'Revoke that key on the platform now, then use your embed token instead:\ntoken="emb_…"'
        : 'Revoke that key on the platform now, then remove the attribute token, which this element does not have:\ntoken="svc_…"',
    );
  }
  if (!isUsed) return undefined;
  return error(
    'token',
    token.startsWith(embedTokenPrefix)
      ? 'The embed token contains invalid characters: it is a placeholder, or incomplete.'
      : 'The token is not an embed token: those begin with emb_.',
    'Copy the embed token again from the settings of your company:\ntoken="emb_…"',
  );
}

/** That an element has an attribute `token`, but no value; `isNeeded`: whether it shows nothing without. */
export const missingToken = (isNeeded: boolean): Finding =>
  (isNeeded ? error : warning)(
    'token',
    isNeeded
      ? 'The embed token is missing, so this element shows no convoys.'
      : 'The embed token is missing, so convoys have no meeting point, no route, no game and no server.',
    'Copy the embed token (emb_…) from the settings of your company on the platform. With a gateway of your own, write token="proxy" instead:\ntoken="emb_…"',
  );

/** Tries an embed token with its company; undefined if the API accepts it. */
export async function checkToken(
  base: string,
  vtc: string,
  token: string,
  options: RequestOptions = {},
): Promise<Finding | undefined> {
  const problem = tokenProblem(token);
  if (problem || token === '') return problem;
  const isProxy = token === 'proxy';
  const url = `${base}/vtcs/${vtc}/events/upcoming?limit=1`;
  const outcome = await request(url, { ...options, token: isProxy ? undefined : token });
  if (outcome.kind === 'cors') {
    return error(
      'cors',
      `${sourceOf(base)} does not allow other sites to send a token (CORS).`,
      'The operator of that server must add this header to its responses to OPTIONS requests:\nAccess-Control-Allow-Headers: Authorization',
    );
  }
  const failure = networkProblem(outcome, base);
  if (failure) return failure;
  const { status } = responseOf(outcome);
  if (status === 200) return undefined;
  if (status === 429) return rateLimited;
  if (isProxy)
    return warning(
      'token',
      `token="proxy" works with a gateway of your own only. ${base} is none, or it has no valid token of this company (status ${status}).`,
      'Give your gateway the embed token of this company (VTC_TOKENS). Without a gateway, write your embed token:\ntoken="emb_…"',
    );
  const messages: Record<number, string> = {
    401: 'The API does not know this embed token: it was revoked, or is incomplete.',
    403: `This embed token belongs to another company than “${vtc}”.`,
    404: `This embed token gives no access to the convoys of “${vtc}”.`,
  };
  return warning(
    'token',
    messages[status] ?? `The API could not check the embed token (status ${status}).`,
    'Without a valid token, live convoys are not shown, and other convoys have fewer details. Copy the embed token again from the settings of your company:\ntoken="emb_…"',
  );
}
