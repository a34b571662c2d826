import {
  addFragment,
  addPageStyles,
  adoptStyles,
  convoyName,
  convoyOf,
  css,
  type DialogOptions,
  documentProperty,
  shareAddress,
} from '../../base.js';
import type { VtcEvent } from './vtc-event.js';

const { cssText } = css`
  dialog {
    inline-size: min(46rem, 100vi - 2rem);
    max-block-size: min(56rem, 100dvb - 3rem);
    margin: auto;
    padding: 0;
    border: 0;
    border-radius: var(--vtc-radius, 12px);
    overflow: auto;
    overscroll-behavior: contain;
    background: none;
    box-shadow: 0 1rem 4rem rgb(0 0 0 / 50%);
  }
  dialog::backdrop {
    /* For browsers without the function below. */
    background: rgb(0 0 0 / 60%);
    background: light-dark(rgb(0 0 0 / 55%), rgb(0 0 0 / 72%));
  }
  @media (width < 40em) {
    dialog {
      inline-size: 100vi;
      max-inline-size: none;
      max-block-size: calc(100dvb - 2rem);
      margin-block: auto 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
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
  /* On paper, the convoy alone, whole. */
  @media print {
    dialog {
      position: absolute;
      inset: 0 auto auto 0;
      inline-size: 100%;
      max-block-size: none;
      margin: 0;
      overflow: visible;
      visibility: visible;
    }
    dialog::backdrop {
      display: none;
    }
  }
`;

/** Keeps the page behind a dialog from moving and from being printed; returns a function that ends it. */
function holdPage(page: Document): () => void {
  const root = documentProperty('documentElement', page);
  // The element whose `overflow` is that of the window: on the other one, it would make a box that scrolls of its own.
  const scroller = getComputedStyle(root).overflowY === 'visible' ? 'body' : 'html';
  const { innerWidth = 0 } = documentProperty('defaultView', page) ?? {};
  const gutter =
    innerWidth > root.clientWidth ? 'html { scrollbar-gutter: stable !important }' : '';
  const styles = addPageStyles(page);
  styles.replace(`
    @media screen { ${scroller} { overflow: hidden !important } ${gutter} }
    @media print { body { block-size: 0 !important; contain: paint !important; visibility: hidden !important } }
  `);
  return styles.remove;
}

/** Adds the fragment of a convoy to the address; `left` is called on Back. Returns a function that removes it. */
function followFragment(fragment: string, left: () => void): () => void {
  const remove = addFragment(fragment);
  const follow = () => {
    if (location.hash !== fragment) left();
  };
  addEventListener('popstate', follow);
  return () => {
    removeEventListener('popstate', follow);
    remove();
  };
}

/** The element with a convoy, with the look and the language of the element that lists it. */
function eventElement({ host, id, record, records, apiBase, ...options }: DialogOptions): VtcEvent {
  const element = document.createElement('vtc-event');
  const { theme, look, images, timeZone, secondTimeZone, shownCompanyType } = host;
  // A list of several companies may have none of its own.
  const vtc = options.vtc ?? host.vtc ?? record?.host?.id?.toString();
  const token = vtc === host.vtc ? host.token : undefined;
  const lang = host.getAttribute('lang');
  const { shareUrl, vtcs = [] } = host.settings;
  const shared = shareAddress({ shareUrl, vtc, vtcs }, { id, host: record?.host });
  Object.assign(element, { vtc, theme, look, images, timeZone, secondTimeZone, apiBase });
  Object.assign(element, { shareUrl: shared });
  const others = records.filter((other) => other.host?.id === record?.host?.id);
  Object.assign(element, { loading: 'eager', headingLevel: 2, event: id, record, others });
  Object.assign(element, { companyType: shownCompanyType ?? 'auto' });
  // Without its record, the convoy is looked for in the lists of the company.
  if (!record) Object.assign(element, { token });
  if (lang !== null) element.setAttribute('lang', lang);
  // What is behind it must not show through, whatever the theme.
  element.setAttribute('frame', 'box');
  // Provided data may come without an API.
  if (record && (!apiBase || !vtc))
    element.data = { event: record, details: null, theme: host.companyTheme };
  return element;
}

/** Whether a point is in a box. */
const isInside = ({ clientX, clientY }: MouseEvent, box: Element): boolean => {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
};

/** Closes a dialog on a press outside, in browsers without `closedby`. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  // Not on `click`: a selection that ends outside is one, too.
  dialog.addEventListener('pointerdown', (event) => {
    if (!isInside(event, dialog)) dialog.close();
  });
}

/** Focuses what opened the dialog; if it is gone, as in a closed popover, the current day or the first convoy. */
function returnFocus({ host, opener }: DialogOptions): void {
  if (!opener) return;
  const others = host.shadowRoot?.querySelector<HTMLElement>(
    '[tabindex="0"], .title [part~="link"]',
  );
  const target = opener.isConnected && opener.checkVisibility() ? opener : others;
  target?.focus({ preventScroll: true });
}

/** The dialog with the element of a convoy; it has the name of the convoy, or that of the link that opens it. */
function createDialog({ host, record, opener }: DialogOptions, element: VtcEvent) {
  const dialog = host.ownerDocument.createElement('dialog');
  const convoy = record && convoyOf(record);
  const label = convoy ? convoyName(convoy) : opener?.textContent.trim();
  if (label) dialog.setAttribute('aria-label', label);
  dialog.setAttribute('closedby', 'any');
  // Its scroll bar is as light or dark as the element in it.
  const base = host.shadowRoot?.querySelector('.base');
  if (base) dialog.style.colorScheme = getComputedStyle(base).colorScheme;
  dialog.append(element);
  element.closeDialog = () => dialog.close();
  return dialog;
}

/** Shows a modal dialog in a shadow root of its own, within that of the host; returns a function that removes it. */
function showModal(dialog: HTMLDialogElement, host: HTMLElement): () => void {
  const frame = host.ownerDocument.createElement('div');
  const root = frame.attachShadow({ mode: 'open' });
  adoptStyles(root, [cssText]);
  root.append(dialog);
  // Before the content of Lit, which removes what follows it.
  host.shadowRoot?.prepend(frame);
  try {
    dialog.showModal();
  } catch (error) {
    frame.remove();
    throw error;
  }
  return () => frame.remove();
}

/** Keeps events of a dialog from the page. */
function isolateEvents(dialog: HTMLDialogElement): void {
  // Otherwise, the page may close a dialog around the element as well.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.stopPropagation();
  });
  for (const type of ['vtc-load', 'vtc-error', 'vtc-select'])
    dialog.addEventListener(type, (event) => event.stopPropagation());
}

/** Opens a convoy in a modal dialog within the host's shadow root; returns a function that closes it. */
export function openEventDialog(options: DialogOptions): () => void {
  const { host, fragment, closed } = options;
  const element = eventElement(options);
  const dialog = createDialog(options, element);
  const removeDialog = showModal(dialog, host);
  const releasePage = holdPage(host.ownerDocument);
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    releasePage();
    removeDialog();
    closed();
    removeFragment?.();
    returnFocus(options);
  };
  const removeFragment = fragment === undefined ? undefined : followFragment(fragment, close);
  dialog.addEventListener('close', close);
  closeOnBackdrop(dialog);
  isolateEvents(dialog);
  void element.updateComplete.then(() =>
    element.shadowRoot?.querySelector<HTMLElement>('.name')?.focus(),
  );
  return close;
}
