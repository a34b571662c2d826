import { integer, record, text } from '../contract/shape.js';
import { urlTemplate } from '../element/attributes.js';
import { itemAddress } from '../ui/item-link.js';
import type { ConvoyEvent } from './convoy.js';

/** The attribute `share-url`, the URL of the page of a convoy, with `{vtc}` and `{id}`. */
export const shareUrlType = urlTemplate(record({ vtc: text, id: integer }));

/** The companies of an element, and the template of its pages of convoys. */
export interface ShareSettings {
  readonly shareUrl?: string | undefined;
  readonly vtc?: string | undefined;
  readonly vtcs?: readonly string[];
}

/**
 * URL of the page of a convoy; undefined without a template, or if its company is none that the element names: then no page
 * of it is served.
 */
export function shareAddress(
  { shareUrl, vtc, vtcs = [] }: ShareSettings,
  { id, host }: Pick<ConvoyEvent, 'id' | 'host'>,
): string | undefined {
  const company = host ? vtcs[host.position ?? NaN] : vtc;
  const isKnown = company || (!host && !shareUrl?.includes('{vtc}'));
  return isKnown ? itemAddress(shareUrl, { id, vtc: company }) : undefined;
}
