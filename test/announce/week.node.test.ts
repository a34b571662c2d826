import assert from 'node:assert/strict';
import { it } from 'node:test';
import { checkWeek, playWeek } from './play-week.js';

it('convoys that change are announced without doubles and gaps', async () => {
  const week = await playWeek(10);
  checkWeek(week);
  assert.deepEqual(new Set(week.results), new Set(['done']));
  assert.equal(week.stage.discord.limited, 0);
});
