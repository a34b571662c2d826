// Reporter for Node's test runner that names failed and skipped tests only, for the lists at the end of the test command.
import { relative } from 'node:path';
import { failed, skipped } from './counts.mjs';

/** A suite fails when one of its tests does; the test is reported already. */
const isRepeated = ({ details }) => details?.error?.failureType === 'subtestsFailed';

export default async function* nodeReporter(source) {
  for await (const { type, data } of source) {
    const file = data.file ? relative(process.cwd(), data.file) : '';
    const name = `${file} › ${data.name}`;
    if (type === 'test:pass' && data.skip !== undefined) yield `${skipped(name, data.skip)}\n`;
    else if (type === 'test:fail' && !data.todo && !isRepeated(data)) yield `${failed(name)}\n`;
  }
}
