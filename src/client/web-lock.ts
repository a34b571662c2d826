/** Holds a Web Lock until the signal aborts; resolves when it is acquired, or if the browser has none, as over http. */
export async function acquireLock(name: string, signal: AbortSignal): Promise<void> {
  await new Promise<void>((acquired) => {
    const hold = () =>
      new Promise((release) => {
        signal.addEventListener('abort', release);
        acquired();
      });
    const request = async () => navigator.locks.request(name, { signal }, hold);
    request().catch(() => acquired());
  });
  signal.throwIfAborted();
}

/** Whether a page of the site holds a Web Lock; false on a server, over http, and in a sandboxed frame. */
export async function isLockHeld(name: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some((lock) => lock.name === name);
  } catch {
    return false;
  }
}
