import { distance } from 'fastest-levenshtein';

/** Names of the same parameter in other APIs. */
const synonyms = [
  ['q', 'query', 'search', 'keyword', 'keywords', 'term', 'text', 'name', 'title'],
  [
    'limit',
    'pageSize',
    'perPage',
    'per_page',
    'page_size',
    'size',
    'count',
    'take',
    'max',
    'first',
  ],
  ['offset', 'skip', 'start', 'from'],
  ['cursor', 'after', 'next', 'nextCursor', 'next_cursor'],
  ['page', 'p', 'pageNumber', 'page_number'],
  ['sort', 'order', 'orderBy', 'order_by', 'sortBy', 'sort_by'],
  ['tab', 'when', 'status', 'filter', 'type'],
  ['startsFrom', 'from', 'since', 'start', 'startDate', 'dateFrom'],
  ['startsBefore', 'to', 'until', 'before', 'end', 'endDate', 'dateTo'],
  ['language', 'lang', 'locale'],
  ['ids', 'id', 'handles', 'vtcs', 'users'],
  ['range', 'period', 'window', 'interval'],
] as const;

const plain = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

/** The most similar known name, if one is close. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const expected = plain(name);
  const [best] = known
    .map((candidate) => ({ candidate, steps: distance(expected, plain(candidate)) }))
    .sort((a, b) => a.steps - b.steps);
  if (
    best &&
    expected.length > 1 &&
    best.steps <= Math.max(expected.length > 3 ? 2 : 1, Math.floor(expected.length / 3))
  ) {
    return best.candidate;
  }
  const groups = synonyms.filter((group) => group.some((synonym) => plain(synonym) === expected));
  return groups.flat().find((synonym) => known.includes(synonym));
}

/** The hint `: did you mean …?`, or an empty text. */
export function suggestion(name: string, known: readonly string[]): string {
  const found = nearest(name, known);
  return found === undefined ? '' : `: did you mean \`${found}\`?`;
}
