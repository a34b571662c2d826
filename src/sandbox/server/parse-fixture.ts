import * as z from 'zod/mini';
import { fixtureSchema, type Fixture } from '../world/fixture.js';
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

/** Checks between companies, and of dates, which the schema does not check. */
const conflicts = ({ companies }: Fixture): FailureDetail[] =>
  companies.flatMap((company, index) => {
    const { createdAt } = company;
    const earlier = companies.slice(0, index);
    const twins = (['id', 'handle'] as const).filter(
      (field) => company[field] && earlier.some((other) => other[field] === company[field]),
    );
    const isDate = createdAt === undefined || !Number.isNaN(Date.parse(createdAt));
    return [
      ...twins.map((field) => [field, 'another company of the file has it'] as const),
      ...(isDate ? [] : [['createdAt', 'must be a date'] as const]),
    ].map(([field, message]) => ({ path: `companies[${index}].${field}`, message }));
  });

/** Validates a fixture; an error names each invalid field. */
export function parseFixture(value: unknown): Fixture {
  validate(closedFixture, value);
  const fixture = validate(fixtureSchema, value);
  const found = conflicts(fixture);
  if (found.length > 0) throw invalid(found);
  return fixture;
}
