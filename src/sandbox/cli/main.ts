#!/usr/bin/env node
import { ArgumentError } from '../../server/arguments.js';

interface Command {
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** Subcommands; the default is the first. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  sandbox: () => import('./command.js'),
};

async function dispatch([name = '', ...rest]: readonly string[]): Promise<void> {
  const isOption = name === '' || name.startsWith('-');
  const load = commands[isOption ? 'sandbox' : name];
  if (!load) {
    throw new ArgumentError(`there is no command "${name}", only sandbox and gateway`);
  }
  await (await load()).run(isOption && name !== '' ? [name, ...rest] : rest);
}

try {
  await dispatch(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(`vtc-widgets: ${error.message} (see vtc-widgets --help)`);
  process.exitCode = 2;
}
