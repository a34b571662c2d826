import { createSandbox, type Sandbox } from '../../src/sandbox/server/sandbox.js';

const defaultSandbox = createSandbox();

/** The embed token of a company of the sandbox, by its id or handle. */
export function embedToken(
  idOrHandle: number | string,
  { world }: Sandbox = defaultSandbox,
): string {
  const company = world.company(idOrHandle);
  if (!company) throw new Error(`The sandbox has no company ${idOrHandle}.`);
  return world.embedToken(company);
}
