import type { ElementSettings, Setting } from '../../src/configurator/manifest.js';

// The build replaces it with the files of all elements.
Reflect.set(globalThis, '__VTC_FILES__', {});
const { VtcConfigurator } = await import('../../src/configurator/vtc-configurator.js');
customElements.define('vtc-configurator', VtcConfigurator);

export { VtcConfigurator };

/** A setting of an element; a text by default. */
export const setting = (name: string, fields: Partial<Setting> = {}): Setting => ({
  name,
  description: '',
  control: { kind: 'text' },
  fallback: '',
  isCommon: true,
  isSensitive: false,
  ...fields,
});

/** What the configurator knows of an element. */
export const elementSettings = (
  tag: string,
  fields: Partial<ElementSettings> = {},
): ElementSettings => ({
  tag,
  bundle: 'vtc-widgets.js',
  title: tag,
  description: '',
  settings: [],
  colors: [],
  takesToken: true,
  needsToken: false,
  needsCompany: true,
  ...fields,
});
