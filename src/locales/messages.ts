import type { en } from './en.js';

/** A text for each plural category of the language; `other` is the fallback. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type English = typeof en;

/** Key of a text. */
export type MessageKey = keyof English;

/**
 * The texts of one language. Arguments are in braces; a text with the argument `count` may have
 * plural forms.
 */
export type Messages = {
  readonly [Key in MessageKey]: English[Key] extends string ? string : string | Plural;
};

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type FormOf<Message> = Message extends string ? Message : Message[keyof Message];

/** Arguments of a text: `count` is a number, others are texts or numbers. */
export type MessageArguments<Key extends MessageKey> = {
  readonly [Name in NamesIn<FormOf<English[Key]>>]: Name extends 'count' ? number : string | number;
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
