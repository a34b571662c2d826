import type { ReactiveControllerHost } from 'lit';

interface TaskConfig<Args, T> {
  readonly task: (args: Args, options: { signal: AbortSignal }) => Promise<T>;
}

/** Stands in for `@lit/task` in the file for browsers: as much of it as a resource uses, a tenth of its size. */
export class Task<Args, T> {
  readonly #host: ReactiveControllerHost;
  readonly #task: TaskConfig<Args, T>['task'];
  #controller = new AbortController();

  constructor(host: ReactiveControllerHost, { task }: TaskConfig<Args, T>) {
    this.#host = host;
    this.#task = task;
  }

  abort(): void {
    this.#controller.abort();
  }

  /** Resolves when the task has ended, well or not; a run that goes on is aborted before. */
  async run(args: Args): Promise<void> {
    this.abort();
    const { signal } = (this.#controller = new AbortController());
    this.#host.requestUpdate();
    await this.#task(args, { signal }).catch(() => undefined);
    this.#host.requestUpdate();
  }
}
