import { existsSync, readFileSync } from 'node:fs';
import { missingPackages, onDemand } from '../on-demand/packages.mjs';

/** Turbo and htmx: libraries that replace the body of the page when the visitor follows a link or goes back. */
const visitLibraries = {
  Turbo: { file: '@hotwired/turbo/dist/turbo.es2017-umd.js' },
  htmx: { file: 'htmx.org/dist/htmx.min.js' },
};

/**
 * Libraries that replace or extend built-ins, as classic scripts: files of `tools/on-demand/host-libraries`, or of a
 * package of Debian. `setUp` is what pages run after a library that changes nothing by itself.
 */
const libraries = {
  'zone.js': { file: 'zone.js/bundles/zone.umd.js' },
  'core-js': { file: 'core-js-bundle/minified.js' },
  bluebird: { file: 'bluebird/js/browser/bluebird.js' },
  Sugar: { file: 'sugar/dist/sugar.js', setUp: 'Sugar.extend();' },
  'Date.js': { file: 'datejs/lib/date.js' },
  Prototype: {
    debian: 'libjs-prototype',
    file: '/usr/share/javascript/prototype/prototype-1.7.3.js',
  },
  MooTools: {
    debian: 'libjs-mootools',
    file: '/usr/share/javascript/mootools/mootools-core-nc.js',
  },
};

/** Names of all libraries. */
export const libraryNames = Object.keys(libraries);

/** Names of the libraries that replace the body of the page. */
export const visitLibraryNames = Object.keys(visitLibraries);

const all = { ...libraries, ...visitLibraries };

/**
 * Reason to skip what needs a library: its package of Debian is not installed, or that of npm cannot be downloaded.
 * @param {string} name
 */
export function missingLibrary(name) {
  const { debian, file } = all[name];
  if (!debian) return missingPackages('host-libraries');
  return existsSync(file) ? undefined : `not installed: ${debian}`;
}

/**
 * The text of a library, with the code that starts it.
 * @param {string} name
 */
export async function libraryScript(name) {
  const { debian, file, setUp = '' } = all[name];
  const path = debian ? file : (await onDemand('host-libraries')).file(file);
  return `${readFileSync(path, 'utf8')}\n;${setUp}`;
}
