import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const script = `
  import { spawnSync } from 'node:child_process';
  import { runInNewContext } from 'node:vm';
  import { dateScript } from './tools/test/test-date.mjs';

  const code = 'new Date().toISOString().slice(0, 10)';
  const child = spawnSync(process.execPath, ['-p', code], { encoding: 'utf8' });
  console.log(new Date(Date.now()).toISOString().slice(0, 10));
  console.log(child.stdout.trim());
  console.log(runInNewContext(dateScript() + code));`;

for (const date of ['2031-05-06', '2020-02-29'])
  test(`a test run has the date ${date} in its process, in those that it starts and in pages`, () => {
    // Not the date of this process, which those that it starts would have.
    const env = {
      ...process.env,
      DATE_SHIFT_MS: undefined,
      NODE_OPTIONS: '',
      TEST_DATE: `${date}T12:00:00Z`,
    };
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import=./tools/test/set-test-date.mjs', '--input-type=module', '--eval', script],
      { encoding: 'utf8', env },
    );
    assert.deepEqual(stdout.trim().split('\n'), [date, date, date], stderr);
  });
