// Prints the release notes of the version in package.json: its changes, and the hashes of every published file.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { changesOf } from './problems.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const integrity = JSON.parse(readFileSync('dist/integrity.json', 'utf8'));
const pack = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']);
const [{ files }] = JSON.parse(pack);
const archives = [
  ...readdirSync('.').filter((name) => name === `vtc-widgets-${version}.tgz`),
  'dist/vtc-widgets-wordpress.zip',
];
const paths = [...archives, ...files.map(({ path }) => path)];
const hash = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

console.log(`${changesOf(readFileSync('CHANGELOG.md', 'utf8'), version)}

## Integrity

Values for the \`integrity\` attribute:

${Object.entries(integrity)
  .map(([name, value]) => `- \`${name}\`: \`${value}\``)
  .join('\n')}

<details><summary>SHA-256 of every file</summary>

\`\`\`
${paths.map((path) => `${hash(path)}  ${path}`).join('\n')}
\`\`\`

</details>`);
