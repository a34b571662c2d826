import { isAnswer, type Part, reached, unread } from './api-checks.js';
import { sourceOf } from './policy.js';
import { ask, type AskOptions } from './probe.js';

/** What is wrong with the form of a token, before anybody is asked. */
export function tokenProblem(token: string): Part | undefined {
  if (token === '' || token === 'proxy' || /^emb_[\w.~+/=-]+$/.test(token)) return undefined;
  if (token.startsWith('svc_')) {
    return {
      id: 'token',
      severity: 'error',
      message:
        'A developer key (svc_…) is in this page, where everybody can read and misuse it. It was not sent.',
      remedy:
        'Revoke that key on the platform now, then put your embed token in its place:\ntoken="emb_…"',
    };
  }
  return {
    id: 'token',
    severity: 'error',
    message: token.startsWith('emb_')
      ? 'The embed token has characters that no token has: it is a placeholder, or cut off.'
      : 'The token is no embed token: those begin with emb_.',
    remedy: 'Copy the embed token again from the settings of your company:\ntoken="emb_…"',
  };
}

/** Tries an embed token on its company; undefined where it is good. */
export async function checkToken(
  base: string,
  vtc: string,
  token: string,
  options: AskOptions = {},
): Promise<Part | undefined> {
  const problem = tokenProblem(token);
  if (problem || token === '') return problem;
  const url = `${base}/vtcs/${vtc}/events/upcoming?limit=1`;
  const outcome = await ask(url, { ...options, token: token === 'proxy' ? undefined : token });
  if (outcome.kind === 'cors') {
    return {
      id: 'cors',
      severity: 'error',
      message: `${sourceOf(base)} does not let other sites send it a token (CORS).`,
      remedy:
        'Whoever runs that address adds this header to its answers to OPTIONS:\nAccess-Control-Allow-Headers: Authorization',
    };
  }
  const lost = unread(outcome, base);
  if (lost) return lost;
  const status = isAnswer(outcome) ? outcome.status : 0;
  if (status === 200) return undefined;
  if (status === 429) return reached;
  const messages: Record<number, string> = {
    401: 'The API does not know this embed token: it was revoked or is not complete.',
    403: `This embed token belongs to another company than “${vtc}”.`,
    404: `This embed token does not open the convoys of “${vtc}”.`,
  };
  return {
    id: 'token',
    severity: 'warning',
    message: messages[status] ?? `The API could not check the embed token (status ${status}).`,
    remedy:
      'Until then the public list of convoys is shown, with fewer details. Copy the embed token again from the settings of your company:\ntoken="emb_…"',
  };
}
