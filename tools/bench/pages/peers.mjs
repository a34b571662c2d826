// Builds other elements that show events, which are installed on demand.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { onDemand } from '../../on-demand/packages.mjs';

const entries = {
  'event-calendar':
    "export { createCalendar, DayGrid, List } from '@event-calendar/core'; import '@event-calendar/core/index.css';",
  fullcalendar:
    "import '@fullcalendar/web-component/global'; export { default as listPlugin } from '@fullcalendar/list'; export { default as dayGridPlugin } from '@fullcalendar/daygrid';",
  'add-to-calendar-button': "import 'add-to-calendar-button';",
};

/** Conditions under which a peer shows a number of events in a list. */
export const peerShows = {
  'event-calendar': (count) => `w.querySelectorAll('.ec-event').length >= ${count}`,
  fullcalendar: (count) =>
    `(w.shadowRoot ?? w).querySelectorAll('.fc-list-event').length >= ${count}`,
  'add-to-calendar-button': (count) =>
    `[...w.querySelectorAll('add-to-calendar-button')].filter((one) => one.shadowRoot?.querySelector('button')).length >= ${count}`,
};

/** Conditions under which a peer shows a number of events in a month. */
export const peerMonthShows = {
  'event-calendar-month': (count) => `w.querySelectorAll('.ec-event').length >= ${count}`,
  'fullcalendar-month': (count) =>
    `(w.shadowRoot ?? w).querySelectorAll('.fc-daygrid-event').length >= ${count}`,
};

/** The folder with the built peers; undefined if they cannot be installed. */
export async function buildPeers() {
  const folder = mkdtempSync(join(tmpdir(), 'vtc-peers-'));
  try {
    const packages = await onDemand('bench');
    for (const [name, contents] of Object.entries(entries)) {
      await build({
        stdin: { contents, resolveDir: packages.folder },
        bundle: true,
        minify: true,
        format: 'esm',
        conditions: ['browser', 'production'],
        outfile: join(folder, `${name}.js`),
        logLevel: 'error',
      });
    }
    return folder;
  } catch (error) {
    console.error(`Peers are left out: ${String(error.message).split('\n')[0]}`);
    return undefined;
  }
}
