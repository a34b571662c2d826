import * as z from 'zod/mini';
import { invalid, type FailureDetail } from '../handlers/failure.js';
import { unwrap, schemaAt, expected } from './messages.js';
import { suggestion } from './suggestion.js';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

const isIndex = (key: PropertyKey) => typeof key === 'number';

/** Formats a path such as `companies[0].members[2].webId`. */
const written = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => {
    if (isIndex(key)) return `${text}[${String(key)}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');

function unknownKeys(schema: Schema, { path, keys }: z.core.$ZodIssueUnrecognizedKeys) {
  const { def } = unwrap(schemaAt(schema, path) ?? schema)._zod;
  const known = def.type === 'object' ? Object.keys(def.shape) : [];
  return keys.map((key) => ({
    path: written([...path, key]),
    message: `is not known${suggestion(key, known)}`,
  }));
}

function detailsOf(schema: Schema, issue: Issue): FailureDetail[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(schema, issue);
  const field = schemaAt(schema, issue.path);
  const name = String(issue.path.findLast((key) => !isIndex(key)) ?? 'value');
  return [
    {
      path: written(issue.path),
      message: `must be ${field ? expected(field, name) : issue.message}`,
    },
  ];
}

/** Converts zod issues to one error for each field. */
export function details(schema: Schema, issues: readonly Issue[]): FailureDetail[] {
  const all = issues.flatMap((issue) => detailsOf(schema, issue));
  return [...new Map(all.map((detail) => [detail.path, detail])).values()];
}

/** Parses a value; an error names each invalid field. */
export function validate<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw invalid(details(schema, result.error.issues));
}
