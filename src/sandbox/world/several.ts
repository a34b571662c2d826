/** As many items as `count`, each created from its index. Pages replace `Array.from`. */
export const several = <Item>(count: number, item: (index: number) => Item): Item[] =>
  [...Array(Math.max(0, count)).keys()].map(item);
