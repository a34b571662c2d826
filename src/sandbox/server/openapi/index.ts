import type { SandboxState } from '../../handlers/context.js';
import { openApiDocument } from './document.js';

const texts = new WeakMap<SandboxState, string>();

/** The text of the OpenAPI document, with examples from this world; it is made once. */
export function openApiText(state: SandboxState, server: string, now: number): string {
  const known = texts.get(state);
  if (known !== undefined) return known;
  const baseUrl = server === '/' ? '' : server;
  const text = JSON.stringify(openApiDocument(server, { ...state, baseUrl, now }));
  texts.set(state, text);
  return text;
}
