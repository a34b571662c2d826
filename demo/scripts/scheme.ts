const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Starts the button that switches between light and dark; the choice is stored. */
export function startScheme(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-scheme]');
  if (!button) return;
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  show();
  button.hidden = false;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    show();
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
  });
}
