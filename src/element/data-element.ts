import { isServer, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { VtcError } from '../client/errors.js';
import { lenientParser } from '../contract/lenient-parser.js';
import { isPublishedFile } from '../contract/published-file.js';
import { allowLocalUrls } from '../contract/safe-url.js';
import type { Shape } from '../contract/shape.js';
import { isIdOrHandle } from '../contract/tokens.js';
import { documentProperty } from '../dom/document.js';
import { warmUpFormats } from '../intl/warm-up.js';
import { findApiBase } from './configure.js';
import { type LoadContext, type Parts, runLoad } from './loader.js';
import { LocalizedElement } from './localized-element.js';
import { Outcome } from './outcome.js';
import type { Query } from './query.js';
import { type QueryKey, Resource } from './resource.js';
import { Viewport } from './viewport.js';

const minRefreshSeconds = 15;

/** The data of an element: from which API and when it is loaded, or that the page provides it. */
export abstract class DataElement<Data> extends LocalizedElement {
  /** @internal */
  protected readonly resource = new Resource<Data>(this, {
    key: () => this.#queryKey(),
    mayStart: () => this.viewport.wasNear || this.isFixed || this.settings.loading === 'eager',
    started: () => {
      this.language.retryLocaleFiles();
      warmUpFormats(this.language.locale);
    },
    placeholderData: (previous) => this.placeholderData?.(previous),
    context: () => ({ apiBase: this.foundApiBase, priority: () => this.viewport.priority }),
    intervalMs: () => this.#intervalMs(),
    isOnScreen: () => this.viewport.isNear || this.isFixed,
    settled: (error) => {
      this.outcome.report(error);
      if (!error) this.dataLoaded?.();
    },
    unchanged: () => this.dataUnchanged(),
  });
  /** @internal */
  protected readonly viewport = new Viewport(this, () => this.visibilityChanged());
  /** @internal */
  protected readonly outcome = new Outcome(this);
  /** Whether it may have properties that were set before it was defined, which Lit restores in the first update. */
  #mayLackProperties = this.isConnected;

  /** The whole data as it was loaded or set. Set it to show data without a request; null returns to the API. */
  @property({ attribute: false, noAccessor: true })
  get data(): Data | null {
    return this.resource.value ?? null;
  }

  set data(data: unknown) {
    this.setProvidedData(() => data);
  }

  /** When the data was received; null while there is none. */
  get updatedAt(): Date | null {
    const { receivedAt } = this.resource;
    return receivedAt ? new Date(receivedAt) : null;
  }

  /** Seconds between two refreshes if the attribute is not set. @internal */
  abstract readonly defaultRefreshSeconds: number;
  /** Shape of the data, for data that the page provides. @internal */
  protected abstract readonly dataShape: Shape<Data>;

  /** Requests the data, all at once or in parts; the only place that names the endpoints of the element. @internal */
  abstract load(query: Query, context: LoadContext<Data>): Promise<Data> | Parts<Data>;

  /** The part of the previous data to show while the data for changed `dependencies` loads. @internal */
  protected placeholderData?(previous: Data): Data | undefined;

  /** Whether the loaded data changes no more, so that it is not polled. @internal */
  protected get isFinished(): boolean {
    return false;
  }

  /** What the data depends on, besides the API base and the company. @internal */
  protected get dependencies(): readonly unknown[] {
    return [];
  }

  /** Throws a `VtcError` with code SETUP if an attribute is missing or invalid. @internal */
  protected checkSetup(): void {
    if (!isIdOrHandle(this.vtc ?? ''))
      throw new VtcError(
        'SETUP',
        'vtc is missing or wrong: set it to the id or handle of the company.',
      );
  }

  /** Whether it is fixed to the window, so that it is in view wherever it is in the page. @internal */
  protected get isFixed(): boolean {
    return false;
  }

  /**
   * Called when the element comes near the viewport, or is no longer. Loading starts here: after the first render, requests
   * would be in the order of renders.
   * @internal
   */
  protected visibilityChanged(): void {
    this.resource.visibilityChanged();
  }

  /** Called when `vtc` or `api-base` changes, before a request: closes folds and returns to the first page. @internal */
  protected companyChanged?(): void;

  /** Called with data of the page before it is shown; undefined if there is none any more. @internal */
  protected dataProvided?(data: unknown): void;

  /** Called after each successful load, and when data of the page is set. @internal */
  protected dataLoaded?(): void;

  /** Called after that if all responses are the same as before, so that nothing is rendered. @internal */
  protected dataUnchanged(): void {
    this.outcome.dispatchPending();
  }

  /** Loads the data now; resolves when there is a response or an error. */
  async refresh(): Promise<void> {
    await this.updateComplete;
    await this.resource.refresh();
    await this.updateComplete;
  }

  /** Loads the data without showing it, as on a server. Rejects with a `VtcError`. @internal */
  async loadData(query: Query): Promise<Data> {
    const { value } = await runLoad(this, query, {
      current: () => undefined,
      show: () => undefined,
    });
    return value;
  }

  /** Loads again in response to the visitor, and announces another failure. @internal */
  protected async retry(load = () => this.refresh()): Promise<void> {
    this.announce('');
    await load();
    const { error } = this.resource;
    if (error) this.announceFailure(error);
  }

  /** The resolved API base. Throws a `VtcError` with code SETUP if none is set or it is invalid. @internal */
  protected get foundApiBase(): string {
    return findApiBase(this.apiBase);
  }

  /** Whether the API base is a file with published responses, which needs no token. @internal */
  protected get usesSnapshot(): boolean {
    return !isServer && isPublishedFile(this.foundApiBase);
  }

  /** Warns the site owner of a token beside a published file. @internal */
  protected warnOfToken(token: string | undefined): void {
    if (token && this.usesSnapshot)
      this.ownerConsole.warn('token', 'remove it: a published file needs no token.');
  }

  /** Shows the data that `read` returns, parsed as a response of the API; null returns to the API. @internal */
  protected setProvidedData(read: () => unknown): void {
    try {
      const data = read() ?? undefined;
      allowLocalUrls(String(globalThis.origin));
      this.dataProvided?.(data);
      this.resource.setProvidedData(
        data === undefined ? data : lenientParser(this.dataShape)(data),
      );
    } catch (cause) {
      const message = `The provided data is not a response of the API: ${String(cause)}`;
      this.resource.setProvidedData(undefined, new VtcError('SETUP', message, { cause }));
    }
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#mayLackProperties = false;
    if (this.hasUpdated && (changed.has('vtc') || changed.has('apiBase'))) this.companyChanged?.();
    if (isServer) return;
    this.language.update();
    this.resource.loadIfKeyChanged();
  }

  /** What the data depends on; undefined while that is not known. Throws an error if the setup is wrong. */
  #queryKey(): QueryKey | undefined {
    // The parser of the page may not have inserted the children yet.
    const mayLackChildren = documentProperty('readyState') === 'loading' && !this.nextSibling;
    if (mayLackChildren || this.#mayLackProperties) return undefined;
    this.checkSetup();
    return [this.foundApiBase, this.vtc, ...this.dependencies];
  }

  #intervalMs(): number {
    if (this.isFinished) return 0;
    const fallback = this.resource.isProvided ? 0 : this.defaultRefreshSeconds;
    const seconds = this.settings.refreshSeconds ?? fallback;
    return seconds > 0 ? Math.max(minRefreshSeconds, seconds) * 1000 : 0;
  }
}
