/** The texts that screen readers announce for an element from now on; to be read after they were announced. */
export function announcementsOf(element: HTMLElement): string[] {
  const announced: string[] = [];
  const status = element.shadowRoot?.querySelector('[role="status"]');
  if (!status) throw new Error('The element has no live region.');
  const note = () => {
    const text = status.textContent?.trim();
    if (text) announced.push(text);
  };
  new MutationObserver(note).observe(status, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return announced;
}
