// The sandbox as a service worker: it answers the site's requests inside the browser, so that no server is needed.
import { createSandbox } from '../../src/sandbox/index.js';

/** What of a service worker's global is used here; TypeScript knows either the page's or the worker's. */
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message' | 'fetch',
    listener: (event: WorkerEvent) => void,
  ): void;
}

interface WorkerEvent extends Event {
  readonly request: Request;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as Worker;
const baseUrl = `${worker.registration.scope}sandbox-api`;
const sandbox = createSandbox({ baseUrl, rateLimits: false });

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// A page that was loaded past the worker (a hard reload) asks to be answered all the same.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  if (!event.request.url.startsWith(`${baseUrl}/`)) return;
  event.respondWith(sandbox.fetch(event.request).catch(() => Response.error()));
});
