import '../../src/index.js';
import { Backend } from '../support/backend.js';
import { DrivenClock } from '../support/driven-clock.js';
import { embedToken } from '../support/embed-tokens.js';

const clock = new DrivenClock('2026-11-20T17:00:00Z');
const backend = new Backend();
// The same answers all day, so that nothing grows but what leaks.
const answers = new Map<string, Promise<string>>();
let polls = 0;
const fetchSandbox = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  polls += 1;
  const key = new URL(request.url).pathname;
  const text =
    answers.get(key) ?? fetchSandbox(request.clone()).then((response) => response.text());
  answers.set(key, text);
  const body = await text;
  backend.requests.length = 0;
  return new Response(body);
};

const shared = `api-base="${backend.apiBase}" vtc="northern_haul" images="none" loading="eager"`;
const token = `token="${embedToken(1)}"`;
document.body.innerHTML = [
  `<vtc-upcoming-events ${shared} ${token}></vtc-upcoming-events>`,
  `<vtc-live-events ${shared} ${token}></vtc-live-events>`,
  `<vtc-card ${shared}></vtc-card>`,
  `<vtc-roster ${shared}></vtc-roster>`,
  `<server-stats ${shared}></server-stats>`,
].join('');

/** Lets so many minutes pass; gives how many requests there were. */
async function pass(minutes: number): Promise<number> {
  const before = polls;
  await clock.advance(minutes * 60_000);
  return polls - before;
}

Object.assign(globalThis, { pass });
