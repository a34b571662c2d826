/** Runs a test in a page that is hidden. */
export async function asHidden(test: () => Promise<void>): Promise<void> {
  const hidden = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden');
  Object.defineProperty(Document.prototype, 'hidden', { ...hidden, get: () => true });
  try {
    await test();
  } finally {
    Object.defineProperty(Document.prototype, 'hidden', hidden ?? {});
  }
}
