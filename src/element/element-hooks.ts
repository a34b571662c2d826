import { nothing, type TemplateResult } from 'lit';
import type * as z from 'zod/mini';
import { VtcError } from '../client/errors.js';
import type { IconName } from '../ui/icons.js';
import { CommonSettings } from './common-settings.js';
import type { Query } from './query.js';

/** What an element defines: where its data comes from, and what is drawn of it. */
export abstract class ElementHooks<T> extends CommonSettings {
  /** Seconds between two refreshes where the attribute is not set. @internal */
  protected abstract readonly defaultRefreshSeconds: number;
  /** Schema of the data, for data from the page. @internal */
  protected abstract readonly dataSchema: z.core.$ZodType;
  /** Asks the API through `query`; `show` shows what is there before the rest. @internal */
  protected abstract load(query: Query, show: (value: T) => void): Promise<T>;
  /** Draws the data. @internal */
  protected abstract renderData(data: T): TemplateResult;
  /** Draws placeholders with the size of the data. @internal */
  protected abstract renderSkeleton(): TemplateResult;
  /** The heading where none is set. @internal */
  protected abstract defaultHeading(): string;
  /** The text where there is nothing to show. @internal */
  protected abstract emptyText(): string;

  /** The sign beside that text. @internal */
  protected readonly emptySign: IconName = 'searchEmpty';

  /** What a screen reader says when it changes. @internal */
  protected announcement = '';

  /** Draws what stands at the end of the heading's line. @internal */
  protected renderHeadingAside(): unknown {
    return nothing;
  }

  /** Whether everything stands in one line, failures too. @internal */
  protected get isInline(): boolean {
    return false;
  }

  /** Whether the API answered that there is nothing. @internal */
  protected isEmpty(data: T): boolean {
    return data === undefined;
  }

  /** The part of the data that is shown. @internal */
  protected visible(data: T): T {
    return data;
  }

  /** What of the data holds when `dependencies` change, and stays on screen meanwhile. @internal */
  protected keep?(data: T): T | undefined;

  /** What the data depends on, besides the API base and the company. @internal */
  protected get dependencies(): readonly unknown[] {
    return [];
  }

  /** Throws a `VtcError` with code SETUP where the page has set the element up wrongly. @internal */
  protected checkSetup(): void {
    if (!this.vtc) {
      throw new VtcError('SETUP', 'vtc is missing: set it to the id or handle of the company.');
    }
  }
}
