export { examples, type Example } from './examples.js';
export { mswHandlers } from './msw.js';
export type { SandboxOptions } from './options.js';
export { createSandbox, type Sandbox } from './sandbox.js';
