import { type ConvoyData, convoyPageSize, type ConvoySource, type Query } from '../../base.js';
import { liveEvents, upcomingEvents } from '../../contract/element-endpoints.js';

/** Maximum age of the list of upcoming convoys, which changes seldom. */
const maxAgeMs = 300_000;

/** Requests the live convoys and, where the next one is wanted, the upcoming ones: so that the next one starts by the clock. */
export async function loadLive(
  query: Query,
  { vtc: id, token, wantsNext }: ConvoySource & { readonly wantsNext: boolean },
): Promise<ConvoyData> {
  const input = { id, limit: convoyPageSize };
  // The main request first: where few may be sent, the others wait for it.
  const [live, upcoming] = await Promise.all([
    query(liveEvents, { id }, { token }),
    wantsNext ? query(upcomingEvents, input, { token, maxAgeMs }) : undefined,
  ]);
  return { items: [...(upcoming?.items ?? []), ...live.items] };
}
