/** The part of a node of an HTML syntax tree that is used here. */
interface Node {
  readonly tagName?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  properties?: Readonly<Record<string, unknown>>;
}

const textOf = ({ value, children = [] }: Node): string =>
  value ?? children.map((child) => textOf(child)).join('');

const descendants = (node: Node, tagName: string): Node[] =>
  (node.children ?? []).flatMap((child) =>
    child.tagName === tagName ? child : descendants(child, tagName),
  );

/** Adds the text of its column's header to each table cell: on a phone, each row is a block without headers. */
export const tableLabels =
  () =>
  (tree: Node): void => {
    for (const table of descendants(tree, 'table')) {
      const labels = descendants(table, 'th').map(textOf);
      for (const row of descendants(table, 'tr'))
        for (const [index, cell] of descendants(row, 'td').entries())
          cell.properties = { ...cell.properties, dataLabel: labels[index] };
    }
  };
