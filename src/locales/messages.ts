import type * as sections from './en.js';

/** A text for each plural category of the language; `other` is the fallback. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** English texts of elements of others, by key; extended by declaration merging, so that `translate` accepts their keys. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged with the declarations of others
export interface AdditionalEnglish {}

type Sections = typeof sections;

type Intersection<Union> = (Union extends unknown ? (_: Union) => void : never) extends (
  _: infer All,
) => void
  ? All
  : never;

type English = Intersection<Sections[keyof Sections]> & AdditionalEnglish;

/** Key of a text. */
export type MessageKey = keyof English;

/** English texts by key, or their translations. */
export type Texts = Readonly<Record<string, string | Plural>>;

/**
 * Translations of English texts. Arguments are in braces; a text with the argument `count` may have
 * plural forms.
 */
type MessagesOf<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? T[Key] extends `${string}{count}${string}`
      ? string | Plural
      : string
    : string | Plural;
};

/** The texts of one language, by element; a missing one is shown in English. */
export type Translation = {
  readonly [Section in keyof Sections]?: Partial<MessagesOf<Sections[Section]>>;
};

/** Translations by key; a missing one is shown in English. */
export type PartialMessages = Partial<MessagesOf<English>>;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type FormOf<Message> = Message extends string ? Message : Message[keyof Message];

/** Names of arguments; `count` selects the form of a text with plural forms, which need not contain the number. */
type ArgumentNames<Message> = NamesIn<FormOf<Message>> | (Message extends string ? never : 'count');

/** Arguments of a text: `count` is a number, others are texts or numbers. */
export type MessageArguments<Key extends MessageKey> = {
  readonly [Name in ArgumentNames<English[Key]>]: Name extends 'count' ? number : string | number;
};

/** Key of a text without arguments. */
export type PlainMessageKey = {
  [Key in MessageKey]: keyof MessageArguments<Key> extends never ? Key : never;
}[MessageKey];

/** Returns a text in the language of an element. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: keyof MessageArguments<Key> extends never ? [] : [MessageArguments<Key>]
) => string;
