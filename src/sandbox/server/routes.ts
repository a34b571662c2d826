import { distance } from 'fastest-levenshtein';
import type { Endpoint } from '../../contract/endpoint.js';
import { namedEndpoints, type EndpointName } from '../../contract/endpoints.js';
import { ApiFailure, notFound } from '../handlers/failure.js';
import { redact } from './redact.js';

/** An endpoint with the segments of its path. */
export interface RouteSegments {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly method: 'GET' | 'POST';
  readonly segments: readonly string[];
}

const isVariable = (segment: string) => segment.startsWith('{');

const segmentsOf = (path: string) => path.split('/').slice(1);

/** All endpoints; fixed paths first, so that `/vtcs/batch` does not match `/vtcs/{id}`. */
export const routes: readonly RouteSegments[] = namedEndpoints
  .map(([name, endpoint]) => ({
    name,
    endpoint,
    method: endpoint.method ?? ('GET' as const),
    segments: segmentsOf(endpoint.path),
  }))
  .sort((a, b) => a.segments.filter(isVariable).length - b.segments.filter(isVariable).length);

const matches = (route: RouteSegments, segments: readonly string[]) =>
  route.segments.length === segments.length &&
  route.segments.every((expected, index) =>
    isVariable(expected) ? segments[index] !== '' : expected === segments[index],
  );

/** The methods of a path; empty for an unknown path. */
function methodsOf(path: string): string[] {
  const found = routes.filter((route) => matches(route, segmentsOf(path)));
  const methods = new Set<string>(found.map(({ method }) => method));
  return methods.size === 0 ? [] : [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

/** Edit distance of a path to a route; a variable counts 0.5. */
function distanceTo(route: RouteSegments, segments: readonly string[]): number {
  if (route.segments.length !== segments.length) return Infinity;
  const steps = route.segments.map((expected, index) => {
    const segment = segments[index] ?? '';
    if (isVariable(expected)) return segment === '' ? Infinity : 0.5;
    const edits = distance(expected, segment.toLowerCase());
    return edits <= Math.max(2, expected.length / 3) ? edits : Infinity;
  });
  return steps.reduce((sum, step) => sum + step, 0);
}

/** The most similar path, with the values of its variables. */
function nearestPath(path: string): string | undefined {
  const segments = segmentsOf(path.replace(/\/+$/, ''));
  const [best] = routes
    .map((route) => ({ route, distance: distanceTo(route, segments) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance);
  return (
    best &&
    `/${best.route.segments.map((expected, index) => (isVariable(expected) ? segments[index] : expected)).join('/')}`
  );
}

/** Removes a base path such as `/api/v1`. */
const withoutForeignBase = (path: string) => path.replace(/^(\/api)?(\/v\d+)?(?=\/)/, '');

/** The 404 or 405 error for a request without a route, with a hint. */
export function routeNotFound(method: string, path: string, basePath: string): ApiFailure {
  const isBelowBase = path.startsWith(`${basePath}/`);
  const below = isBelowBase ? path.slice(basePath.length) : path;
  const allowed = isBelowBase ? methodsOf(below) : [];
  if (allowed.length > 0) {
    const message = `${method} is not possible here: use ${allowed.join(', ')}.`;
    return new ApiFailure('METHOD_NOT_ALLOWED', message, undefined, { Allow: allowed.join(', ') });
  }
  const stripped = withoutForeignBase(below);
  const suggested = methodsOf(stripped).length > 0 ? stripped : nearestPath(stripped);
  if (suggested === undefined && isBelowBase) return notFound('path');
  const hint = suggested === undefined ? '' : ` Did you mean ${redact(`${basePath}${suggested}`)}?`;
  const base =
    basePath === '' ? 'this sandbox has no base path' : `all paths are below ${basePath}`;
  const reason = isBelowBase && stripped === below ? '' : `: ${base}`;
  return new ApiFailure('NOT_FOUND', `There is no such path${reason}.${hint}`);
}
