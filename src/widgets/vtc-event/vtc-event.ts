import {
  attributes,
  avatarStyles,
  CalendarMenu,
  calendarApi,
  commonZoneName,
  type ConvoyEvent,
  type ConvoyRecord,
  convoysJsonLd,
  type ConvoyView,
  DataScript,
  type DeriveContext,
  fragmentOf,
  html,
  icons,
  isServer,
  itemAddress,
  itemStyles,
  type LoadContext,
  memoizeByIdentity,
  menuStyles,
  dlcStyles,
  expandButtonStyles,
  OpenTexts,
  plainExcerpt,
  progressStyles,
  property,
  type PropertyValues,
  proseStyles,
  type Query,
  type SettingsOf,
  shareAddress,
  shareUrlType,
  safeUrl,
  summaryStyles,
  type TemplateResult,
  tokenType,
  parseTimestamp,
  UpcomingConvoys,
  VtcElement,
  type VtcError,
  visibleName,
} from '../../base.js';
import { vtcEvent, vtcPastEvents } from '../../locales/en.js';
import {
  type EventData,
  type EventDetails,
  eventDataShape,
  findEvent,
  hasEnded,
  loadDetails,
  nextEvent,
} from './data.js';
import { type EventModel, eventModel } from './model.js';
import { eventTemplate, skeleton } from './templates/event.js';
import { actionStyles } from './actions.styles.js';
import { inDialogStyles } from './in-dialog.styles.js';
import { skeletonStyles } from './skeleton.styles.js';
import { pictureBelow, type ShareAddresses, ShareMenu } from './share-menu.js';
import { type EventView, sections } from './view.js';
import { styles } from './vtc-event.styles.js';
import { wideStyles } from './wide.styles.js';

export type { EventData };

/** Description of a convoy as text; parsed once per response. */
const descriptionOf = memoizeByIdentity(({ description }: EventDetails) =>
  plainExcerpt(description ?? ''),
);

/** What files and search engines get of a full record. */
const recordOf = ({ details, phase }: EventModel): ConvoyRecord | undefined =>
  details
    ? {
        description: descriptionOf(details),
        organizer: visibleName(details.vtcName),
        isCancelled: phase === 'cancelled',
        updatedMs: parseTimestamp(details.updatedAt),
      }
    : undefined;

const ids = attributes.wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER, fallback: undefined });

/**
 * Shows one convoy in full: times, route, facts, hosts, description and rules.
 *
 * @csspart day - Date tile.
 * @csspart title - Name of the convoy.
 * @csspart route - Places of the route.
 * @csspart progress - Progress of a live convoy.
 * @csspart section - Section with a heading.
 * @csspart calendar-button - Button that opens the calendar menu.
 * @csspart share-button - Button that opens the menu to share the convoy.
 * @csspart menu - Menu of one of these buttons.
 * @fires {CustomEvent<{ data: EventData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A link to the convoy was activated; cancelable.
 * @fires {CustomEvent<ConvoyAction>} vtc-action - The convoy was added to a calendar, copied or shared.
 */
export class VtcEvent extends VtcElement<EventData, EventModel | null> {
  static override readonly texts = { ...vtcEvent, attended: vtcPastEvents.attended };
  static override styles = [
    VtcElement.styles,
    avatarStyles,
    expandButtonStyles,
    proseStyles,
    itemStyles,
    summaryStyles,
    dlcStyles,
    progressStyles,
    menuStyles,
    styles,
    wideStyles,
    actionStyles,
    skeletonStyles,
    inDialogStyles,
  ];
  /** Without a heading: the name of the convoy is one. */
  static override readonly stateTexts = { failed: 'failedConvoy', empty: 'noConvoys' } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    token: tokenType,
    event: ids,
    show: sections,
    structuredData: attributes.flag,
    hrefTemplate: attributes.urlTemplate(eventDataShape, 'event'),
    shareUrl: shareUrlType,
  };

  /**
   * The company's embed token (`emb_…`); it is sent in the Authorization header only.
   * @sensitive
   */
  @property() token?: string;
  /** Id of the convoy; default: the first one that has not ended. */
  @property({ type: Number }) event?: number;
  /** Sections that are shown, separated by spaces; default: all. */
  @property() show?: string;
  /** Adds the convoy to the page as JSON-LD, for search engines. */
  @property({ attribute: 'structured-data', type: Boolean }) structuredData = false;
  /** URL of the page of a convoy that visitors share, with `{vtc}` and `{id}`, such as that of a gateway; default: this page. */
  @property({ attribute: 'share-url' }) shareUrl?: string;

  /** The short record, where it is known: it is shown at once, and no list is requested. @internal */
  @property({ attribute: false, state: true }) record?: ConvoyEvent;
  /** Convoys of its company, of which one may be the next. @internal */
  @property({ attribute: false, state: true }) others: readonly ConvoyEvent[] = [];
  /** Closes the dialog around the element. @internal */
  @property({ attribute: false, state: true }) closeDialog?: () => void;

  declare readonly settings: SettingsOf<typeof VtcEvent.attributeTypes>;
  readonly defaultRefreshSeconds = 300;
  protected readonly dataShape = eventDataShape;
  protected override readonly emptyIcon: string = icons.calendarEmpty;
  readonly #script = new DataScript(this);
  readonly #calendar = new CalendarMenu(this);
  readonly #share = new ShareMenu(this);
  readonly #upcoming = new UpcomingConvoys(this, { includesLive: true });
  readonly #texts = new OpenTexts(this);

  protected override get dependencies(): readonly unknown[] {
    const { token, event } = this.settings;
    return [token, event, this.record?.id];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    // Throws if it is no embed token.
    tokenType.parse(this.token);
    this.warnOfToken(this.token);
  }

  async load(query: Query, { current, show }: LoadContext<EventData>): Promise<EventData> {
    const known = current();
    const { record, others } = this;
    const found = record
      ? { event: record, next: nextEvent(others, record) }
      : await this.#find(query, known?.event);
    const { event } = found;
    if (!event) return { event, details: null };
    // The short record at once; what is known of the full one stays until it is loaded again.
    if (known?.event?.id !== event.id) show({ event });
    return { ...found, details: await loadDetails(query, event) };
  }

  /** A convoy that is named by its id ends once; without an id, the next one follows. */
  protected override get isFinished(): boolean {
    const { value, receivedAt = 0 } = this.resource;
    const isNamed = this.record !== undefined || this.settings.event !== undefined;
    return isNamed && value !== undefined && hasEnded(value, receivedAt);
  }

  protected override derive(data: EventData, context: DeriveContext): EventModel | null {
    const { isProvided } = this.resource;
    return eventModel(isProvided ? { details: null, ...data } : data, context) ?? null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('event') || changed.has('vtc')) this.#texts.clear();
    super.willUpdate(changed);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const { model, settings } = this;
    const isShown = settings.structuredData && model;
    this.#script.write(
      isShown ? convoysJsonLd(this.#convoyView(model), [model.convoy]) : undefined,
    );
  }

  /** The convoy's own banner, else that of the company. */
  protected override get banner(): string | null | undefined {
    return this.model?.convoy.event.banner ?? super.banner;
  }

  protected override isEmpty(model: EventModel | null): boolean {
    return model === null;
  }

  /** Also where the convoy is not found: its company is the next step. */
  protected override get linksToCompany(): boolean {
    return super.linksToCompany || this.error?.code === 'NOT_FOUND';
  }

  protected override failureText(error?: VtcError): string {
    return error?.code === 'NOT_FOUND'
      ? this.language.translate('missingConvoy')
      : super.failureText(error);
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton();
  }

  protected renderData(model: EventModel): TemplateResult {
    return eventTemplate(this.#view(model));
  }

  async #find(query: Query, known: ConvoyEvent | null | undefined): Promise<EventData> {
    const { vtc, token, event } = this.settings;
    const apiBase = isServer ? undefined : this.foundApiBase;
    const previous = known ? [known] : [];
    const convoys = await this.#upcoming.load(
      query,
      { apiBase, vtc, token: this.usesSnapshot ? 'proxy' : token },
      previous,
    );
    const found = await findEvent(query, vtc, event, convoys);
    return { event: found, next: found && nextEvent(convoys.items, found) };
  }

  #convoyView(model: EventModel): ConvoyView {
    const { settings, translate, zones, now } = this.context as DeriveContext<this['settings']>;
    const { convoy } = model;
    return {
      translate,
      zones,
      now,
      layout: 'list',
      images: settings.images,
      headingLevel: this.contentHeadingLevel,
      zoneName: commonZoneName(zones, [convoy]),
      saysLive: true,
      apiBase: calendarApi(this.apiBase),
      pageUrl: globalThis.location?.href,
      linkOf: (event) =>
        itemAddress(settings.hrefTemplate, event) ??
        (event === convoy.event ? model.href : safeUrl(event.externalLink)),
      shareUrlOf: ({ id }) => shareAddress(settings, { id }),
      recordOf: () => recordOf(model),
      select: (click, item) => this.select(click, item),
    };
  }

  #view(model: EventModel): EventView {
    const { convoy } = model;
    const convoyView = this.#convoyView(model);
    return {
      ...convoyView,
      model,
      isLoading: model.details === undefined && !this.resource.error,
      retry: () => void this.retry(),
      shows: (section) => this.settings.show.includes(section),
      isOpen: this.#texts.isOpen,
      toggle: this.#texts.toggle,
      calendar: this.#calendar.menuOf(convoyView, convoy, {
        caption: html`<span>${convoyView.translate('calendar')}</span>`,
        isCalendarOnly: true,
      }),
      share: this.#share.render(convoyView, convoy, () => this.#addresses(convoy.event)),
      close: this.closeDialog,
      hasBackdrop: this.usesBanner,
    };
  }

  /** The page of the convoy that visitors share: the one of `share-url`, else this page, and its picture. */
  #addresses(event: ConvoyEvent): ShareAddresses {
    const page = shareAddress(this.settings, { id: event.id });
    if (page) return { page, picture: pictureBelow(page) };
    const address = new URL(location.href);
    address.hash = fragmentOf(event);
    return {
      page: itemAddress(this.settings.hrefTemplate, event) ?? address.href,
      picture: undefined,
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-event': VtcEvent;
  }
}
