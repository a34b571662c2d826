declare module 'commonmark-spec' {
  /** The examples of the specification. */
  export const tests: readonly { number: number; section: string; markdown: string }[];
}
