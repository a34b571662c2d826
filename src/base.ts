// What elements are built from; `vtc-widgets.js` exports all of it for elements of others, and `vtc-more.js` uses
// nothing else. Documented under "Write your own element".
export { css, html, nothing, svg } from 'lit';
export type {
  CSSResultGroup,
  PropertyValues,
  ReactiveController,
  ReactiveControllerHost,
  SVGTemplateResult,
  TemplateResult,
} from 'lit';
export { property } from 'lit/decorators.js';
export { repeat } from 'lit/directives/repeat.js';

export { memoizeByIdentity, memoizeLast } from './cache/memoize.js';

export { VtcError } from './client/errors.js';
export { parseToken } from './client/token.js';
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
export { safeUrl } from './contract/safe-url.js';
export * as shapes from './contract/shape.js';
export type { Shape, ValueOf } from './contract/shape.js';
export { parseTimestamp } from './contract/timestamp.js';

export * as attributes from './element/attributes.js';
export type { AttributeType } from './element/attributes.js';
export { configure } from './element/configure.js';
export { DataScript } from './element/data-script.js';
export { registerMessages } from './element/language.js';
export type { LoadContext, Parts } from './element/loader.js';
export { Pager, type PagerOptions } from './element/pager.js';
export type { Query } from './element/query.js';
export { register } from './element/register.js';
export { VtcElement } from './element/vtc-element.js';

export * as formats from './intl/formats.js';
export { type WeekInfo, weekInfoOf } from './intl/week-info.js';
export type { Texts, Translate } from './locales/messages.js';

export { folded } from './text/first-lines.js';
export { type Block, parseMarkdown } from './text/markdown.js';
export { oneLine, plainText } from './text/plain-text.js';
export { prose, proseStyles } from './text/prose.js';

export { avatar, avatarStyles } from './ui/avatar.js';
export { icon, icons } from './ui/icons.js';
export { foreignRel, itemAddress, itemLink } from './ui/item-link.js';
export { listEnd, type ListEndView } from './ui/list-end.js';
export { moreButton, moreButtonStyles } from './ui/more-button.js';
export { picture } from './ui/picture.js';
export { PopoverController } from './ui/popover.js';
export { zonedTime, type Zones } from './ui/zoned-time.js';

export { CalendarMenu } from './convoys/calendar-menu.js';
export { menuStyles } from './convoys/calendar-menu.styles.js';
export {
  type Convoy,
  type ConvoyEvent,
  currentConvoys,
  isLive,
  convoyPageSize,
} from './convoys/convoy.js';
export { type ConvoyData, ConvoyElement } from './convoys/convoy-element.js';
export type { ConvoyView } from './convoys/convoy-view.js';
export { convoysJsonLd } from './convoys/export/json-ld.js';
export { factsText as convoyFacts } from './convoys/templates/facts.js';
export { nameOf as convoyName, row as convoyRow } from './convoys/templates/row.js';
export { UpcomingConvoys } from './convoys/upcoming-convoys.js';
