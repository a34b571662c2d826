import type { ReactiveControllerHost } from 'lit';
import { vtcDetail, type VtcDetail } from '../contract/vtc-detail.js';
import type { ResourceOptions } from './resource-options.js';
import { Resource } from './resource.js';

const refreshSeconds = 900;

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
