#!/usr/bin/env node
const [command, ...args] = process.argv.slice(2);

/** Commands besides the sandbox. */
const commands = new Map([
  ['announce', () => import('./announce/cli.js')],
  ['gateway', () => import('./gateway/cli.js')],
  ['manage', () => import('./manage/cli.js')],
  ['publish', () => import('./publish/cli.js')],
]);

const load = commands.get(command ?? '');
if (load) {
  const { run } = await load();
  await run(args);
} else {
  // The sandbox is a separate bundle that runs when it is imported.
  await import(new URL('./sandbox/cli.js', import.meta.url).href);
}
