/** Why a message is posted. */
export const kinds = ['new', 'changed', 'cancelled', '24h', '1h', 'live', 'recap', 'news'] as const;

/** Why a message is posted. */
export type Kind = (typeof kinds)[number];

/** A part of a fact: a text, a link, or a time in ms since the epoch, which each reader sees in their own time zone. */
export type Part =
  | { readonly text: string; readonly url?: string | undefined }
  | {
      readonly time: number;
      /** The time in the company's time zone. */
      readonly local?: string | undefined;
      /** A time that is not valid any more. */
      readonly isOld?: boolean;
    };

/** A label and what follows it. */
export interface Fact {
  readonly label: string;
  readonly parts: readonly Part[];
}

/** A message for any channel: plain text without markup, whose links and pictures have safe URLs. */
export interface Announcement {
  readonly kind: Kind;
  readonly language: string;
  /** Name of the convoy, or title of the news. */
  readonly title: string;
  readonly url?: string | undefined;
  /** Before the title: cancelled, live or ended. */
  readonly status?: string | undefined;
  /** Whether `status` is not valid any more: it was cancelled, and takes place after all. */
  readonly isStatusOld?: boolean | undefined;
  /** A short line, such as the route. */
  readonly summary?: string | undefined;
  /** Paragraphs. */
  readonly text?: string | undefined;
  readonly facts: readonly Fact[];
  readonly company: string;
  readonly logo?: string | undefined;
  /** Colour of the company, as one number: 0xRRGGBB. */
  readonly color?: number | undefined;
  readonly image?: string | undefined;
}
