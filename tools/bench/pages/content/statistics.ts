import { ServerStats } from '../../../../src/widgets/server-stats/server-stats.js';
import { showContent } from './show.js';

await showContent(
  ServerStats,
  { show: 'history servers heatmap', range: '30d' },
  {
    history: '/stats/servers/history?range=30d',
    servers: '/stats/servers/breakdown',
    heatmap: '/stats/servers/heatmap',
  },
);
