import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingRegistry } from './registry.mjs';

/** Turbo and htmx: libraries that replace the body of the page when the visitor follows a link or goes back. */
const visitLibraries = {
  Turbo: { npm: '@hotwired/turbo@8.0.23', file: 'dist/turbo.es2017-umd.js' },
  htmx: { npm: 'htmx.org@2.0.11', file: 'dist/htmx.min.js' },
};

const cache = 'node_modules/.cache/host-libraries';

/**
 * Libraries that replace or extend built-ins, as classic scripts: in a package of npm, or where a package of Debian
 * installs them. `setUp` is what pages run after a library that changes nothing by itself.
 */
const libraries = {
  'zone.js': { npm: 'zone.js@0.16.3', file: 'bundles/zone.umd.js' },
  'core-js': { npm: 'core-js-bundle@3.50.0', file: 'minified.js' },
  bluebird: { npm: 'bluebird@3.7.2', file: 'js/browser/bluebird.js' },
  Sugar: { npm: 'sugar@2.0.6', file: 'dist/sugar.js', setUp: 'Sugar.extend();' },
  'Date.js': { npm: 'datejs@0.0.2', file: 'lib/date.js' },
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

const folderOf = (npm) => join(cache, npm);

/**
 * Reason to skip what needs a library: its package of Debian is not installed, or that of npm cannot be downloaded.
 * @param {string} name
 */
export function missingLibrary(name) {
  const { npm, debian, file } = all[name];
  if (debian) return existsSync(file) ? undefined : `not installed: ${debian}`;
  return existsSync(folderOf(npm)) ? undefined : missingRegistry();
}

function pathOf({ npm, file }) {
  if (!npm) return file;
  const folder = folderOf(npm);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', npm, '--json', '--pack-destination', cache], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', join(cache, filename), '-C', folder, '--strip-components=1']);
  }
  return join(folder, file);
}

/**
 * The text of a library, with the code that starts it.
 * @param {string} name
 */
export function libraryScript(name) {
  const library = all[name];
  return `${readFileSync(pathOf(library), 'utf8')}\n;${library.setUp ?? ''}`;
}
