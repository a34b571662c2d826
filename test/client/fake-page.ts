import { setMaxListeners } from 'node:events';

/** A page for code that runs in Node: visibility, connection, and a count of listeners. */
export class FakePage extends EventTarget {
  #hidden = false;
  onLine = true;
  listeners = 0;
  readonly #before = ['document', 'navigator', 'addEventListener'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );

  constructor() {
    super();
    setMaxListeners(0, this);
    const listen = this.addEventListener.bind(this);
    for (const [name, value] of Object.entries({
      document: this,
      navigator: this,
      addEventListener: listen,
    }))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }

  /** On the prototype, as in a document. */
  get hidden(): boolean {
    return this.#hidden;
  }

  override addEventListener(
    type: string,
    listener: () => void,
    options?: AddEventListenerOptions,
  ): void {
    this.listeners += 1;
    options?.signal?.addEventListener('abort', () => (this.listeners -= 1));
    super.addEventListener(type, listener, options);
  }

  show(): void {
    this.#hidden = false;
    this.dispatchEvent(new Event('visibilitychange'));
  }

  hide(): void {
    this.#hidden = true;
    this.dispatchEvent(new Event('visibilitychange'));
  }

  connect(): void {
    this.onLine = true;
    this.dispatchEvent(new Event('online'));
  }

  disconnect(): void {
    this.onLine = false;
    this.dispatchEvent(new Event('offline'));
  }

  /** Restores the globals. */
  close(): void {
    for (const [name, before] of this.#before)
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
  }
}
