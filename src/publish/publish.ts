import type { Clock } from '../client/clock.js';
import type { CacheEngine } from '../gateway/cache/engine.js';
import { memoryCache } from '../gateway/cache/memory.js';
import { createDependencies, type Dependencies } from '../gateway/dependencies.js';
import { gatewayOf } from '../gateway/app.js';
import { completeOptions, type GatewayOptions } from '../gateway/options.js';
import { siteUrl } from '../gateway/share/share-urls.js';
import { etagOf } from '../gateway/upstream/etag.js';
import { isFailure } from '../gateway/upstream/result.js';
import { companyFiles, type PlannedFile } from './company-files.js';
import { PublishError } from './failure.js';
import type { PublishedFolder } from './folder.js';
import { indexPage } from './index-page.js';
import { patientQuery } from './patient-query.js';
import { keepTimes } from './response-times.js';
import { loadCompany, type PublishedScope, wordsIn } from './snapshot.js';

/** What happened to a file, or to all files of a company. */
export interface FileStep {
  readonly file: string;
  readonly result: 'written' | 'unchanged' | 'removed' | 'kept' | 'waiting';
  /** Why it is kept or waited for. */
  readonly reason?: string;
  /** When the data of a kept file was requested, in ms since the epoch. */
  readonly at?: number | undefined;
}

export interface PublishOptions {
  readonly gateway: GatewayOptions & { readonly vtcs: readonly string[]; readonly clock: Clock };
  readonly folder: PublishedFolder;
  readonly language: string | undefined;
  /** Whose convoys the files of each company have. */
  readonly scope: PublishedScope;
  /** Convoys of a company with a page. */
  readonly maxConvoys: number;
  /** Counts requests to the API, also those of earlier runs. */
  readonly increment: CacheEngine['increment'];
  readonly report: (step: FileStep) => void;
  readonly signal: AbortSignal;
}

const isOf = (vtc: string, path: string): boolean =>
  path.startsWith(`${vtc}/`) || path.startsWith(`${vtc}.`);

/** What a file is made of, with its content: a run that was stopped may have written another one. */
const sourceOf = async (source: string | undefined, content: Uint8Array | string) =>
  `${source} ${await etagOf(Buffer.from(content).toString())}`;

/** One run. */
class Run {
  readonly #options: PublishOptions;
  readonly #dependencies: Dependencies;
  readonly #times: ReturnType<typeof keepTimes>;
  readonly #kept = new Set<string>();
  readonly #sources: Record<string, string> = {};
  #failures = 0;

  constructor(options: PublishOptions) {
    this.#options = options;
    const { gateway, folder, increment, scope } = options;
    const vtcs = [...new Set([...gateway.vtcs, ...wordsIn(scope.vtcs)])];
    const cache = { ...memoryCache(), increment };
    this.#times = keepTimes(cache, folder.manifest.responses, gateway.clock.now());
    const urls = this.#urls();
    this.#dependencies = createDependencies(
      completeOptions({ ...gateway, vtcs, shareUrls: urls, cache: this.#times.cache }),
    );
  }

  /** Publishes all companies; returns how many files or companies could not be renewed. */
  async run(): Promise<number> {
    const { folder, gateway, report } = this.#options;
    for (const vtc of gateway.vtcs) await this.#publishCompany(vtc);
    await this.#publishIndex();
    const { responses, sources } = folder.manifest;
    const isComplete = this.#failures === 0;
    const removed = await folder.finish((path) => this.#kept.has(path), {
      responses: { ...(!isComplete && responses), ...this.#times.responses() },
      sources: { ...(!isComplete && sources), ...this.#sources },
    });
    for (const file of removed) report({ file, result: 'removed' });
    return this.#failures;
  }

  #urls() {
    const { gateway } = this.#options;
    const base = gateway.publicUrl?.replace(/\/+$/, '');
    const folderOf = ({ names }: { readonly names: readonly string[] }, id: number) => {
      const vtc = gateway.vtcs.find((name) => names.includes(name)) ?? names.at(-1);
      return base && `${base}/${vtc}/convoys/${id}/`;
    };
    return {
      page: folderOf,
      poster: (company: Parameters<typeof folderOf>[0], id: number) => {
        const page = folderOf(company, id);
        return page && `${page}poster.png`;
      },
    };
  }

  async #publishCompany(vtc: string): Promise<void> {
    const { gateway: options, folder, language, maxConvoys, scope, report, signal } = this.#options;
    const { clock } = options;
    const { query, find, options: complete } = this.#dependencies;
    try {
      const company = await find(vtc);
      // It is private now, or there is no such company: nothing of it stays.
      if (isFailure(company) && company.status === 404) {
        this.#failures += 1;
        report({
          file: vtc,
          result: 'removed',
          reason: 'There is no public company of this name.',
        });
        return;
      }
      if (isFailure(company)) throw new PublishError(company.detail);
      const waits = (seconds: number) => {
        report({ file: vtc, result: 'waiting', reason: `${seconds} s, for the rate limit` });
        return folder.renew();
      };
      const patient = patientQuery({ query, clock, signal, waits });
      const now = clock.now();
      const data = await loadCompany({ vtc, company, query: patient, now, maxConvoys, scope });
      const urls = this.#urls();
      const files = await companyFiles({
        vtc,
        company,
        data,
        scope,
        gateway: gatewayOf(this.#dependencies),
        language,
        hasPng: complete.png !== undefined,
        publicUrl: complete.publicUrl,
        linkOf: (id) => siteUrl(complete.siteUrlTemplate, company, id) ?? urls.page(company, id),
      });
      for (const file of files) {
        signal.throwIfAborted();
        await this.#publish(file);
      }
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      await this.#keepCompany(vtc, error.message);
    }
  }

  async #publish({ path, source, content }: PlannedFile): Promise<void> {
    const { folder, report } = this.#options;
    try {
      const published = source === undefined ? undefined : await folder.read(path);
      const known = published && (await sourceOf(source, published));
      const isSame = known !== undefined && known === folder.manifest.sources[path];
      const bytes = isSame ? published : await content();
      if (bytes === undefined) return;
      if (source !== undefined) this.#sources[path] = await sourceOf(source, bytes);
      const isChanged = await folder.write(path, bytes);
      this.#kept.add(path);
      report({ file: path, result: isChanged ? 'written' : 'unchanged' });
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      this.#keep(path, error.message, undefined);
    }
  }

  /** Keeps what was published of a company before. */
  async #keepCompany(vtc: string, reason: string): Promise<void> {
    const { folder, report } = this.#options;
    const at = newestTime(await folder.read(`${vtc}.json`));
    const files = folder.manifest.files.filter((path) => isOf(vtc, path));
    if (files.length === 0) {
      this.#failures += 1;
      return report({ file: vtc, result: 'kept', reason });
    }
    for (const path of files) this.#keep(path, reason, at);
  }

  #keep(path: string, reason: string, at: number | undefined): void {
    this.#failures += 1;
    this.#kept.add(path);
    this.#options.report({ file: path, result: 'kept', reason, at });
  }

  async #publishIndex(): Promise<void> {
    const { publicUrl } = this.#dependencies.options;
    const { vtcs } = this.#options.gateway;
    const files = [...this.#kept].sort();
    const shown = vtcs.filter((vtc) => files.some((path) => isOf(vtc, path)));
    await this.#publish({
      path: 'index.html',
      content: () => indexPage({ vtcs: shown, files, publicUrl }),
    });
  }
}

/** When the newest response of a snapshot was received, in ms since the epoch. */
function newestTime(snapshot: Buffer | undefined): number | undefined {
  const times = [...(snapshot?.toString() ?? '').matchAll(/"at":"([^"]+)"/g)];
  const newest = Math.max(...times.map(([, at = '']) => new Date(at).getTime()));
  return Number.isFinite(newest) ? newest : undefined;
}

/** Publishes all companies once; returns how many files could not be renewed. */
export const publish = (options: PublishOptions): Promise<number> => new Run(options).run();
