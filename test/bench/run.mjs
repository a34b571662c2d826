// npm run bench: all benchmarks that need no other program; npm run bench -- sandbox: one of them.
const benches = { sandbox: './sandbox.mjs', pages: './pages/run.mjs' };

const named = Object.keys(benches).filter((name) => process.argv.includes(name));
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  console.log(`\n${name}`);
  await import(benches[name]);
}
