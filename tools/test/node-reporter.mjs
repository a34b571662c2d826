// Reporter for Node's test runner: counts, failed and skipped tests, as the runner of steps reads them.
import { relative } from 'node:path';
import { closing, failedWith, skipped, slowest } from './counts.mjs';

const nameOf = ({ file = '', name }) => `${relative(process.cwd(), file)} › ${name}`;

/** A suite fails when one of its tests does; the test is reported already. */
const isRepeated = ({ details }) => details.error.failureType === 'subtestsFailed';

/** The message of the error; Node wraps what a test throws in an error of its own. */
const messageOf = ({ details: { error } }) => error.cause?.message ?? error.message;

export default async function* nodeReporter(source) {
  const msByFile = new Map();
  for await (const { type, data } of source) {
    if (data.nesting === 0 && data.file && data.details?.duration_ms) {
      const file = relative(process.cwd(), data.file);
      msByFile.set(file, (msByFile.get(file) ?? 0) + data.details.duration_ms);
    }
    if (type === 'test:pass' && data.skip !== undefined)
      yield `${skipped(nameOf(data), data.skip)}\n`;
    else if (type === 'test:fail' && !isRepeated(data))
      yield `${failedWith(nameOf(data), messageOf(data))}\n`;
    else if (type === 'test:diagnostic') {
      // The runner's own counts; with --test-force-exit, nothing is written after the last event.
      const [, outcome, count] = /^(pass|fail|cancelled) (\d+)$/.exec(data.message) ?? [];
      if (outcome === 'pass') yield `${closing({ passed: count, failed: 0 })}\n`;
      else if (outcome) yield `${closing({ passed: 0, failed: count })}\n`;
    }
  }
  if (msByFile.size > 1) yield `${slowest(msByFile)}\n`;
}
