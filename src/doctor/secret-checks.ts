import { documentProperty } from '../dom/document.js';
import { error, type Finding } from './findings.js';
import { settingOf, widgets } from './page.js';

/** Kinds of secrets, each with its pattern, and the message and remedy of its finding. */
const secrets = [
  {
    pattern: /\bdiscord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]{20,}/i,
    message:
      'A webhook of Discord is in the source of this page: everybody who reads it can write into your channel.',
    remedy:
      'Delete the webhook in Discord, and send messages from a server or a scheduled job:\nnpx vtc-widgets announce --help',
  },
  {
    pattern: /\bsvc_[\w.~+/=-]{8,}/,
    message:
      'An API key (svc_…) is in the source of this page: everybody who reads it can act in your name.',
    remedy:
      'Delete the key on the platform. Use a new one on a server only, such as in the environment of the gateway:\nVTC_API_KEY=svc_…',
  },
] as const;

async function textOf(src: string): Promise<string> {
  try {
    return await (await fetch(src, { cache: 'force-cache' })).text();
  } catch {
    return '';
  }
}

/** The page as its visitors can read it: its HTML, and the scripts of its own origin. */
async function pageSource(): Promise<string> {
  const srcs = [...documentProperty('scripts')].map(({ src }) => src);
  const ownSrcs = srcs.filter((src) => src.startsWith(`${location.origin}/`));
  const scripts = await Promise.all(ownSrcs.map(textOf));
  // A key in an attribute `token` has a finding of its own.
  const tokens = widgets().map((element) => settingOf(element, 'token'));
  const html = documentProperty('documentElement').outerHTML;
  return [tokens.reduce((rest, token) => rest.replace(token, ''), html), ...scripts].join('\n');
}

/** Secrets in the source of the page. */
export async function checkSecrets(): Promise<Finding[]> {
  const source = await pageSource();
  return secrets
    .filter(({ pattern }) => pattern.test(source))
    .map(({ message, remedy }) => error('page', message, remedy));
}
