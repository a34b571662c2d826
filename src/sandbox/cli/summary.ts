import type { Sandbox } from '../server/sandbox.js';
import { examples } from '../world/examples.js';

/** URL, example companies and keys, as printed by `--json`. */
export function summary(url: string, { world, keys, sessionCookie }: Sandbox) {
  const companies = world.companies
    .filter(({ scenario }) => scenario !== undefined)
    .map((company) => ({
      id: company.id,
      handle: company.handle,
      name: company.name,
      memberCount: company.memberCount,
      visibility: company.visibility,
      why:
        examples.find(({ id, handle }) => id === company.id && handle === company.handle)?.why ??
        'from your fixture',
      embedToken: world.embedToken(company),
    }));
  return { url, companies, keys, sessionCookie };
}

/** Summary of a served sandbox. */
export type Summary = ReturnType<typeof summary>;

/** Formats a summary as text. */
export function formatSummary(
  { url, companies, keys, sessionCookie }: Summary,
  home?: string,
): string {
  const company = ({ id, handle, embedToken, why }: Summary['companies'][number]) =>
    `  ${String(id).padEnd(3)} ${(handle ?? '-').padEnd(14)} ${embedToken}  ${why}`;
  const key = ([name, token]: [string, string]) => `  ${name.padEnd(14)} ${token}`;
  return [
    `The sandbox is served at ${url}`,
    ...(home === undefined
      ? []
      : [`Open ${home} in a browser for tokens, requests to try and the journal.`]),
    `OpenAPI document: ${url}/openapi.json`,
    '',
    'Companies: id, handle, embed token',
    ...companies.map(company),
    '',
    'Keys',
    ...Object.entries(keys).map(key),
    '',
    `Session cookie: ${sessionCookie}`,
    'Injected failures: add ?x-sandbox-failure=500 (429, slow, reset, malformed, html, empty) to a request',
    'Press Ctrl+C to stop.',
  ].join('\n');
}
