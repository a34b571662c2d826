import { generatedCompany, type Company } from './company.js';
import { exampleCompany } from './example-companies.js';
import { examples } from './examples.js';
import { random } from './random.js';

/** Size of the world. */
export interface Size {
  readonly companies: number;
  readonly members: number;
}

const hugeWorldMembers = 50_000;
const companySizes = [1, 5, 5, 23, 23, 73, 186, 412] as const;

/** Member counts of the generated companies, which add up to `members`. */
function memberCounts(seed: string, count: number, members: number): number[] {
  const source = random(seed, 'sizes');
  const weights = Array.from(
    { length: count },
    () => source.pick(companySizes) * (0.7 + source.next()),
  );
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  let left = Math.max(members, count);
  return weights.map((weight, index) => {
    const others = count - index - 1;
    const share = others === 0 ? left : Math.round((weight / totalWeight) * members);
    const size = Math.min(Math.max(share, 1), left - others);
    left -= size;
    return size;
  });
}

/** Generates all companies, examples first; ids start at 1. */
export function companies(seed: string, size: Size): Company[] {
  const special = examples.filter(
    ({ scenario }) => scenario !== 'huge' || size.members >= hugeWorldMembers,
  );
  let firstMember = 0;
  const claim = (memberCount: number) => (firstMember += memberCount) - memberCount;
  const list = special.map((example) => exampleCompany(seed, example, claim(example.memberCount)));
  const rest = Math.max(0, size.companies - list.length);
  for (const memberCount of memberCounts(seed, rest, size.members - firstMember)) {
    list.push(generatedCompany(seed, list.length + 1, memberCount, claim(memberCount)));
  }
  return list;
}
