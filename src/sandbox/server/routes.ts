import { distance } from 'fastest-levenshtein';
import type { Endpoint } from '../../contract/endpoint.js';
import { namedEndpoints, type EndpointName } from '../../contract/endpoints.js';
import { Failure, notFound } from '../handlers/failure.js';
import { redact } from './redact.js';

/** An endpoint and how its path is recognized. */
export interface Route {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly method: 'GET' | 'POST';
  readonly segments: readonly string[];
}

const isVariable = (segment: string) => segment.startsWith('{');

const segmentsOf = (path: string) => path.split('/').slice(1);

/** All endpoints; those with fixed paths first, so that `/vtcs/batch` is not taken for a company. */
export const routes: readonly Route[] = namedEndpoints
  .map(([name, endpoint]) => ({
    name,
    endpoint,
    method: endpoint.method ?? ('GET' as const),
    segments: segmentsOf(endpoint.path),
  }))
  .sort(
    (one, other) =>
      one.segments.filter(isVariable).length - other.segments.filter(isVariable).length,
  );

const matches = (route: Route, segments: readonly string[]) =>
  route.segments.length === segments.length &&
  route.segments.every((expected, index) =>
    isVariable(expected) ? segments[index] !== '' : expected === segments[index],
  );

/** The methods that a path takes; none for an unknown path. */
function methodsOf(path: string): string[] {
  const found = routes.filter((route) => matches(route, segmentsOf(path)));
  const methods = new Set<string>(found.map(({ method }) => method));
  return methods.size === 0 ? [] : [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

/** How far a path is from a route: steps between letters, a variable counting as half a step. */
function distanceTo(route: Route, segments: readonly string[]): number {
  if (route.segments.length !== segments.length) return Infinity;
  const steps = route.segments.map((expected, index) => {
    const given = segments[index] ?? '';
    if (isVariable(expected)) return given === '' ? Infinity : 0.5;
    const apart = distance(expected, given.toLowerCase());
    return apart <= Math.max(2, expected.length / 3) ? apart : Infinity;
  });
  return steps.reduce((sum, step) => sum + step, 0);
}

/** The path that was probably meant, with what was given for its variables. */
function nearestPath(path: string): string | undefined {
  const segments = segmentsOf(path.replace(/\/+$/, ''));
  const [best] = routes
    .map((route) => ({ route, apart: distanceTo(route, segments) }))
    .filter(({ apart }) => apart < Infinity)
    .sort((one, other) => one.apart - other.apart);
  return (
    best &&
    `/${best.route.segments.map((expected, index) => (isVariable(expected) ? segments[index] : expected)).join('/')}`
  );
}

/** The path without a base path that it was given by mistake, such as that of the real API. */
const withoutForeignBase = (path: string) => path.replace(/^(\/api)?(\/v\d+)?(?=\/)/, '');

/** Says why nothing answers a request, and what would. */
export function routeNotFound(method: string, path: string, basePath: string): Failure {
  const isBelowBase = path.startsWith(`${basePath}/`);
  const below = isBelowBase ? path.slice(basePath.length) : path;
  const allowed = isBelowBase ? methodsOf(below) : [];
  if (allowed.length > 0) {
    const message = `${method} is not possible here: use ${allowed.join(', ')}.`;
    return new Failure('METHOD_NOT_ALLOWED', message, undefined, { Allow: allowed.join(', ') });
  }
  const stripped = withoutForeignBase(below);
  const meant = methodsOf(stripped).length > 0 ? stripped : nearestPath(stripped);
  if (meant === undefined && isBelowBase) return notFound('path');
  const hint = meant === undefined ? '' : ` Did you mean ${redact(`${basePath}${meant}`)}?`;
  const base =
    basePath === '' ? 'this sandbox has no base path' : `all paths are below ${basePath}`;
  const reason = isBelowBase && stripped === below ? '' : `: ${base}`;
  return new Failure('NOT_FOUND', `There is no such path${reason}.${hint}`);
}
