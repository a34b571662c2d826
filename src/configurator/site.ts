export interface SandboxCompany {
  readonly id: number;
  readonly handle: string | null;
  readonly name: string;
  readonly token: string;
}

/** The servers, languages and companies of the site with the configurator. */
export interface ConfiguratorSite {
  /** URL of a sandbox on its own port; null if the sandbox runs in a service worker. */
  readonly api: string | null;
  /** URL of a gateway in front of that sandbox; null if there is none. */
  readonly gateway: string | null;
  readonly languages: readonly string[];
  readonly companies: readonly SandboxCompany[];
}
