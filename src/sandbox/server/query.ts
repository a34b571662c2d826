import type * as z from 'zod/mini';
import { unwrap } from './messages.js';

type Schema = z.core.$ZodType;

const booleans = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Converts a text to the type of the schema; returns it unchanged if that fails. */
function typed(schema: Schema, text: string): unknown {
  const { type } = unwrap(schema)._zod.def;
  if (type === 'boolean') return booleans.get(text.toLowerCase()) ?? text;
  return type === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Values of a list: `name[0]=a&name[1]=b`, `name[]=a`, `name=a&name=b` or `name=a,b`. */
function list(search: URLSearchParams, name: string): string[] {
  const entries = [...search].flatMap(([key, value]) => {
    if (key === name) return value.split(',').map((text) => [Infinity, text] as const);
    const index = key.startsWith(`${name}[`) && /^\[(\d*)\]$/.exec(key.slice(name.length))?.[1];
    return typeof index === 'string'
      ? [[index === '' ? Infinity : Number(index), value] as const]
      : [];
  });
  return entries
    .sort(([a], [b]) => (a === b ? 0 : a - b))
    .map(([, text]) => text)
    .filter((text) => text !== '');
}

function value(schema: Schema, search: URLSearchParams, name: string): unknown {
  if (unwrap(schema)._zod.def.type === 'array') {
    const texts = list(search, name);
    return texts.length > 0 ? texts : undefined;
  }
  const text = search.get(name);
  return text === null || text === '' ? undefined : typed(schema, text);
}

/** Converts query parameters to the types of an object schema; empty ones are undefined. */
export function parseQuery(schema: Schema, search: URLSearchParams): Record<string, unknown> {
  const object = unwrap(schema)._zod.def;
  if (object.type !== 'object')
    throw new TypeError('Parameters are described by an object schema.');
  return Object.fromEntries(
    Object.entries(object.shape).map(([name, field]) => [name, value(field, search, name)]),
  );
}
