// Shows the configurator, then starts the sandbox and the elements for its preview.
import { VtcConfigurator } from '../../src/configurator/vtc-configurator.js';
import { elementsIn, type Manifest } from '../../src/configurator/manifest.js';
import { loadElements, readFacts, root, startSite } from './site.js';

const [site, manifest] = await Promise.all([
  readFacts(),
  fetch(`${root}custom-elements.json`).then((response) => response.json() as Promise<Manifest>),
]);
customElements.define('vtc-configurator', VtcConfigurator);
const configurator = new VtcConfigurator();
Object.assign(configurator, { site, filesBase: root, elements: elementsIn(manifest) });
document.querySelector('#configurator')?.replaceChildren(configurator);

const { facts, apiBase } = await startSite();
configurator.sandboxBase = apiBase;
await loadElements(facts, apiBase);
