// What elements are built from; `vtc-widgets.js` exports all of it for elements of others, and `vtc-more.js` uses
// nothing else. Documented under "Write your own element".
export { css, isServer, noChange, nothing } from 'lit';
export type {
  CSSResultGroup,
  PropertyValues,
  ReactiveController,
  ReactiveControllerHost,
  SVGTemplateResult,
  TemplateResult,
} from 'lit';
export { property, state } from 'lit/decorators.js';
export { repeat } from 'lit/directives/repeat.js';

export { documentProperty } from './dom/document.js';
export { addFragment, addressWith } from './dom/fragment.js';
export type { ElementEvent } from './dom/nodes.js';
export { addPageStyles, adoptStyles } from './dom/style-sheets.js';
export { memoizeByIdentity, memoizeLast } from './cache/memoize.js';

export { policyOf, VtcError } from './client/errors.js';
export { storeWhileHidden, takeStored } from './client/tab-storage.js';
export { missingTokenAdvice, parseToken } from './client/token.js';
export {
  liveEvents,
  platformTotals,
  serverBreakdown,
  serverHeatmap,
  serverHistory,
  serverPeak,
  upcomingEvents,
  vtcDetail,
  vtcEvents,
  vtcMembers,
  vtcRoles,
} from './contract/element-endpoints.js';
export type { ElementEndpoint } from './contract/endpoint.js';
export type { Member } from './contract/member.js';
export { safeUrl } from './contract/safe-url.js';
export { isMemberName } from './contract/tokens.js';
export * as shapes from './contract/shape.js';
export type { Shape, ValueOf } from './contract/shape.js';
export { currentTime, parseTimestamp } from './contract/timestamp.js';
export type { Role } from './contract/vtc-roles.js';

export * as attributes from './element/attributes.js';
export type { AttributeType, SettingsOf } from './element/attributes.js';
export { configure } from './element/configure.js';
export { DataScript } from './element/data-script.js';
export type { ElementError } from './element/events.js';
export { registerMessages } from './element/language.js';
export type { LoadContext, PartErrors, Parts } from './element/loader.js';
export type { ElementState } from './element/layout.js';
export { memberRoles, ownerTexts, type RankedRole, ranks } from './element/member-roles.js';
export { type NamedRole, roleColor, roleName, roleStyles } from './element/role-name.js';
export { emptyList, loadPages, type OffsetList, uniqueItems } from './element/offset-pages.js';
export { Pager, type PagerOptions } from './element/pager.js';
export { progressiveList, progressivePart } from './element/progressive-list.js';
export type { ProgressiveRendering } from './element/progressive-rendering.js';
export type { Query } from './element/query.js';
export { register } from './element/register.js';
export { type DeriveContext, VtcElement } from './element/vtc-element.js';

export * as formats from './intl/formats.js';
export { gameName } from './intl/game-name.js';
export { cached } from './intl/intl-cache.js';
export { initials } from './intl/initials.js';
export { isolated } from './intl/language-tag.js';
export { secondTime } from './intl/zoned-text.js';
export { type WeekInfo, weekInfoOf } from './intl/week-info.js';
export type { PlainMessageKey, Texts, Translate } from './locales/messages.js';
export { ownerNames } from './locales/owner-names.js';

export { cssColor, parseColor } from './theme/colors.js';
export type { ForeignTheme } from './theme/palette.js';

export { folded, limited } from './text/first-lines.js';
export { type Block, parseMarkdown } from './text/markdown.js';
export { excerpt } from './text/excerpt.js';
export { blocksText, oneLine, plainExcerpt, plainText } from './text/plain-text.js';
export { prose, proseStyles } from './text/prose.js';
export { differingStarts } from './text/differing-starts.js';
export { joinedName } from './text/joined-name.js';
export { searchText } from './text/search-text.js';
export { shownName, visibleName } from './text/shown-name.js';

export { html, svg } from './ui/html.js';
export { avatar, avatarStyles } from './ui/avatar.js';
export { breakableName } from './ui/breakable-name.js';
export { cssProperties } from './ui/css-properties.js';
export { icon, icons, logo, logos } from './ui/icons.js';
export * as moreIcons from './ui/more-icon-paths.js';
export { scrollArea, scrollAreaStyles } from './ui/scroll-area.js';
export { scrollerStyles } from './ui/scroller.js';
export { stepButton, stepButtonStyles } from './ui/step-button.js';
export { failureMessage, failureNote } from './ui/failure.js';
export { followLink, foreignRel, itemAddress, itemLink, opensInNewTab } from './ui/item-link.js';
export { listEnd, type ListEndView } from './ui/list-end.js';
export { expandButton, expandButtonStyles } from './ui/expand-button.js';
export { longText, openButton, OpenTexts } from './element/long-text.js';
export { picture } from './ui/picture.js';
export { PopoverController } from './element/popover.js';
export { dateTimeText, zonedTime, type Zones } from './ui/zoned-time.js';

export { CalendarMenu } from './convoys/calendar-menu.js';
export { menuStyles } from './convoys/calendar-menu.styles.js';
export { CopyButtons } from './convoys/copy-buttons.js';
export { Menus } from './convoys/menus.js';
export { shareAddress, shareUrlType } from './convoys/share-url.js';
export {
  allConvoys,
  type Convoy,
  type ConvoyData,
  type ConvoyEvent,
  convoyOf,
  convoyPageSize,
  convoyDataShape,
  convoyShape,
  currentConvoys,
  convoyName,
  type Host,
  isLive,
  liveConvoys,
} from './convoys/convoy.js';
export { loadConvoyPages } from './convoys/convoy-pages.js';
export { loadCompanyLists } from './convoys/collection.js';
export { companiesType } from './convoys/scope.js';
export { loadPublicList } from './convoys/public-list.js';
export { collectionNotes, notesBelow } from './convoys/templates/collection-notes.js';
export { type Dlc, dlcOf } from './convoys/dlcs.js';
export { dlcList, dlcStyles } from './convoys/templates/dlc-list.js';
export { companyClass, hostLine, hostStyles } from './convoys/templates/hosts.js';
export { cover, coverStyles } from './convoys/templates/cover.js';
export { ConvoyElement, type ConvoyModel, type ConvoySource } from './convoys/convoy-element.js';
export {
  ConvoyListElement,
  type ConvoyTemplate,
  convoyListModel,
  type ConvoyListModel,
} from './convoys/convoy-list-element.js';
export {
  calendarApi,
  commonZoneName,
  feedType,
  knownApiBase,
  tokenType,
} from './convoys/convoy-settings.js';
export type { ConvoyRecord, ConvoyView } from './convoys/convoy-view.js';
export { type ConvoyAction, dispatchAction } from './convoys/actions.js';
export { ConvoyFilters } from './convoys/convoy-filters.js';
export {
  chosenOptions,
  type FilterContext,
  filtered,
  type FilterGroup,
  filterGroups,
  filterTypes,
} from './convoys/filters.js';
export { chipStyles, filterBar, type FiltersView, noMatches } from './convoys/templates/filters.js';
export { convoysJsonLd } from './convoys/export/json-ld.js';
export { type ConvoySelection, isSelected, selectionTypes } from './convoys/selection.js';
export { statusChangesAt, statusText } from './convoys/status-text.js';
export { compactStyles } from './convoys/templates/compact.styles.js';
export { convoySummary } from './convoys/templates/convoy-summary.js';
export { convoySummaryStyles, summaryStyles } from './convoys/templates/convoy-summary.styles.js';
export {
  categoryName,
  facts as factsLine,
  factsText as convoyFacts,
  routeText as convoyRoute,
  unbroken,
} from './convoys/templates/facts.js';
export { items, itemStyles } from './convoys/templates/items.js';
export { progressStyles, routeProgress } from './convoys/templates/route-progress.js';
export {
  compactRow,
  countdown,
  dateTile,
  dayOf,
  isSameDay,
  isSoon,
  row as convoyRow,
  shortName as shortConvoyName,
  title as convoyTitle,
} from './convoys/templates/row.js';
export { timeLabel, times as timesLine } from './convoys/templates/times.js';
export { zoneNote } from './convoys/zone-note.js';
export {
  DetailsDialog,
  detailModes,
  type DialogOptions,
  fragmentOf,
} from './convoys/details-dialog.js';
export { type CurrentConvoys, UpcomingConvoys } from './convoys/upcoming-convoys.js';
