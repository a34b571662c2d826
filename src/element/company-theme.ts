import type { ReactiveControllerHost } from 'lit';
import { vtcDetail, type VtcDetail } from '../contract/vtc-detail.js';
import { Resource, type ResourceOptions } from './resource.js';

const refreshSeconds = 900;

interface CompanyOptions extends Pick<ResourceOptions<VtcDetail>, 'key' | 'reader'> {
  /** Id or handle of the company. */
  vtc: () => string;
}

/** The company whose colours an element takes; one request serves all elements of the page. */
export const companyResource = (
  host: ReactiveControllerHost & Element,
  { vtc, ...options }: CompanyOptions,
): Resource<VtcDetail> =>
  new Resource<VtcDetail>(host, {
    ...options,
    load: (read) => read(vtcDetail, { idOrHandle: vtc() }),
    refreshSeconds: () => refreshSeconds,
  });
