// A page cache may serve stale data: elements refresh it immediately.
for (const element of document.querySelectorAll('[data-vtc-until]')) {
  if (Number(element.dataset.vtcUntil) * 1000 < Date.now()) {
    customElements.whenDefined(element.localName).then(() => element.refresh());
  }
}
