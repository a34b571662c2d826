import type { TemplateResult } from 'lit';
import { figures } from './pieces.js';
import type { SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';

const shown = [
  'playersOnline',
  'activeServers',
  'totalUsers',
  'totalVtcs',
  'totalEvents',
  'newUsers30d',
  'activeBans',
] as const;

/** The totals of the platform whose unit is known: that of networkLoad is *not described by the API document*. */
export const totals = (
  { translate, amount }: StatsView,
  data: SectionData<'totals'>,
): TemplateResult => figures(shown.map((name) => [translate(name), amount(data[name])]));
