/** Replaces the link to the navigation at the end of the page by a button that shows it. */
export function startMenu(): void {
  const link = document.querySelector<HTMLAnchorElement>('.menu');
  if (!link) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.setAttribute('aria-label', 'Menu');
  button.append(...link.childNodes);
  link.replaceWith(button);
  const show = (isOpen: boolean) => {
    document.body.classList.toggle('menu-open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  show(false);
  button.addEventListener('click', () => show(!document.body.classList.contains('menu-open')));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !document.body.classList.contains('menu-open')) return;
    show(false);
    button.focus();
  });
}
