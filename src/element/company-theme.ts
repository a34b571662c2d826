import type { ReactiveControllerHost } from 'lit';
import * as z from 'zod/mini';
import { tolerant } from '../contract/tolerant.js';
import { theme, vtcDetail, type VtcDetail } from '../contract/vtc-detail.js';
import type { ForeignTheme } from '../theme/palette.js';
import type { ResourceOptions } from './resource-options.js';
import { Resource } from './resource.js';

const refreshSeconds = 900;

const themed = tolerant(z.object({ theme: z.optional(theme) }));

/** The company's colours in data that the page gave, as a card's data has them. */
export const themeIn = (data: unknown): ForeignTheme | undefined => themed(data ?? {}).theme;

interface CompanyOptions extends Pick<ResourceOptions<VtcDetail>, 'key' | 'context'> {
  /** Whether the element asks again at all. */
  isRefreshing: () => boolean;
  /** Id or handle of the company. */
  vtc: () => string;
  /** Takes the colours as they are known now. */
  recolor: () => void;
}

/** The host of a resource on which only its colours depend: nothing is drawn anew. */
const coloured = (
  host: ReactiveControllerHost & Element,
  recolor: () => void,
): ReactiveControllerHost & { readonly isConnected: boolean } => ({
  addController: (controller) => host.addController(controller),
  removeController: (controller) => host.removeController(controller),
  requestUpdate: recolor,
  get updateComplete() {
    return host.updateComplete;
  },
  get isConnected() {
    return host.isConnected;
  },
});

/** The company whose colours an element takes; one request serves all elements of the page. */
export const companyResource = (
  host: ReactiveControllerHost & Element,
  { key, context, vtc, isRefreshing, recolor }: CompanyOptions,
): Resource<VtcDetail> =>
  new Resource<VtcDetail>(coloured(host, recolor), {
    key,
    // What the element itself shows goes first.
    context: () => {
      const { apiBase, priority } = context();
      return { apiBase, priority: () => priority() + 0.5 };
    },
    load: (query) => query(vtcDetail, { idOrHandle: vtc() }),
    refreshSeconds: () => (isRefreshing() ? refreshSeconds : 0),
  });
