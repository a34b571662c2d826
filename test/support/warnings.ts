/** The warnings of invalid attributes that the console gets while `act` runs. */
export async function warningsOf(act: () => Promise<unknown>): Promise<string[]> {
  const { warn } = console;
  const warned: string[] = [];
  console.warn = (...words: unknown[]) => warned.push(words.join(' '));
  await act().finally(() => (console.warn = warn));
  return warned.filter((text) => text.includes('invalid value'));
}
