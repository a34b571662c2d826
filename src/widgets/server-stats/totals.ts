import type { TemplateResult } from 'lit';
import { figures } from './figures.js';
import { panel } from './panel.js';
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
export const totals = (view: StatsView): TemplateResult =>
  panel(view, 'totals', '', (data) =>
    figures(shown.map((name) => [view.say(name), view.amount(data[name])])),
  );
