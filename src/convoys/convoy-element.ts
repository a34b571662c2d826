import { type CSSResultGroup, isServer, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { html } from '../ui/html.js';
import { policyOf } from '../client/errors.js';
import type { Token } from '../client/token.js';
import { parseTimestamp } from '../contract/timestamp.js';
import { safeUrl } from '../contract/safe-url.js';
import type { Shape } from '../contract/shape.js';
import { flag, type SettingsOf, urlTemplate } from '../element/attributes.js';
import type { Query } from '../element/query.js';
import { VtcElement } from '../element/vtc-element.js';
import { zoneName } from '../intl/formats.js';
import { avatarStyles } from '../ui/avatar.js';
import { icons } from '../ui/icons.js';
import { itemAddress } from '../ui/item-link.js';
import {
  type Convoy,
  type ConvoyData,
  convoyDataShape,
  type ConvoyEvent,
  convoyList,
} from './convoy.js';
import { type CollectionOptions, loadConvoys } from './collection.js';
import { calendarApi, tokenType } from './convoy-settings.js';
import { DetailsDialog, detailModes } from './details-dialog.js';
import type { ConvoyView } from './convoy-view.js';
import { loadPublicList } from './public-list.js';
import { scopeTypes } from './scope.js';
import { shareAddress, shareUrlType } from './share-url.js';
import { SharedNote } from './shared-note.js';
import { collectionNotes } from './templates/collection-notes.js';
import { summaryStyles } from './templates/convoy-summary.styles.js';
import { convoyStyles } from './templates/convoy.styles.js';
import { hostStyles } from './templates/hosts.js';
import { progressStyles } from './templates/route-progress.js';
import { zoneNote } from './zone-note.js';

/** Where convoys are requested. */
export interface ConvoySource {
  /** The resolved API base; undefined on a server. */
  readonly apiBase: string | undefined;
  /** Id or handle of the company. */
  readonly vtc: string;
  readonly token: Token | undefined;
}

/** How an element loads its convoys. */
export interface ConvoyLoad extends Pick<CollectionOptions, 'current' | 'isEnough'> {
  readonly loadOwn: (previous: readonly ConvoyEvent[]) => Promise<ConvoyData>;
  readonly loadCompany?: CollectionOptions['loadCompany'];
}

/** What every element that shows convoys derives. */
export interface ConvoyModel {
  /** The convoys that are shown, by start. */
  readonly convoys: readonly Convoy[];
  /** Zone name that holds for all their times; undefined if there is none. */
  readonly zoneName: string | undefined;
}

/** Base class of the elements that show convoys. */
export abstract class ConvoyElement<Model extends ConvoyModel = ConvoyModel> extends VtcElement<
  ConvoyData,
  Model
> {
  static override styles: CSSResultGroup = [
    VtcElement.styles,
    summaryStyles,
    convoyStyles,
    progressStyles,
    avatarStyles,
    hostStyles,
  ];

  static override readonly stateTexts = { failed: 'failedConvoys', empty: 'noConvoys' } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    token: tokenType,
    details: detailModes,
    noFragment: flag,
    hrefTemplate: urlTemplate(convoyList, 'items'),
    shareUrl: shareUrlType,
    ...scopeTypes,
  };

  /**
   * The company's embed token (`emb_…`); it is sent in the Authorization header only.
   * @sensitive
   */
  @property() token?: string;
  /** Whose convoys are shown, separated by spaces: `own`: those of the company; `co-hosted`: those that others host together with it; default: `own`. */
  @property() include?: string;
  /** Ids of convoys of other companies that are shown, too, separated by spaces. */
  @property() also?: string;
  /** Ids or handles of 2 to 12 companies whose convoys are shown together, separated by spaces; then `vtc` is for the colours. */
  @property() vtcs?: string;
  /** `dialog`: a convoy's name opens the convoy in full; `none`: the link of the name is followed. */
  @property() details = detailModes.fallback;
  /** Keeps the address of the page unchanged when a convoy opens. */
  @property({ attribute: 'no-fragment', type: Boolean }) noFragment = false;
  /** URL of the page of a convoy that visitors share, with `{vtc}` and `{id}`, such as that of a gateway; default: this page. */
  @property({ attribute: 'share-url' }) shareUrl?: string;

  declare readonly settings: SettingsOf<typeof ConvoyElement.attributeTypes>;
  protected readonly dataShape: Shape<ConvoyData> = convoyDataShape;
  protected override readonly emptyIcon: string = icons.calendarEmpty;
  readonly #details = new DetailsDialog(this, {
    records: () => this.model?.convoys.map(({ event }) => event) ?? [],
    failed: (message) => this.ownerConsole.error(message, this.vtc),
    language: this.language,
  });

  readonly #zoneNote = new SharedNote(this);

  protected override get dependencies(): readonly unknown[] {
    const { token, include, also, vtcs } = this.settings;
    return [token, include.join(), also.join(), vtcs.join()];
  }

  protected override checkSetup(): void {
    if (this.settings.vtcs.length === 0) super.checkSetup();
    // Throws if it is no embed token.
    tokenType.parse(this.token);
    this.warnOfToken(this.token);
  }

  /** Whether the company's own list is requested, which needs its token. @internal */
  protected get needsToken(): boolean {
    const { vtcs, include } = this.settings;
    return vtcs.length === 0 && include.includes('own');
  }

  /** Where the convoys are requested. @internal */
  protected get source(): ConvoySource {
    const { vtc, token } = this.settings;
    const apiBase = isServer ? undefined : this.foundApiBase;
    return { apiBase, vtc, token: this.usesSnapshot ? 'proxy' : token };
  }

  /**
   * Loads the convoys of all companies that the attributes name. `loadOwn` requests those of the element's company, and
   * `loadCompany` those of another one.
   * @internal
   */
  protected loadConvoys(
    query: Query,
    { current, loadOwn, loadCompany = (vtc) => loadPublicList(query, vtc), isEnough }: ConvoyLoad,
  ): Promise<ConvoyData> {
    const { settings } = this;
    const isOwn = (vtc: string) =>
      settings.vtcs.length === 0 || (vtc === settings.vtc && settings.token);
    return loadConvoys(query, {
      scope: settings,
      current,
      loadCompany: (vtc, previous) => (isOwn(vtc) ? loadOwn(previous) : loadCompany(vtc, previous)),
      isEnough,
      failed: (error, vtc) => {
        const advice = policyOf(error).ownerAdvice?.(error, this.apiBase ?? 'The API');
        if (advice) this.ownerConsole.error(advice, vtc);
      },
    });
  }

  /** Whether the element shows a list that goes beyond a time, in ms since the epoch. @internal */
  protected reaches(untilMs: number, model: Model): boolean {
    return model.convoys.some(({ startMs }) => startMs >= untilMs);
  }

  /** What is not known of the convoys, for visitors: a sentence each. @internal */
  protected get notes(): string[] {
    const { data, model, context } = this;
    const untilMs = parseTimestamp(data?.othersUntil);
    const isCut = untilMs !== undefined && model !== undefined && this.reaches(untilMs, model);
    return collectionNotes(context, {
      ...data,
      othersUntil: isCut ? data?.othersUntil : undefined,
    });
  }

  protected override isEmpty({ convoys }: Model): boolean {
    return convoys.length === 0 && !this.data?.failures;
  }

  /** What the templates render besides the model. @internal */
  protected get view(): ConvoyView {
    const { model, settings, apiBase } = this;
    const { translate, zones, now } = this.context;
    return {
      translate,
      zones,
      layout: 'list',
      images: settings.images,
      headingLevel: this.contentHeadingLevel,
      zoneName: model ? model.zoneName : zoneName(zones.locale, zones.zone, now),
      saysLive: true,
      apiBase: calendarApi(apiBase),
      pageUrl: globalThis.location?.href,
      now,
      linkOf: (event) => itemAddress(settings.hrefTemplate, event) ?? safeUrl(event.externalLink),
      shareUrlOf: (event) => shareAddress(settings, event),
      opensDialog: this.#details.isEnabled,
      select: (click, item) => {
        this.select(click, item);
        this.#details.click(click, item);
      },
    };
  }

  /** The time zone of all times, once per page; also while loading, so that nothing moves. */
  protected override renderHeadingAside(): unknown {
    const text = this.#zoneText();
    return this.#zoneNote.isShown(text) ? html`<span class="zone muted">${text}</span>` : nothing;
  }

  protected override visibilityChanged(): void {
    super.visibilityChanged();
    this.#zoneNote.visibilityChanged();
  }

  #zoneText(): string | undefined {
    const { state, view } = this;
    if (state !== 'ready' && state !== 'loading') return undefined;
    return zoneNote(view);
  }
}
