/** Resolves when one of the elements is near the window, and visible. */
export const isNear = (elements: Iterable<Element>): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '50%' },
    );
    for (const element of elements) observer.observe(element);
  });
