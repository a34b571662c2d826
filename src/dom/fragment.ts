/** The address of the page with another fragment: absolute, since `<base>` changes what a fragment alone refers to. */
export function addressWith(fragment: string): string {
  const [page = ''] = (globalThis.location?.href ?? '').split('#', 1);
  return page + fragment;
}

const navigationOf = (): Partial<Navigation> =>
  (globalThis as Partial<typeof globalThis>).navigation ?? {};

/** Identifies the current entry of the history; by the number of entries in browsers without the Navigation API. */
const currentEntry = (): string | number => navigationOf().currentEntry?.key ?? history.length;

/**
 * The method that adds an entry. The document of a frame that a script fills has none of its own: going back to it from
 * an added one would load another document.
 */
const addingMethod = () =>
  navigationOf().currentEntry === null ? ('replaceState' as const) : ('pushState' as const);

function setFragment(method: 'pushState' | 'replaceState', fragment: string): void {
  try {
    history[method](history.state, '', addressWith(fragment));
  } catch {
    // Browsers limit how many entries a page adds in a time, and some documents have no address of their own.
  }
}

/**
 * Adds a fragment to the address, as an entry of the history if it is not there yet. Returns a function that removes it:
 * by going back only if an entry was added, since `pushState` may replace the current one, as in a frame that a script
 * fills.
 */
export function addFragment(fragment: string): () => void {
  const { hash } = location;
  const before = currentEntry();
  if (hash !== fragment) setFragment(addingMethod(), fragment);
  const added = currentEntry();
  return () => {
    if (location.hash !== fragment) return;
    if (added !== before && currentEntry() === added) history.back();
    else setFragment('replaceState', hash === fragment ? '' : hash);
  };
}
