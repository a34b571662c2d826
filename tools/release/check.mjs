// Prints what is missing for a release, one line each: npm run release:check
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { runtimeDependencies } from './dependencies.mjs';
import { releaseProblems } from './problems.mjs';
import { currentTexts, textProblems } from './texts.js';

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const docs = readdirSync('demo/docs', { recursive: true }).filter((name) => name.endsWith('.md'));
/** Files that name a version, or say how to get the package. */
const paths = [
  'README.md',
  'integrations/docker/Dockerfile',
  'integrations/wordpress/readme.txt',
  ...docs.map((name) => `demo/docs/${name}`),
];
const problems = releaseProblems({
  manifest: JSON.parse(read('package.json')),
  changelog: read('CHANGELOG.md'),
  pages: Object.fromEntries(paths.map((path) => [path, read(path)])),
  changesets: readdirSync('.changeset').filter((name) => /(?<!README)\.md$/.test(name)),
  texts: textProblems(await currentTexts()),
  tag: process.env.GITHUB_REF_NAME,
});

for (const line of await runtimeDependencies(JSON.parse(read('package-lock.json'))))
  console.log(line);
for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? 'Ready for a release.' : `\n${problems.length} missing.`);
process.exitCode = problems.length === 0 ? 0 : 1;
