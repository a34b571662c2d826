// A page from a cache holds data of the time when it was made: what is no longer fresh is asked for at once.
for (const element of document.querySelectorAll('[data-vtc-until]')) {
  if (Number(element.dataset.vtcUntil) * 1000 < Date.now()) {
    customElements.whenDefined(element.localName).then(() => element.refresh());
  }
}
