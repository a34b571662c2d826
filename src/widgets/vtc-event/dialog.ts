import { convoyOf, convoyName, css, type DialogOptions, documentProperty } from '../../base.js';

/** Attributes of the element that hold for the dialog too. */
const shared = ['vtc', 'theme', 'lang', 'time-zone', 'second-time-zone', 'images'];

const { styleSheet } = css`
  dialog {
    inline-size: min(46rem, 100vi - 2rem);
    max-block-size: min(56rem, 100dvb - 3rem);
    margin: auto;
    padding: 0;
    border: 0;
    overflow: auto;
    overscroll-behavior: contain;
    background: none;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 55%);
  }
  @media (width < 40em) {
    dialog {
      inline-size: 100vi;
      max-inline-size: none;
      max-block-size: calc(100dvb - 2rem);
      margin-block: auto 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    dialog {
      transition:
        translate 120ms ease-out,
        opacity 120ms;
    }
    @starting-style {
      dialog[open] {
        opacity: 0;
        translate: 0 8px;
      }
    }
  }
`;

/** Keeps the page behind a dialog from scrolling; returns a function that ends it. */
function lockScrolling(): () => void {
  const { style } = documentProperty('documentElement');
  const before = style.overflow;
  style.setProperty('overflow', 'hidden');
  return () => style.setProperty('overflow', before);
}

/** Opens a convoy in a modal dialog within the host's shadow root; returns a function that closes it. */
export function openEventDialog({ host, record, apiBase, closed }: DialogOptions): () => void {
  const frame = document.createElement('div');
  const root = frame.attachShadow({ mode: 'open' });
  if (styleSheet) root.adoptedStyleSheets = [styleSheet];
  const dialog = document.createElement('dialog');
  const element = document.createElement('vtc-event');
  const convoy = convoyOf(record);
  for (const name of shared) {
    const value = host.getAttribute(name);
    if (value !== null) element.setAttribute(name, value);
  }
  Object.assign(element, { loading: 'eager', headingLevel: 2, event: record.id, record });
  if (apiBase) element.apiBase = apiBase;
  element.closeDialog = () => dialog.close();
  if (convoy) dialog.setAttribute('aria-label', convoyName(convoy));
  dialog.setAttribute('closedby', 'any');
  dialog.append(element);
  root.append(dialog);
  // Before the content of Lit, which removes what follows it.
  host.shadowRoot?.prepend(frame);
  dialog.showModal();
  const unlock = lockScrolling();
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    unlock();
    frame.remove();
    closed();
  };
  dialog.addEventListener('close', close);
  // Browsers without `closedby` close on Escape only.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  // Otherwise, the page may close a dialog around the element as well.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.stopPropagation();
  });
  for (const type of ['vtc-load', 'vtc-error', 'vtc-select'])
    dialog.addEventListener(type, (event) => event.stopPropagation());
  void element.updateComplete.then(() =>
    element.shadowRoot?.querySelector<HTMLElement>('.name')?.focus(),
  );
  return close;
}
