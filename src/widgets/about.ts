/** Attributes by name, as in HTML. */
export type Attributes = Readonly<Record<string, string>>;

/** An element as it is shown: in pictures, in tests of skeletons, and while its space is reserved. */
export interface Scene {
  /** End of its name, such as `cards`; none for the element without attributes. */
  readonly name?: string;
  readonly attributes: Attributes;
  /** Selector of its reserved space, where that of its attributes is too weak or too narrow. */
  readonly selector?: string;
  /** Whether its height is the same for any number of items or sections. */
  readonly isFixed?: boolean;
  /** Whether it is a part of a sentence of the page, which reserves no space. */
  readonly isInText?: boolean;
}

/** A request of a server that embeds data: the name of an endpoint, with the query of the element's first request. */
export interface DataRequest {
  readonly endpoint: string;
  readonly query?: Readonly<
    Record<string, string | number | { readonly attribute: string; readonly default: number }>
  >;
}

/** What lists of elements need to know about an element: plain data, which everything else reads from here. */
export interface About {
  readonly tag: `${string}-${string}`;
  /** The script that registers it: `vtc-widgets.js` or `vtc-more.js`. */
  readonly file: 'widgets' | 'more';
  /** Place in lists for readers, which begin with the lowest. */
  readonly order: number;
  /** Whether it shows one company, and so needs `vtc`; default: true. */
  readonly hasCompany?: boolean;
  /** Attributes without which it shows nothing, besides `vtc`, with values for the first company of the sandbox. */
  readonly needs?: Attributes;
  /** Name in the menus of editors. */
  readonly title: string;
  /** A sentence that begins with "Shows". */
  readonly summary: string;
  /** Its three most used attributes, also those that all elements have, such as `theme`. */
  readonly usedAttributes: readonly string[];
  /** Labels of the attributes that no other element has. */
  readonly labels?: Attributes;
  /** Label of its `limit` in the configurator, such as “Convoys shown”. */
  readonly limitLabel?: string;
  /** Labels of attribute values, `VALUE` or `ATTRIBUTE VALUE`, that no other element has. */
  readonly valueLabels?: Attributes;
  /** Name of its icon in the editor of WordPress, a dashicon, without `dashicons-`. */
  readonly icon: string;
  /** Height of its frame in px, until the page in it posts its own: that of a typical company in a column. */
  readonly frameHeight: number;
  /** Limit of `dist/single/<tag>.js`, with brotli. */
  readonly sizeLimit: string;
  /** A text that it shows with the data of the sandbox. */
  readonly sample: string;
  /** Each of its layouts. */
  readonly scenes: readonly Scene[];
  /**
   * The attribute that limits the number of items, on which the height depends, with its default and the highest number
   * whose space is reserved. Columns are counted with other attributes, or from a number of items, where few items have
   * columns of their own.
   */
  readonly items?: {
    readonly attribute: string;
    readonly count: number;
    readonly max: number;
    readonly columnsWith?: Attributes;
    readonly columnsFrom?: number;
  };
  /** The sections that `show` names, on which the height depends; the first `shown` are the default, of which two may be `beside` each other. */
  readonly sections?: {
    readonly names: readonly string[];
    readonly shown: number;
    readonly beside: readonly [string, string];
  };
  /** Attributes that make it short enough for a contact sheet. */
  readonly inPictures?: Attributes;
  /**
   * The requests of its `load` with default attributes, where they follow from the attributes alone: by the parts of its
   * data, or by any name if there is one request.
   */
  readonly requests?: Readonly<Record<string, DataRequest>>;
  /**
   * Content for visitors without scripts, of an element that shows a list: a line for each of `items`, or of those of a
   * part of the data.
   */
  readonly fallback?: {
    /** The heading of the element in `src/locales/en.ts`. The plugin for WordPress translates it by its `.po` files. */
    readonly heading: string;
    readonly list?: string;
    readonly line: 'name' | 'convoy' | 'post' | 'picture';
    /** Default of `limit`. */
    readonly limit?: number;
  };
}
