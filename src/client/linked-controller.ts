/** A controller that aborts when `signal` does; it leaves no listener on it once it is aborted itself. */
export function linkedController(signal?: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal?.aborted) controller.abort(signal.reason);
  signal?.addEventListener('abort', () => controller.abort(signal.reason), {
    signal: controller.signal,
  });
  return controller;
}

/** Resolves when a signal aborts. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
