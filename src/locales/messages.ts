import type { en } from './en.js';

/** A text for each plural category that the language has; `other` serves where one is missing. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type English = typeof en;

/** Name of a text. */
export type MessageKey = keyof English;

/**
 * The texts of one language. A text names its arguments in braces; one with the argument `count`
 * may have a form for each plural category.
 */
export type Messages = {
  readonly [Key in MessageKey]: English[Key] extends string ? string : string | Plural;
};

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type FormOf<Message> = Message extends string ? Message : Message[keyof Message];

/** The arguments of a text: `count` is a number, all others are texts or numbers. */
export type MessageArguments<Key extends MessageKey> = {
  readonly [Name in NamesIn<FormOf<English[Key]>>]: Name extends 'count' ? number : string | number;
};

/** Name of a text without arguments. */
export type PlainMessageKey = {
  [Key in MessageKey]: keyof MessageArguments<Key> extends never ? Key : never;
}[MessageKey];

/** Gives a text in the language of an element. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: keyof MessageArguments<Key> extends never ? [] : [MessageArguments<Key>]
) => string;
