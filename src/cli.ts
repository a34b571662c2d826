#!/usr/bin/env node
const [command, ...words] = process.argv.slice(2);

if (command === 'gateway') {
  const { run } = await import('./gateway/cli.js');
  await run(words);
} else {
  // The sandbox is a bundle of its own, which begins when it is loaded.
  await import(new URL('./sandbox/cli.js', import.meta.url).href);
}
