import type { Sandbox } from '../server/sandbox.js';
export const createSite =
  (_: Sandbox) =>
  async (_request: Request): Promise<Response | undefined> =>
    undefined;
