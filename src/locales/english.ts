import * as sections from './en.js';

type Sections = typeof sections;

/** All of the types in a union at once. */
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** English texts of all elements by key, for servers and tools. */
export const english = Object.assign({}, ...Object.values(sections)) as Intersection<
  Sections[keyof Sections]
>;
