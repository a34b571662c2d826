// Gives a Node process, and those that it starts, the date of the test run: `node --import ./tools/test/set-test-date.mjs`.
import { dateShiftMs, replaceNow, setTestDate } from './test-date.mjs';

setTestDate();
const { now } = Date;
const shiftMs = dateShiftMs();
replaceNow(() => now() + shiftMs);

const { NODE_OPTIONS = '' } = process.env;
const option = `--import=${import.meta.url}`;
if (!NODE_OPTIONS.includes(option)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${option}`.trim();
