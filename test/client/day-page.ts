import '../../src/index.js';
import { Backend } from '../support/backend.js';
import { DrivenClock } from '../support/driven-clock.js';
import { embedToken } from '../support/embed-tokens.js';

const clock = new DrivenClock('2026-11-20T17:00:00Z');
const backend = new Backend();
let polls = 0;
const fetchSandbox = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  polls += 1;
  const response = await fetchSandbox(input, init);
  // What the API keeps of them is not the page's.
  backend.clearRequests();
  return response;
};

const shared = `api-base="${backend.apiBase}" vtc="northern_haul" images="none" loading="eager"`;
const token = `token="${embedToken(1)}"`;
const elements = [
  `<vtc-upcoming-events ${shared} ${token}></vtc-upcoming-events>`,
  `<vtc-live-events ${shared} ${token}></vtc-live-events>`,
  `<vtc-card ${shared}></vtc-card>`,
  `<vtc-roster ${shared}></vtc-roster>`,
  `<server-stats ${shared}></server-stats>`,
].join('');

/** Puts five new elements in place of those that are there. */
async function renew(): Promise<void> {
  document.body.innerHTML = elements;
  await clock.advance(60_000);
}

/** Takes all elements away. */
async function clear(): Promise<void> {
  document.body.replaceChildren();
  await clock.advance(60_000);
}

/** Lets so many minutes pass; gives how many requests there were. */
async function pass(minutes: number): Promise<number> {
  const before = polls;
  await clock.advance(minutes * 60_000);
  return polls - before;
}

Object.assign(globalThis, { clear, pass, renew });
