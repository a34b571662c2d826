import { type CSSResultGroup, isServer, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { html } from '../ui/html.js';
import type { Token } from '../client/token.js';
import { safeUrl } from '../contract/safe-url.js';
import type { Shape } from '../contract/shape.js';
import { flag, type SettingsOf, urlTemplate } from '../element/attributes.js';
import { VtcElement } from '../element/vtc-element.js';
import { zoneName } from '../intl/formats.js';
import { icons } from '../ui/icons.js';
import { itemAddress } from '../ui/item-link.js';
import { type Convoy, type ConvoyEvent, convoyList } from './convoy.js';
import { calendarApi, tokenType } from './convoy-settings.js';
import { DetailsDialog, detailModes } from './details-dialog.js';
import type { ConvoyView } from './convoy-view.js';
import { SharedNote } from './shared-note.js';
import { summaryStyles } from './templates/convoy-summary.styles.js';
import { convoyStyles } from './templates/convoy.styles.js';
import { progressStyles } from './templates/route-progress.js';
import { zoneNote } from './zone-note.js';

/** The convoys of a response, or of data that the page provides. */
export interface ConvoyData {
  readonly items: readonly ConvoyEvent[];
}

/** Where convoys are requested. */
export interface ConvoySource {
  /** The resolved API base; undefined on a server. */
  readonly apiBase: string | undefined;
  /** Id or handle of the company. */
  readonly vtc: string;
  readonly token: Token | undefined;
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
  ];

  static override readonly stateTexts = { failed: 'failedConvoys', empty: 'noConvoys' } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    token: tokenType,
    details: detailModes,
    noFragment: flag,
    hrefTemplate: urlTemplate(convoyList, 'items'),
  };

  /**
   * The company's embed token (`emb_…`); it is sent in the Authorization header only.
   * @sensitive
   */
  @property() token?: string;
  /** `dialog`: a convoy's name opens the convoy in full; `none`: the link of the name is followed. */
  @property() details = detailModes.fallback;
  /** Keeps the address of the page unchanged when a convoy opens. */
  @property({ attribute: 'no-fragment', type: Boolean }) noFragment = false;

  declare readonly settings: SettingsOf<typeof ConvoyElement.attributeTypes>;
  protected readonly dataShape: Shape<ConvoyData> = convoyList;
  protected override readonly emptyIcon: string = icons.calendarEmpty;
  readonly #details = new DetailsDialog(this, {
    records: () => this.model?.convoys.map(({ event }) => event) ?? [],
    failed: (message) => this.ownerConsole.error(message, this.vtc),
  });

  readonly #zoneNote = new SharedNote(this);

  protected override get dependencies(): readonly unknown[] {
    return [this.settings.token];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    // Throws if it is no embed token.
    tokenType.parse(this.token);
  }

  /** Where the convoys are requested. @internal */
  protected get source(): ConvoySource {
    const { vtc, token } = this.settings;
    return { apiBase: isServer ? undefined : this.foundApiBase, vtc, token };
  }

  protected override isEmpty({ convoys }: Model): boolean {
    return convoys.length === 0;
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
    this.#zoneNote.visibilityChanged();
  }

  #zoneText(): string | undefined {
    const { state, view } = this;
    if (state !== 'ready' && state !== 'loading') return undefined;
    return zoneNote(view);
  }
}
