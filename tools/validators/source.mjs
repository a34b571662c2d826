// Tools that read files: the manifest, the scripts for browsers, and templates.
import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

/** Prints what is wrong with the manifest. */
const validateManifest = `
import { readFileSync } from 'node:fs';
import { validateCem } from '@wc-toolkit/cem-validator';
const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
validateCem(manifest, { packageJsonPath: './package.json', logErrors: true });
`;

/** What ESLint reports with one configuration, without the directives of the files. */
async function lint({ load }, files, config) {
  const { ESLint } = await load('eslint');
  const eslint = new ESLint({
    cwd: resolve('.'),
    overrideConfigFile: true,
    allowInlineConfig: false,
    ignore: false,
    overrideConfig: [config],
  });
  const results = await eslint.lintFiles(files);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, message }) => `${filePath.slice(resolve('.').length + 1)}:${line} ${message}`,
    ),
  );
}

const scripts = () =>
  readdirSync('dist')
    .filter((name) => /^vtc-(widgets|more|doctor|embed|frame)\.js$/.test(name))
    .map((name) => `dist/${name}`);

export const sourceValidators = {
  'cem-validator': {
    explained: {
      'schemaVersion: ': 'the analyzer writes 1.0.0',
      'definitionPath: ': 'elements are defined by the entries beside the modules, not in them',
      'missing exported type': 'types are in the declarations; the analyzer lists none',
      'StyledElement is missing a tag name': 'it is a base class',
    },
    async find({ folder }) {
      writeFileSync(join(folder, 'validate.mjs'), validateManifest);
      // In a process of its own, since it reports on its console later.
      const args = [join(folder, 'validate.mjs')];
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
      const lines = stripVTControlCharacters(stdout + stderr).split('\n');
      return lines.filter((line) => /^\s*- /.test(line)).map((line) => line.trim());
    },
  },
  'baseline-js': {
    explained: {
      'vtc-more.js:\\d+ .*navigator.share': 'the link is copied where a browser cannot share',
      'vtc-doctor.js:\\d+ .*Reporting API': 'asked for only where a browser has it',
    },
    async find(tool) {
      const { default: baseline } = await tool.load('eslint-plugin-baseline-js');
      const apis = { preset: 'auto' };
      return lint(tool, scripts(), {
        files: ['**/*.js'],
        plugins: { 'baseline-js': baseline },
        rules: {
          'baseline-js/use-baseline': [
            'error',
            { available: 2024, includeWebApis: apis, includeJsBuiltins: apis },
          ],
        },
      });
    },
  },
  'lit-a11y': {
    explained: {
      'convoys/templates/row.ts:\\d+ Anchor used as a button':
        'the link of a convoy opens a dialog, and still works in a new tab and without the dialog',
    },
    async find(tool) {
      const { default: litA11y } = await tool.load('eslint-plugin-lit-a11y');
      const { parser } = await import('typescript-eslint');
      return lint(tool, ['src/**/*.ts'], {
        files: ['**/*.ts'],
        languageOptions: { parser },
        plugins: { 'lit-a11y': litA11y },
        settings: {
          litHtmlSources: [
            './html.js',
            '../ui/html.js',
            '../../ui/html.js',
            '../../base.js',
            '../../../base.js',
          ],
        },
        rules: litA11y.configs.recommended.rules,
      });
    },
  },
};
