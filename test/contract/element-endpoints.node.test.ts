import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { build, mergeConfig } from 'vite';
import * as z from 'zod/mini';
import * as elementEndpoints from '../../src/contract/element-endpoints.js';
import type { Endpoint } from '../../src/contract/endpoint.js';
import { endpoints } from '../../src/contract/endpoints.js';
import { lenientParser } from '../../src/contract/lenient-parser.js';
import type { Shape } from '../../src/contract/shape.js';
import { count } from '../../src/contract/values.js';
import { withheldFields, withoutFields } from '../../src/contract/withheld-fields.js';
import { browserFile } from '../../tools/build/browser-file.js';
import { elementEndpointNames } from '../../tools/generate/shapes.js';

type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON Schema of a shape. */
function schemaOfShape(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return { type: 'string' };
    case 'date-time':
      return { type: 'string', format: 'date-time' };
    case 'any-record':
      return { type: 'object', properties: {}, required: [] };
    case 'any':
      return {};
    case 'count':
      return { type: 'integer' };
    case 'enum':
      return { type: 'string', enum: shape.values };
    case 'nullable': {
      const { type, ...rest } = schemaOfShape(shape.inner);
      return Object.keys(rest).length === 0
        ? { type: [type, 'null'] }
        : { anyOf: [{ type, ...rest }, { type: 'null' }] };
    }
    case 'optional':
      return schemaOfShape(shape.inner);
    case 'default':
      return { ...schemaOfShape(shape.inner), default: shape.value };
    case 'list':
      return { type: 'array', items: schemaOfShape(shape.item) };
    case 'record': {
      const fields = Object.entries(shape.fields);
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([key, field]) => [key, schemaOfShape(field)])),
        required: fields.filter(([, { kind }]) => kind !== 'optional').map(([key]) => key),
      };
    }
    default:
      return { type: shape.kind };
  }
}

/** JSON Schema of a zod schema, without bounds, patterns and withheld fields. */
const jsonSchema = (schema: z.core.$ZodType): JsonSchema => {
  const result = z.toJSONSchema(schema, {
    override: ({ jsonSchema: part }) => {
      for (const key of ['pattern', 'minimum', 'maximum', 'minLength', 'maxLength'] as const)
        delete part[key];
      for (const key of ['minItems', 'maxItems', 'additionalProperties'] as const) delete part[key];
      if (part.type === 'object') {
        const isShown = (name: string) => !withheldFields.some((withheld) => withheld === name);
        part.required = (part.required ?? []).filter(isShown);
        for (const name of withheldFields) delete part.properties?.[name];
      }
    },
  });
  delete result.$schema;
  return result;
};

const responseOf = ({ elementResponse, response }: Endpoint) => elementResponse ?? response;

for (const name of elementEndpointNames) {
  const endpoint: Endpoint = endpoints[name];
  const element = elementEndpoints[name];

  test(`${name} has the path, authentication and query parameters of the contract`, () => {
    const query = endpoint.query ? jsonSchema(endpoint.query).properties : undefined;
    assert.equal(element.path, endpoint.path);
    assert.equal(element.authentication, endpoint.authentication);
    assert.equal(endpoint.method, undefined);
    assert.deepEqual(element.query, query && Object.keys(query));
  });

  test(`the shape of ${name} has the fields and types of its schema that elements may show`, () =>
    assert.deepEqual(schemaOfShape(element.response), jsonSchema(responseOf(endpoint))));
}

/** Random values that a schema accepts, with null, missing and unknown fields. */
function validValue(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return 'format' in def && def.format === 'datetime'
        ? fc
            .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
            .map((date) => date.toISOString())
        : fc.string();
    case 'number':
      if (schema === count) return fc.nat();
      return 'format' in def ? fc.integer() : fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'nullable':
      return fc.option(validValue(def.innerType));
    case 'optional':
    case 'default':
      return validValue(def.innerType);
    case 'array':
      return fc.array(validValue(def.element), { maxLength: 3 });
    case 'object': {
      if (def.catchall) return fc.dictionary(fc.string(), fc.jsonValue());
      const fields = Object.entries(def.shape);
      const isRequired = (field: z.core.$ZodType) =>
        !['optional', 'default'].includes(field._zod.def.type);
      const values: Record<string, fc.Arbitrary<unknown>> = {
        ...Object.fromEntries(fields.map(([key, field]) => [key, validValue(field)])),
        unknownField: fc.jsonValue(),
      };
      return fc.record(values, {
        requiredKeys: fields.filter(([, field]) => isRequired(field)).map(([key]) => key),
      });
    }
    default:
      throw new TypeError(`no arbitrary for ${def.type}`);
  }
}

for (const name of elementEndpointNames) {
  const endpoint: Endpoint = endpoints[name];

  test(`the lenient parser and zod agree on valid responses of ${name}`, () => {
    const parse = lenientParser<Shape>(elementEndpoints[name].response);
    const schema = responseOf(endpoint);
    fc.assert(
      fc.property(validValue(schema), (value) => {
        // A response is JSON: without undefined, -0 and prototypes. Of a record, zod drops a field named "__proto__".
        const json: unknown = JSON.parse(JSON.stringify(value), (key, field: unknown) =>
          key === '__proto__' ? undefined : field,
        );
        const result = z.safeParse(schema, json);
        if (result.success)
          assert.deepEqual(parse(json), withoutFields(result.data, withheldFields));
        else fc.pre(false);
      }),
      { numRuns: 50 },
    );
  });
}

test('the bundle of the elements contains no module of zod', async () => {
  const config = mergeConfig(browserFile('vtc-widgets', 'src/index.ts'), {
    configFile: false,
    logLevel: 'silent',
    build: { write: false, sourcemap: false },
  });
  const result = await build(config);
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((output) =>
    'output' in output ? output.output : [],
  );
  const modules = outputs.flatMap((output) =>
    output.type === 'chunk' ? Object.keys(output.modules) : [],
  );
  assert.ok(modules.some((path) => path.includes('node_modules/lit-html/')));
  assert.ok(modules.some((path) => path.endsWith('src/contract/lenient-parser.ts')));
  assert.deepEqual(
    modules.filter((path) => /node_modules\/zod\b/.test(path)),
    [],
  );
});
