/** Whether the browser is online; true on a server. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false;
