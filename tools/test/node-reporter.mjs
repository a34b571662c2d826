// Reporter for Node's test runner: counts, failed and skipped tests, as the runner of steps reads them.
import { relative } from 'node:path';
import { closing, failed, skipped } from './counts.mjs';

const nameOf = ({ file = '', name }) => `${relative(process.cwd(), file)} › ${name}`;

/** A suite fails when one of its tests does; the test is reported already. */
const isRepeated = ({ details }) => details.error.failureType === 'subtestsFailed';

export default async function* nodeReporter(source) {
  const counts = { passed: 0, failed: 0 };
  for await (const { type, data } of source) {
    if (type === 'test:pass' && data.skip !== undefined)
      yield `${skipped(nameOf(data), data.skip)}\n`;
    else if (type === 'test:pass' && data.details.type !== 'suite') counts.passed += 1;
    else if (type === 'test:fail' && !isRepeated(data)) {
      counts.failed += 1;
      yield `${failed(nameOf(data))}\n`;
    }
  }
  yield `${closing(counts)}\n`;
}
