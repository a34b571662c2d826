import type * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint.js';
import { namedEndpoints } from '../../../contract/endpoints.js';
import { gaps } from './gaps.js';
import { boundsOf } from '../messages.js';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function values(schema: z.core.$ZodType): string {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable') return values(def.innerType);
  if (def.type === 'default') return `${values(def.innerType)}, else ${String(def.defaultValue)}`;
  if (def.type === 'enum') return Object.values(def.entries).join(', ');
  const { minimum, maximum } = boundsOf(schema);
  if (minimum === undefined && maximum === undefined) return '';
  const counted = def.type === 'string' ? ' characters' : def.type === 'array' ? ' entries' : '';
  if (maximum === undefined) return `from ${minimum}`;
  return `${minimum === undefined ? 'up to' : `${minimum} to`} ${maximum}${counted}`;
}

function fields(schema: z.core.$ZodType | undefined): string {
  if (!schema) return '';
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return '';
  return Object.entries(def.shape)
    .map(([name, field]) => {
      const allowed = values(field);
      return allowed === '' ? `\`${name}\`` : `\`${name}\` (${allowed})`;
    })
    .join('; ');
}

const needs = { embed: 'embed token', management: 'key with VTC scopes' } as const;

function endpointRow(name: string, endpoint: Endpoint) {
  const { method, path, authentication, query, body } = endpoint;
  return [
    `\`${name}\``,
    `\`${method ?? 'GET'} ${path}\``,
    authentication ? needs[authentication] : '',
    fields(query ?? body),
  ];
}

/** Markdown table of all endpoints of the contract. */
export const endpointTable = () =>
  table(
    ['name', 'endpoint', 'needs', 'takes'],
    namedEndpoints.map(([name, endpoint]) => endpointRow(name, endpoint)),
  );

/** Markdown table of the gaps of the API document. */
export const gapTable = () =>
  table(
    ['not specified', 'the sandbox assumes', 'the client also accepts'],
    gaps.map(({ unspecified, assumed, clientAccepts = '' }) => [
      unspecified,
      assumed,
      clientAccepts,
    ]),
  );
