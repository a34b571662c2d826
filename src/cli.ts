#!/usr/bin/env node
const [command, ...args] = process.argv.slice(2);

if (command === 'gateway') {
  const { run } = await import('./gateway/cli.js');
  await run(args);
} else {
  // The sandbox is a separate bundle that runs when it is imported.
  await import(new URL('./sandbox/cli.js', import.meta.url).href);
}
