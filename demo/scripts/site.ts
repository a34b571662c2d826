import type { ConfiguratorSite } from '../../src/configurator/site.js';
import { root } from './root.js';

export { root };

/** The contents of `site.json`, written by the build. */
export interface SiteFacts extends ConfiguratorSite {
  readonly version: string;
  /** Files that register all elements, in the order in which a page loads them. */
  readonly scripts: readonly string[];
}

/** Waits until the service worker controls this page. */
async function workerControlsPage(): Promise<void> {
  const { serviceWorker } = navigator;
  const { active } = await serviceWorker
    .register(`${root}sandbox-worker.js`)
    .then(() => serviceWorker.ready);
  if (serviceWorker.controller) return;
  const changed = new Promise<unknown>((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  active?.postMessage('claim');
  await changed;
}

/** Starts the sandbox and returns its URL; undefined if service workers are not available. */
async function startSandbox({ api }: SiteFacts): Promise<string | undefined> {
  if (api !== null) return api;
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    await workerControlsPage();
    return `${root}sandbox-api`;
  } catch (error) {
    console.error('The sandbox could not start inside this page.', error);
    return undefined;
  }
}

function loadScript(name: string, apiBase: string | undefined): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = root + name;
  if (apiBase !== undefined) script.dataset.apiBase = apiBase;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${script.src} could not be loaded.`)));
    document.head.append(script);
  });
}

/** Loads the elements with the script tags that an owner would use. */
export async function loadElements(
  { scripts }: Pick<SiteFacts, 'scripts'>,
  apiBase: string | undefined,
): Promise<void> {
  for (const name of scripts) await loadScript(name, apiBase);
}

function showDataSource(apiBase: string | undefined, { api }: SiteFacts): void {
  for (const note of document.querySelectorAll('[data-sandbox-note]')) {
    note.textContent =
      apiBase === undefined
        ? 'No live data: this browser does not allow a service worker here. Open the site over https or on localhost.'
        : api === null
          ? 'All data is invented. It comes from a sandbox inside this page; no server is involved.'
          : `All data is invented. It comes from a sandbox at ${api} on this computer.`;
  }
}

let facts: Promise<SiteFacts> | undefined;

/** Reads `site.json` once. */
export const readFacts = (): Promise<SiteFacts> =>
  (facts ??= fetch(`${root}site.json`).then((response) => response.json() as Promise<SiteFacts>));

/** Starts the sandbox, and shows on the page where its data comes from. */
export async function startSite(): Promise<{ facts: SiteFacts; apiBase: string | undefined }> {
  const facts = await readFacts();
  const apiBase = await startSandbox(facts);
  showDataSource(apiBase, facts);
  return { facts, apiBase };
}
