/** A company of the sandbox, to be shown and tried. */
export interface SandboxCompany {
  readonly id: number;
  readonly handle: string | null;
  readonly name: string;
  readonly why: string;
  readonly token: string;
}

/** What the build knows of the site: `site.json` beside its pages. */
export interface SiteFacts {
  readonly version: string;
  /** Address of a sandbox that is served beside the site; null where it answers inside the page. */
  readonly api: string | null;
  /** Address of a gateway before that sandbox; null where none is served. */
  readonly gateway: string | null;
  readonly languages: readonly string[];
  readonly companies: readonly SandboxCompany[];
  /** Size of the bundle in bytes, as brotli; null where it was not built. */
  readonly bytes: number | null;
}

/** Where the pages of the site are. */
export const root = new URL('.', document.baseURI).href;

/** Reads what the build knows of the site. */
export async function readFacts(): Promise<SiteFacts> {
  const response = await fetch(`${root}site.json`);
  return (await response.json()) as SiteFacts;
}

async function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  const { active } = await serviceWorker
    .register(`${root}sandbox-worker.js`)
    .then(() => serviceWorker.ready);
  if (serviceWorker.controller) return;
  const taken = new Promise<unknown>((done) =>
    serviceWorker.addEventListener('controllerchange', done, { once: true }),
  );
  active?.postMessage('claim');
  await taken;
}

/** Makes the sandbox answer, inside the page where no other is served; gives its address, undefined where it cannot. */
export async function startSandbox({ api }: SiteFacts): Promise<string | undefined> {
  if (api !== null) return api;
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    await controlled();
    return `${root}sandbox-api`;
  } catch (error) {
    console.error('The sandbox could not start inside this page.', error);
    return undefined;
  }
}

/** Loads the elements with this API, by the script tag that an owner would write. */
export function loadElements(apiBase: string | undefined): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = `${root}vtc-widgets.js`;
  if (apiBase !== undefined) script.dataset.apiBase = apiBase;
  return new Promise((done, fail) => {
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => fail(new Error(`${script.src} could not be loaded.`)));
    document.head.append(script);
  });
}

/** Says on the page where its data comes from. */
export function sayWhereDataComesFrom(apiBase: string | undefined, { api }: SiteFacts): void {
  for (const line of document.querySelectorAll('[data-sandbox-note]')) {
    line.textContent =
      apiBase === undefined
        ? 'Nothing can be shown live: this browser lets no service worker run here. Open the site over https or on localhost.'
        : api === null
          ? 'Everything shown here is invented. The sandbox answers inside this page, by a service worker: no server is asked.'
          : `Everything shown here is invented. The sandbox answers at ${api}, on this computer.`;
  }
}

/** Starts what every page of the site does: the sandbox, the elements, and the words about both. */
export async function startSite(): Promise<{ facts: SiteFacts; apiBase: string | undefined }> {
  const facts = await readFacts();
  const apiBase = await startSandbox(facts);
  sayWhereDataComesFrom(apiBase, facts);
  return { facts, apiBase };
}
