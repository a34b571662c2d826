import { html, type TemplateResult } from 'lit';
import { count } from '../../base/formats.js';
import { panel } from './panel.js';
import type { StatsView } from './stats-view.js';

const figures = [
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
  panel(
    view,
    'totals',
    view.language.say('now'),
    (data) =>
      html`<dl class="figures">
        ${figures.map(
          (figure) =>
            html`<div>
              <dt>${view.language.say(figure)}</dt>
              <dd>${count(view.language.locale, data[figure])}</dd>
            </div>`,
        )}
      </dl>`,
  );
