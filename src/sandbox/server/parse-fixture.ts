import * as z from 'zod/mini';
import { fixtureSchema, maxCompanyId, type Fixture } from '../world/fixture.js';
import { invalid, type FailureDetail } from '../handlers/failure.js';
import { validate } from './validate.js';

/** A closed copy of a schema, which rejects unknown fields; without bounds of lists. */
function closed(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'array':
      return z.array(closed(def.element));
    case 'nullable':
      return z.nullable(closed(def.innerType));
    case 'optional':
      return z.optional(closed(def.innerType));
    case 'object':
      return def.catchall
        ? schema
        : z.strictObject(
            Object.fromEntries(
              Object.entries(def.shape).map(([name, field]) => [name, closed(field)]),
            ),
          );
    default:
      return schema;
  }
}

const closedFixture = closed(fixtureSchema);

/** Checks between companies, and of fields that the schema does not bound. */
function conflicts({ companies }: Fixture): FailureDetail[] {
  return companies.flatMap(({ id, handle, createdAt }, index) => {
    const at = (field: string) => `companies[${index}].${field}`;
    const isTwin = (field: 'id' | 'handle', value: number | string | null | undefined) =>
      value !== null &&
      value !== undefined &&
      companies.slice(0, index).some((other) => other[field] === value);
    const found: (FailureDetail | false)[] = [
      isTwin('id', id) && { path: at('id'), message: 'another company of the file has it' },
      isTwin('handle', handle) && {
        path: at('handle'),
        message: 'another company of the file has it',
      },
      id !== undefined &&
        (id < 1 || id > maxCompanyId) && {
          path: at('id'),
          message: `give a whole number from 1 to ${maxCompanyId}`,
        },
      createdAt !== undefined &&
        Number.isNaN(Date.parse(createdAt)) && { path: at('createdAt'), message: 'give a date' },
    ];
    return found.filter((one) => one !== false);
  });
}

/** Validates a fixture; an error names each invalid field. */
export function parseFixture(value: unknown): Fixture {
  validate(closedFixture, value);
  const fixture = validate(fixtureSchema, value);
  const found = conflicts(fixture);
  if (found.length > 0) throw invalid(found);
  return fixture;
}
