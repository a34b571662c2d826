import { html, nothing, type TemplateResult } from 'lit';
import { safeUrl } from '../../contract/safe-url.js';
import { icon } from '../../ui/icons.js';
import { picture } from '../../ui/picture.js';
import { type Convoy, isLive, withoutRoad } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { facts } from './facts.js';
import { leaf } from './leaf.js';
import { name } from './name.js';
import { route } from './route.js';
import { countdown, timing } from './row.js';

/** A convoy as a card: its picture, or its road drawn large where it has none. */
export function card(view: ConvoyView, convoy: Convoy): TemplateResult {
  const { event, lengthMs } = convoy;
  const hasPicture = view.images !== 'none' && safeUrl(event.banner) !== undefined;
  const onRoad = lengthMs > 0 && isLive(convoy, view.now);
  const road = route(view.zones, event);
  const cover = hasPicture
    ? html`<div class="cover">${picture(event.banner, view.images)} ${leaf(view, convoy)}</div>`
    : html`<div class="cover">
        ${road === nothing ? icon('truck') : road} ${leaf(view, convoy)}
      </div>`;
  const rest = hasPicture ? convoy : withoutRoad(convoy);
  return html`${cover} ${countdown(view, convoy)} ${name(view, convoy)} ${timing(view, rest)}
  ${facts(view, onRoad ? withoutRoad(convoy) : rest)} ${view.action?.(convoy)}`;
}
