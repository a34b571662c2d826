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

interface CompanyOptions extends Pick<ResourceOptions<VtcDetail>, 'key' | 'reader'> {
  /** Whether the element asks again at all. */
  isRefreshing: () => boolean;
  /** Id or handle of the company. */
  vtc: () => string;
}

/** The company whose colours an element takes; one request serves all elements of the page. */
export const companyResource = (
  host: ReactiveControllerHost & Element,
  { key, reader, vtc, isRefreshing }: CompanyOptions,
): Resource<VtcDetail> =>
  new Resource<VtcDetail>(host, {
    key,
    // What the element itself shows goes first.
    reader: () => {
      const { apiBase, priority } = reader();
      return { apiBase, priority: () => priority() + 0.5 };
    },
    load: (read) => read(vtcDetail, { idOrHandle: vtc() }),
    refreshSeconds: () => (isRefreshing() ? refreshSeconds : 0),
  });
