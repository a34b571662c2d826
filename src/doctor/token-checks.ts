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
        : 'Revoke that key on the platform now, then remove the attribute token, which this element does not have.',
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
      `token="proxy" is for a gateway that adds the embed token, but ${base} did not add one that is valid (status ${status}).`,
      'If this is the address of your gateway, give it the embed token of this company. If it is that of the API, write your embed token:\ntoken="emb_…"',
    );
  const messages: Record<number, string> = {
    401: 'The API does not know this embed token: it was revoked, or is incomplete.',
    403: `This embed token belongs to another company than “${vtc}”.`,
    404: `This embed token gives no access to the convoys of “${vtc}”.`,
  };
  return warning(
    'token',
    messages[status] ?? `The API could not check the embed token (status ${status}).`,
    'Without a valid token, live convoys are not shown, and others with fewer details. Copy the embed token again from the settings of your company:\ntoken="emb_…"',
  );
}
