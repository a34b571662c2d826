import { mock } from 'node:test';

/** Lengths of the texts that are parsed as Markdown meanwhile, by the method that splits them into lines. */
export async function parsedLengths(run: () => unknown): Promise<number[]> {
  const lengths: number[] = [];
  const split = String.prototype.split as (...values: unknown[]) => string[];
  const mocked = mock.method(
    String.prototype,
    'split',
    function (this: string, ...values: unknown[]) {
      if (String(values[0]) === String(/\r\n?|\n/)) lengths.push(this.length);
      return split.apply(this, values);
    },
  );
  try {
    await run();
  } finally {
    mocked.mock.restore();
  }
  return lengths;
}
