// Writes dist/vtc-widgets-wordpress.zip: npm run wordpress
import { writeFileSync } from 'node:fs';
import { pluginFiles, zipOf } from './files.ts';

const files = pluginFiles();
const zip = zipOf(files);
writeFileSync('dist/vtc-widgets-wordpress.zip', zip);
console.log(
  `dist/vtc-widgets-wordpress.zip: ${files.size} files, ${Math.round(zip.length / 1000)} kB`,
);
