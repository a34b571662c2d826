// Reporter for Node's test runner that only names failed tests, for the list at the end of the test command.
import { relative } from 'node:path';
import { failed } from './counts.mjs';

/** A suite fails when a test in it does; the test is named already. */
const isEcho = ({ details }) => details?.error?.failureType === 'subtestsFailed';

export default async function* nodeFailures(source) {
  for await (const { type, data } of source) {
    if (type !== 'test:fail' || data.todo || isEcho(data)) continue;
    const file = data.file ? relative(process.cwd(), data.file) : '';
    yield `${failed(`${file} › ${data.name}`)}\n`;
  }
}
