import type * as z from 'zod/mini';
import type { Shape } from './shape.js';
import type { Shown } from './withheld-fields.js';

type Schema = z.core.$ZodType;

/** Authentication of an endpoint: none needed, an embed token, or an API key with VTC scopes. */
export type Authentication = 'optional' | 'embed' | 'management';

/** Method, path and authentication of an endpoint. */
export interface Operation {
  /** Default: GET. */
  readonly method?: 'POST';
  /** Path below the API base, with `{name}` for each path parameter. */
  readonly path: `/${string}`;
  /** Default: `optional`. */
  readonly authentication?: Exclude<Authentication, 'optional'>;
  /** Whether a response may not be shown once it is stale, as `must-revalidate` in HTTP: about someone who may have left. */
  readonly mustRevalidate?: true;
}

/** One operation of the API with the schemas of its parameters, body and response. */
export interface Endpoint extends Operation {
  /** Object schema of the path parameters, if they are not just strings. */
  readonly params?: Schema;
  /** Object schema of the query parameters, with the documented bounds and defaults. */
  readonly query?: Schema;
  /** Schema of the JSON body of a POST. */
  readonly body?: Schema;
  /** Schema of the JSON response with status 200. */
  readonly response: Schema;
  /** Schema of the response as elements read it, if they need only a part of it. */
  readonly elementResponse?: Schema;
}

type InputOf<S> = S extends Schema ? z.input<S> : unknown;

type PathInput<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string | number } & PathInput<Rest>
  : unknown;

/** Input of an endpoint: path and query parameters in one object, and the body. */
export type EndpointInput<E extends Endpoint> = PathInput<E['path']> &
  InputOf<E['query']> &
  (E['body'] extends Schema ? { body: z.input<E['body']> } : unknown);

/** Response of an endpoint; an enum may have a value that is not documented. */
export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

/** Path, query parameters and authentication of an endpoint. */
export interface Route extends Operation {
  /** Names of the query parameters, in the contract's order. */
  readonly query?: readonly string[];
}

/** An endpoint as plain data, which elements use instead of schemas. */
export interface ElementEndpoint<Input, Output = unknown> extends Route {
  /** Shape of the JSON response with status 200. */
  readonly response: Shape<Output>;
  /** Carries the type of the input for TypeScript; never set. */
  readonly input?: (input: Input) => void;
}

/** The plain data of an endpoint. */
export type ElementEndpointOf<E extends Endpoint> = ElementEndpoint<
  EndpointInput<E>,
  Shown<z.output<E['elementResponse'] extends Schema ? E['elementResponse'] : E['response']>>
>;

/** Declares an endpoint with the exact types of its schemas. */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <const E extends Endpoint>(definition: E): E =>
  definition;
