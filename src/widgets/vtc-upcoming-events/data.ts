import { currentTime, type ConvoyData, liveConvoys, type LoadContext } from '../../base.js';

/** Loads convoys; the API omits those that have started: live convoys of the previous data are retained until they end. */
export async function loadUpcoming(
  load: () => Promise<ConvoyData>,
  { current }: LoadContext<ConvoyData>,
): Promise<ConvoyData> {
  const { items } = await load();
  const live = liveConvoys(current()?.items ?? [], currentTime()).map(({ event }) => event);
  return { items: [...live, ...items] };
}
