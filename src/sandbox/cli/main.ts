#!/usr/bin/env node
import { ArgumentError, help, readArguments } from './arguments.js';
import { examples } from '../world/examples.js';
import { listen } from './listen.js';
import { createSandbox, type Sandbox } from '../server/sandbox.js';

/** Address, example companies and keys, as `--json` prints them. */
function summary(url: string, { world, keys, sessionCookie }: Sandbox) {
  const companies = world.companies
    .filter(({ internal }) => internal.speciality !== undefined)
    .map((company) => ({
      id: company.id,
      handle: company.handle,
      visibility: company.visibility,
      embedToken: world.embedToken(company),
    }));
  return { url, companies, keys, sessionCookie };
}

function readable({ url, companies, keys, sessionCookie }: ReturnType<typeof summary>): string {
  const company = ({ id, handle, embedToken }: (typeof companies)[number]) => {
    const why = examples.find((example) => example.id === id)?.why ?? '';
    return `  ${String(id).padEnd(3)} ${(handle ?? '-').padEnd(14)} ${embedToken}  ${why}`;
  };
  const key = ([name, token]: [string, string]) => `  ${name.padEnd(14)} ${token}`;
  return [
    `The sandbox answers at ${url}`,
    `OpenAPI document: ${url}/openapi.json`,
    '',
    'Companies: id, handle, embed token',
    ...companies.map(company),
    '',
    'Keys',
    ...Object.entries(keys).map(key),
    '',
    `Session cookie: ${sessionCookie}`,
    'Faults: add ?x-sandbox-fault=500 (429, slow, reset, malformed, html, empty) to a request',
    'Ctrl+C stops it.',
  ].join('\n');
}

async function run(args: readonly string[]): Promise<void> {
  const wanted = readArguments(args);
  if (wanted.help) return console.log(help);
  const sandbox = createSandbox(wanted.sandbox);
  const { url, port } = await listen(sandbox, wanted.listen);
  if (wanted.listen.port !== 0 && port !== wanted.listen.port) {
    console.error(`Port ${wanted.listen.port} is taken: ${port} is used instead.`);
  }
  const told = summary(url, sandbox);
  console.log(wanted.json ? JSON.stringify(told) : readable(told));
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(`${error.message}\nvtc-widgets sandbox --help lists all options.`);
  process.exitCode = 2;
}
