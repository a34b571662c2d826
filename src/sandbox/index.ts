export { examples, type Example } from './world/examples.js';
export { mswHandlers } from './server/msw.js';
export type { SandboxOptions } from './server/options.js';
export { createSandbox, type Sandbox } from './server/sandbox.js';
