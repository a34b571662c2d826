// Runs a command of packages that are installed on demand: node tools/on-demand/run.mjs NAME COMMAND [ARGUMENT…]
import { spawnSync } from 'node:child_process';
import { onDemand } from './packages.mjs';

const [name, command, ...args] = process.argv.slice(2);
try {
  const { bin } = await onDemand(name);
  process.exitCode = spawnSync(bin(command), args, { stdio: 'inherit' }).status ?? 1;
} catch ({ message }) {
  console.error(message);
  process.exitCode = 1;
}
