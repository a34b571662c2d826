// A service worker that runs the sandbox, so that the site needs no server.
import { createSandbox } from '../../src/sandbox/index.js';

/** The part of a service worker's global scope that is used here; TypeScript's types are the page's. */
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
  waitUntil(promise: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as Worker;
const baseUrl = `${worker.registration.scope}sandbox-api`;
const sandbox = createSandbox({ baseUrl, rateLimits: false });

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// After a hard reload, a page is not controlled until it sends a message.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  if (!event.request.url.startsWith(`${baseUrl}/`)) return;
  event.respondWith(sandbox.fetch(event.request).catch(() => Response.error()));
});
