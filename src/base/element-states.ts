/** Names of the custom states that every element has. */
export const stateNames = ['loading', 'ready', 'empty', 'error', 'stale', 'offline'] as const;

/** Sets the custom states of an element, for `:state(…)` in the page's style sheets. */
export function setStates(internals: ElementInternals, active: ReadonlySet<string>): void {
  for (const name of stateNames) {
    // Chromium before 125 takes names with two dashes only, and throws at others.
    try {
      internals.states[active.has(name) ? 'add' : 'delete'](name);
    } catch {
      return;
    }
  }
}
