/** A node and its ancestors, through shadow roots. */
export function* lineage(start: Node): Generator<Node, void> {
  for (let node: Node | null = start; node;) {
    yield node;
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
}
