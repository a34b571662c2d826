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

export const string = /* @__NO_SIDE_EFFECTS__ */ () => schema('string');
export const number = /* @__NO_SIDE_EFFECTS__ */ () => schema('number');
export const boolean = /* @__NO_SIDE_EFFECTS__ */ () => schema('boolean');
export const unknown = /* @__NO_SIDE_EFFECTS__ */ () => schema('unknown');
export const nullable = /* @__NO_SIDE_EFFECTS__ */ (innerType: unknown) =>
  schema('nullable', { innerType });
export const optional = /* @__NO_SIDE_EFFECTS__ */ (innerType: unknown) =>
  schema('optional', { innerType });
export const array = /* @__NO_SIDE_EFFECTS__ */ (element: unknown) => schema('array', { element });
export const object = /* @__NO_SIDE_EFFECTS__ */ (shape: object) => schema('object', { shape });
export const extend = /* @__NO_SIDE_EFFECTS__ */ (
  base: { _zod: { def: { shape?: object } } },
  shape: object,
) => object({ ...base._zod.def.shape, ...shape });
export const looseObject = /* @__NO_SIDE_EFFECTS__ */ (shape: object) =>
  schema('object', { shape, catchall: true });
export const _default = /* @__NO_SIDE_EFFECTS__ */ (innerType: unknown, defaultValue: unknown) =>
  schema('default', { innerType, defaultValue });
/** Any text: the tolerant reading keeps a value that is not listed. */
export { string as enum };

/** In place of `bounds.ts`, whose bounds only the strict reading looks at. */
export const bounded = /* @__NO_SIDE_EFFECTS__ */ <S>(bare: S): S => bare;
export const integerWithin = /* @__NO_SIDE_EFFECTS__ */ () => number();
