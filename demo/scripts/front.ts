// The front page: its elements, and the doctor as an example.
import { loadElements, root, startSite } from './site.js';
import { setTokens } from './widgets.js';

const { facts, apiBase } = await startSite();
setTokens(facts);
// This page has no element of `vtc-more.js`.
await loadElements({ scripts: facts.scripts.slice(0, 1) }, apiBase);

const check = document.querySelector<HTMLButtonElement>('[data-check-page]');
if (check) check.hidden = false;
check?.addEventListener('click', () => {
  void import(`${root}vtc-doctor.js`).then((doctor: { showPanel: () => Promise<unknown> }) =>
    doctor.showPanel(),
  );
});
