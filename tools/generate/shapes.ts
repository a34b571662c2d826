// Generates src/contract/element-endpoints.ts: the endpoints that elements use, as plain data.
import { format, resolveConfig } from 'prettier';
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import * as contract from '../../src/contract/index.ts';
import { fieldNames, shapeOf } from '../../src/contract/shape-of.ts';
import type { Shape } from '../../src/contract/shape.ts';
import { withheldFields } from '../../src/contract/withheld-fields.ts';

/** Path of the generated file. */
export const shapesPath = 'src/contract/element-endpoints.ts';

/** Names of the endpoints that elements use. */
export const elementEndpointNames = [
  'liveEvents',
  'upcomingEvents',
  'vtcEvents',
  'events',
  'vtcBatch',
  'vtcDetail',
  'vtcMembers',
  'vtcMember',
  'vtcRoles',
  'vtcNews',
  'vtcGallery',
  'vtcPartnerships',
  'vtcTier',
  'vtcRecruitment',
  'platformTotals',
  'serverHistory',
  'serverBreakdown',
  'serverPeak',
  'serverHeatmap',
] as const satisfies readonly contract.EndpointName[];

const withheld = new Set<string>(withheldFields);

const constants: Partial<Record<Shape['kind'], string>> = {
  text: 'text',
  'date-time': 'dateTime',
  integer: 'integer',
  count: 'count',
  number: 'number',
  boolean: 'boolean',
  'any-record': 'anyRecord',
  any: 'any',
};

/** Exported schemas by their shapes. */
const schemaNames = new Map<Shape, string>(
  Object.entries(contract).flatMap(([name, value]) =>
    value instanceof z.ZodMiniType ? [[shapeOf(value), name] as const] : [],
  ),
);

const shapeName = (schemaName: string) => `${schemaName.replace(/Schema$/, '')}Shape`;

/** Writes shapes as source code, each exported schema as a constant of its own. */
class ShapeWriter {
  readonly #declarations = new Map<string, string>();
  readonly #imports = new Set<string>();

  /** Declarations of the constants, each after those that it refers to. */
  get declarations(): string[] {
    return [...this.#declarations.values()];
  }

  /** Names of the constructors in use. */
  get imports(): string[] {
    return [...this.#imports].sort();
  }

  /** An expression whose value is the shape. */
  write(shape: Shape): string {
    const schemaName = schemaNames.get(shape);
    if (!schemaName) return this.#expression(shape);
    const name = shapeName(schemaName);
    if (!this.#declarations.has(name)) {
      const type = shape.kind === 'record' ? 'RecordShape' : 'Shape';
      const expression = this.#expression(shape);
      this.#declarations.set(
        name,
        `/** Shape of \`${schemaName}\`. */
        export const ${name}: ${type}<Shown<z.infer<typeof contract.${schemaName}>>> = ${expression};`,
      );
    }
    return name;
  }

  #expression(shape: Shape): string {
    switch (shape.kind) {
      case 'enum':
        return this.#call('oneOf', ...shape.values.map((value) => JSON.stringify(value)));
      case 'nullable':
      case 'optional':
        return this.#call(shape.kind, this.write(shape.inner));
      case 'default':
        return this.#call('withDefault', this.write(shape.inner), JSON.stringify(shape.value));
      case 'list':
        return this.#call(
          'list',
          this.write(shape.item),
          ...(shape.mayBeEmpty ? ['{ mayBeEmpty: true }'] : []),
        );
      case 'record': {
        const fields = Object.entries(shape.fields).filter(([key]) => !withheld.has(key));
        const lines = fields.map(([key, field]) => `${key}: ${this.write(field)}`);
        return this.#call('record', `{${lines.join(', ')}}`);
      }
      default:
        return this.#use(constants[shape.kind] ?? '');
    }
  }

  #call(name: string, ...values: readonly string[]): string {
    return `${this.#use(name)}(${values.join(', ')})`;
  }

  #use(name: string): string {
    this.#imports.add(name);
    return name;
  }
}

function endpointDeclaration(name: contract.EndpointName, writer: ShapeWriter): string {
  const { path, authentication, mustRevalidate, query, elementResponse, response }: Endpoint =
    contract.endpoints[name];
  const lines = [
    `path: ${JSON.stringify(path)},`,
    authentication ? `authentication: ${JSON.stringify(authentication)},` : '',
    mustRevalidate ? 'mustRevalidate: true,' : '',
    query ? `query: ${JSON.stringify(fieldNames(query))},` : '',
    `response: ${writer.write(shapeOf(elementResponse ?? response))},`,
  ];
  return `/** GET ${path} */
    export const ${name}: ElementEndpointOf<typeof contract.endpoints.${name}> = {
      ${lines.filter(Boolean).join('\n')}
    };`;
}

/** The text of the generated file. */
export async function shapesModule(): Promise<string> {
  const writer = new ShapeWriter();
  const endpoints = elementEndpointNames.map((name) => endpointDeclaration(name, writer));
  const source = `// Generated from the schemas by \`npm run generate -- shapes\`.
    import type * as z from 'zod/mini';
    import type { ElementEndpointOf } from './endpoint.js';
    import type * as contract from './index.js';
    import type { RecordShape, Shape } from './shape.js';
    import type { Shown } from './withheld-fields.js';
    import { ${writer.imports.join(', ')} } from './shape.js';

    ${[...writer.declarations, ...endpoints].join('\n\n')}
  `;
  return format(source, { ...(await resolveConfig(shapesPath)), parser: 'typescript' });
}
