// Shows the configurator, then starts the sandbox and the elements for its preview.
import { VtcConfigurator } from '../../src/configurator/vtc-configurator.js';
import type { ElementSettings } from '../../src/configurator/manifest.js';
import { isNear } from './near.js';
import { loadElements, readFacts, root, startSite } from './site.js';

const [site, elements] = await Promise.all([
  readFacts(),
  fetch(`${root}elements.json`).then((response) => response.json() as Promise<ElementSettings[]>),
]);
customElements.define('vtc-configurator', VtcConfigurator);
const configurator = new VtcConfigurator();
Object.assign(configurator, { site, filesBase: root, elements });
document.querySelector('#configurator')?.replaceChildren(configurator);

const { facts, apiBase } = await startSite();
configurator.sandboxBase = apiBase;
await configurator.updateComplete;
// On a phone, the preview is not visible at first.
await isNear(configurator.querySelectorAll('.results'));
await loadElements(facts, apiBase);
