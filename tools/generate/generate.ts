// Writes every generated file that is under version control; names choose: npm run generate -- icons
import { writeFileSync } from 'node:fs';
import { generators, isGenerator } from './generators.js';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !isGenerator(name));
if (unknown.length > 0)
  throw new Error(
    `Unknown: ${unknown.join(', ')}. There are: ${Object.keys(generators).join(', ')}.`,
  );

for (const [name, generate] of Object.entries(generators)) {
  if (named.length > 0 && !named.includes(name)) continue;
  for (const [path, text] of Object.entries(await generate())) {
    writeFileSync(path, text);
    console.log(`${name}: ${path}`);
  }
}
