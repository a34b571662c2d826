import { createSandbox } from '../../src/sandbox/server/sandbox.js';

const { world } = createSandbox();

/** The embed token of a company of the sandbox, by its id. */
export function embedToken(id: number): string {
  const company = world.company(id);
  if (!company) throw new Error(`The sandbox has no company ${id}.`);
  return world.embedToken(company);
}
