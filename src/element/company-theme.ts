import { companyTypeShape, themeShape, vtcDetail } from '../contract/element-endpoints.js';
import { lenientParser } from '../contract/lenient-parser.js';
import { safeUrl } from '../contract/safe-url.js';
import { nullable, optional, record, text, type ValueOf } from '../contract/shape.js';
import type { ForeignTheme } from '../theme/palette.js';
import { type LoadMode, type LoadOptions, LoadRequests } from './query.js';

interface Company {
  readonly vtc: string;
  readonly apiBase: string;
}

/** An address where a company can be followed. */
export interface CompanyLink {
  readonly href: string;
  /** Name of the site. */
  readonly name: string;
  readonly isDiscord: boolean;
}

/** Callbacks of the element. */
interface CompanyThemeOptions {
  readonly context: () => Omit<LoadOptions, 'apiBase'>;
  /** Called when other colours, or the type, are known. */
  readonly changed: () => void;
  /** Called when they cannot be loaded. */
  readonly failed: (error: unknown) => void;
}

const maxAgeMs = 900_000;

const parseThemed = lenientParser(
  record({
    theme: optional(themeShape),
    banner: optional(nullable(text)),
    companyType: optional(companyTypeShape),
  }),
);

/** What is shown of a company around the data of an element. */
interface Branding {
  readonly theme?: ForeignTheme | null | undefined;
  readonly banner?: string | null | undefined;
  readonly companyType?: ValueOf<typeof companyTypeShape> | undefined;
  readonly discord?: string | null | undefined;
  readonly website?: string | null | undefined;
}

/** The colours, the banner, the type and the address of a company, from the API or from data of the page; one request serves all elements of the page. */
export class CompanyTheme {
  readonly #options: CompanyThemeOptions;
  #company: Company | undefined;
  #loaded: Branding | undefined;
  #provided: Branding | undefined;

  constructor(options: CompanyThemeOptions) {
    this.#options = options;
  }

  /** Undefined while they are not known. */
  get colors(): ForeignTheme | undefined {
    return this.#loaded?.theme ?? this.#provided?.theme ?? undefined;
  }

  /** URL of the banner; undefined while it is not known. */
  get banner(): string | null | undefined {
    return this.#loaded?.banner ?? this.#provided?.banner;
  }

  /** `trucking` or `coach`; undefined while it is not known. */
  get type(): Branding['companyType'] {
    return this.#loaded?.companyType ?? this.#provided?.companyType;
  }

  /** Link to the company's Discord server, else to its website; undefined if there is none, or while it is not known. */
  get link(): CompanyLink | undefined {
    const { discord, website } = this.#loaded ?? {};
    const [server, site] = [safeUrl(discord), safeUrl(website)];
    if (server) return { href: server, name: 'Discord', isDiscord: true };
    if (!site) return undefined;
    return { href: site, name: new URL(site).hostname.replace(/^www\./, ''), isDiscord: false };
  }

  /** Reads the colours in data that the page provides, in the form of a card's data. */
  setProvidedData(data: unknown): void {
    this.#provided = parseThemed(data ?? {});
  }

  /** Loads the colours of a company, unless they are loaded; undefined forgets them. */
  setCompany(company: Company | undefined): void {
    const { vtc, apiBase } = this.#company ?? {};
    if (vtc === company?.vtc && apiBase === company?.apiBase) return;
    this.#company = company;
    this.#setBranding(undefined);
    this.#load({ cache: 'only-if-cached' }).catch(() => undefined);
    this.refresh();
  }

  /** Loads the colours unless they are newer than 15 minutes. */
  refresh(): void {
    const company = this.#company;
    // Without the company's colours the element has the default ones.
    this.#load({ maxAgeMs }).catch((error: unknown) => {
      if (company === this.#company) this.#options.failed(error);
    });
  }

  async #load(mode: LoadMode): Promise<void> {
    const company = this.#company;
    if (!company) return;
    const { vtc: idOrHandle, apiBase } = company;
    const { priority, signal } = this.#options.context();
    const requests = new LoadRequests({
      ...mode,
      apiBase,
      signal,
      priority: () => priority() + 0.5,
    });
    const detail = await requests.query(vtcDetail, { idOrHandle });
    if (company === this.#company) this.#setBranding(detail);
  }

  #setBranding(branding: Branding | undefined): void {
    if (branding === this.#loaded) return;
    this.#loaded = branding;
    this.#options.changed();
  }
}
