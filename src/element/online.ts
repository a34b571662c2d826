/** Whether the browser has a connection; on a server, true. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false;
