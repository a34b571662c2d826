import assert from 'node:assert/strict';
import type { RunOptions } from '../../src/announce/run.js';
import { MemoryStore, Stage } from './channel-log.js';
import { hour } from './snapshots.js';
import { convoysOf, expectedKinds, monday, weekOf } from './week.js';

/** A step in the log of a channel. */
export interface Logged {
  readonly at: number;
  readonly action: string;
  readonly kind: string;
  readonly key: string;
}

/** The process was killed. */
export class Killed extends Error {}

/** Runs every hour while a number of convoys take place; `wrap` may kill runs, which are started again. */
export async function playWeek(
  count: number,
  wrap: (stage: Stage, options: Partial<RunOptions>) => Partial<RunOptions> = (_, options) =>
    options,
) {
  const planned = convoysOf(count);
  const stage = new Stage(monday);
  stage.store = new MemoryStore();
  const options = weekOf(stage, planned);
  const log: Logged[] = [];
  const results: string[] = [];
  for (let now = monday; now < monday + (38 + count * 3) * hour; now += hour) {
    stage.clock.set(now);
    const report: RunOptions['report'] = ({ action, key, kind = 'delete', result }) => {
      results.push(result);
      log.push({ at: now, key, kind, action });
    };
    for (let isKilled = true; isKilled;)
      try {
        await stage.run(now, [], wrap(stage, { ...options(), report }));
        isKilled = false;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      }
  }
  return { stage, planned, log, results };
}

/** Checks that each convoy has its messages, each once. */
export function checkWeek({ planned, log }: Awaited<ReturnType<typeof playWeek>>): void {
  for (const each of planned) {
    const own = log.filter(({ key }) => key.startsWith(`${each.id}/`));
    const posts = own.filter(({ action }) => action === 'post').map(({ kind }) => kind);
    assert.deepEqual(posts, expectedKinds(each), `${each.name} ${each.fate}`);
  }
}
