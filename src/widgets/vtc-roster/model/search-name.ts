import { memoizeByIdentity, searchText } from '../../../base.js';

/** The name of a member for comparisons, computed once per member. */
export const searchName = memoizeByIdentity(({ name }: { readonly name: string }) =>
  searchText(name),
);
