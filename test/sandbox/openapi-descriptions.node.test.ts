import assert from 'node:assert/strict';
import { test } from 'node:test';
import { components, type JsonSchema } from '../../src/sandbox/server/openapi/schemas.js';

/** Fields whose names say everything, in every record: no unit, format or value is missing. */
const plain = new Set([
  ...['id', 'name', 'title', 'description', 'items', 'value', 'type', 'url', 'label', 'author'],
  ...['user', 'userName', 'userHandle', 'userImage', 'albums', 'servers', 'programs', 'questions'],
  ...['totalUsers', 'totalVtcs', 'totalEvents', 'totalPages', 'maxPlayers', 'maxOccupants'],
  ...['page', 'pageSize', 'data', 'error', 'success', 'recruitment', 'status', 'version'],
  ...['api', 'app', 'forum', 'events', 'notifications', 'free', 'basic', 'premium', 'unlimited'],
]);

/** Paths of the fields below a schema that have no description. */
function undescribed(path: string, { items, anyOf = [], properties = {} }: JsonSchema): string[] {
  const inner = [items ?? [], anyOf].flat().flatMap((schema) => undescribed(path, schema));
  const own = Object.entries(properties).flatMap(([name, field]) => [
    ...(field.description || plain.has(name) ? [] : [`${path}.${name}`]),
    ...undescribed(`${path}.${name}`, field),
  ]);
  return [...inner, ...own];
}

test('every field whose name does not say everything has a description', () => {
  const missing = Object.entries(components).flatMap(([name, schema]) => undescribed(name, schema));
  assert.deepEqual(missing, []);
});
