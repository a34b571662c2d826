import type { SandboxState } from '../../handlers/context.js';
import { operationTags } from './operations.js';
import { paths, securitySchemes } from './paths.js';
import type { Sampled } from './samples.js';
import { components } from './schemas.js';

/** The OpenAPI 3.1 document of the contract, with examples from a world; `x-not-described` marks what the API document leaves open. */
export const openApiDocument = (server: string, sampled: Sampled): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Public read API of a virtual trucking company platform',
    version: '1.0.0',
    description:
      'Generated from the contract of vtc-widgets, with examples from its sandbox. ' +
      '`x-not-described` marks what the API document leaves open and the sandbox assumes.',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: {
      name: 'The authors of vtc-widgets',
      url: 'https://www.npmjs.com/package/vtc-widgets',
    },
  },
  servers: [{ url: server, description: 'The sandbox' }],
  tags: Object.entries(operationTags).map(([name, description]) => ({ name, description })),
  paths: paths(sampled),
  components: { schemas: components, securitySchemes },
});

const texts = new WeakMap<SandboxState, string>();

/** The OpenAPI document as JSON text with examples of this world; cached per state. */
export function openApiText(state: SandboxState, server: string, now: number): string {
  const known = texts.get(state);
  if (known !== undefined) return known;
  const baseUrl = server === '/' ? '' : server;
  const text = JSON.stringify(openApiDocument(server, { ...state, baseUrl, now }));
  texts.set(state, text);
  return text;
}
