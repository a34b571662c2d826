/**
 * Makes rows the children of a list. Those that stay are not moved when others leave or come,
 * so that what is open in them stays open, and what has the focus keeps it.
 */
export function putRows(list: Element, rows: readonly Element[]): void {
  for (const row of [...list.children]) if (!rows.includes(row)) row.remove();
  for (const [index, row] of rows.entries()) {
    const there = list.children[index];
    if (row !== there) list.insertBefore(row, there ?? null);
  }
}
