// Shows the form for announcements in Discord.
import { VtcAnnounceConfigurator } from '../../src/configurator/announce/vtc-announce-configurator.js';
import { addAllTranslations } from '../../src/locales/all-translations.js';
import { readFacts } from './site.js';

addAllTranslations();
const { languages, version } = await readFacts();
customElements.define('vtc-announce-configurator', VtcAnnounceConfigurator);
const configurator = new VtcAnnounceConfigurator();
Object.assign(configurator, { languages, version });
document.querySelector('#configurator')?.replaceChildren(configurator);
