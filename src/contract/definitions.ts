/**
 * Stands in for `zod/mini` in the file for browsers: a schema is its definition and nothing else.
 * The tolerant reading needs no more, and zod's parsers would be a sixth of the file.
 */
interface Definition {
  readonly type: string;
  readonly [detail: string]: unknown;
}

const schema = /* @__NO_SIDE_EFFECTS__ */ (type: string, details?: object) => ({
  _zod: { def: { type, ...details } satisfies Definition },
});

const plain = /* @__NO_SIDE_EFFECTS__ */ (type: string) => () => schema(type);
const wrapper = /* @__NO_SIDE_EFFECTS__ */ (type: string) => (innerType: unknown) =>
  schema(type, { innerType });

export const string = /* @__PURE__ */ plain('string');
export const number = /* @__PURE__ */ plain('number');
export const boolean = /* @__PURE__ */ plain('boolean');
export const unknown = /* @__PURE__ */ plain('unknown');
export const nullable = /* @__PURE__ */ wrapper('nullable');
export const optional = /* @__PURE__ */ wrapper('optional');
export const array = /* @__NO_SIDE_EFFECTS__ */ (element: unknown) => schema('array', { element });
export const object = /* @__NO_SIDE_EFFECTS__ */ (shape: object) => schema('object', { shape });
export const looseObject = /* @__NO_SIDE_EFFECTS__ */ (shape: object) =>
  schema('object', { shape, catchall: true });
export const _default = /* @__NO_SIDE_EFFECTS__ */ (innerType: unknown, defaultValue: unknown) =>
  schema('default', { innerType, defaultValue });
const _enum = /* @__NO_SIDE_EFFECTS__ */ (values: readonly string[]) =>
  schema('enum', { entries: Object.fromEntries(values.map((value) => [value, value])) });
export { _enum as enum };
