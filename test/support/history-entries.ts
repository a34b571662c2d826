/**
 * Number of entries that scripts add to the history while `run` runs. The length of the history does not show it: it is
 * at most 50, and the test files in a tab share it.
 */
export async function entriesAddedBy(run: () => Promise<unknown>): Promise<number> {
  const pushState = history.pushState.bind(history);
  let count = 0;
  history.pushState = (...entry) => {
    count += 1;
    pushState(...entry);
  };
  try {
    await run();
  } finally {
    Reflect.deleteProperty(history, 'pushState');
  }
  return count;
}
