import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type DirectiveResult } from 'lit/directive.js';
import { guard, type GuardDirective } from 'lit/directives/guard.js';
import { documentProperty } from '../dom/document.js';

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Parts of an element that take long to render. After an input of the visitor they can be postponed: the others are
 * rendered and painted first, so that the input is answered at once.
 */
export class LateParts implements ReactiveController {
  /** Resolves when nothing is postponed any more; undefined if nothing is. */
  postponed: Promise<void> | undefined;

  readonly #host: ReactiveControllerHost;
  /** Number of updates that render all parts. */
  #updates = 0;

  constructor(host: ReactiveControllerHost) {
    (this.#host = host).addController(this);
  }

  /** Renders a part; while it is postponed, only if it shows nothing yet. */
  readonly render = (part: () => unknown): DirectiveResult<typeof GuardDirective> =>
    guard([this.#updates], part);

  /** Updates the element now without these parts, and again after the next paint. */
  postpone(): void {
    // A hidden page paints nothing.
    if (!documentProperty('hidden')) this.postponed ??= this.#renderAfterPaint();
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    if (!this.postponed) this.#updates += 1;
  }

  async #renderAfterPaint(): Promise<void> {
    await nextFrame();
    await nextFrame();
    this.postponed = undefined;
    this.#host.requestUpdate();
  }
}
