/** Where a page begins and how many items it holds at most. */
export interface PageWindow {
  readonly start: number;
  readonly length: number;
}
