// Starts the configurator with the sandbox, the elements and their manifest.
import { VtcConfigurator } from '../../src/configurator/vtc-configurator.js';
import { elementsIn, type Manifest } from '../../src/configurator/manifest.js';
import { loadElements, root, startSite } from './site.js';

const [{ facts, apiBase }, manifest] = await Promise.all([
  startSite(),
  fetch(`${root}custom-elements.json`).then((response) => response.json() as Promise<Manifest>),
]);
await loadElements(facts, apiBase);
customElements.define('vtc-configurator', VtcConfigurator);
const configurator = new VtcConfigurator();
Object.assign(configurator, {
  site: facts,
  filesBase: root,
  elements: elementsIn(manifest),
  sandboxBase: apiBase,
});
document.querySelector('#configurator')?.replaceChildren(configurator);
