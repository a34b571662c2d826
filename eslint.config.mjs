import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

const arrayFrom = {
  selector: 'CallExpression[callee.object.name="Array"][callee.property.name="from"]',
  message: 'Pages replace Array.from: use [...iterable] or Array(count).',
};

/** Syntax that fails in a browser where a library of the page replaces built-ins or extends their prototypes. */
const replaceable = [
  {
    selector: 'BinaryExpression[operator="instanceof"][right.name!="VtcError"]',
    message: 'Pages replace classes: test a property, or use src/dom/nodes.ts.',
  },
  arrayFrom,
  {
    selector: 'ForInStatement',
    message: 'Pages extend Object.prototype: use Object.keys() or Object.entries().',
  },
  {
    selector: 'CallExpression[callee.property.name="entries"][arguments.length=0]',
    message: 'Pages replace Array.prototype.entries: use forEach(), or iterate over the map.',
  },
  { selector: 'NewExpression[callee.name="Request"]', message: 'Use fetch(url, options).' },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="parse"]',
    message: 'Pages replace Date.parse: use new Date(text).getTime().',
  },
  {
    selector:
      'CallExpression[callee.object.name="Date"][callee.property.name="now"]:not(CallExpression[callee.name="Number"] > *)',
    message: 'Pages replace Date.now: use currentTime().',
  },
  {
    selector: 'ImportDeclaration[source.value="lit"] > ImportSpecifier[local.name=/^(html|svg)$/]',
    message: 'Pages extend functions: import html and svg from src/ui/html.ts.',
  },
  {
    selector:
      'MemberExpression[object.name="document"][property.name!=/^(create|import|elementFromPoint)/]',
    message: 'Forms and pictures of the page replace it: use documentProperty().',
  },
];

export default tseslint.config(
  { ignores: ['dist', 'coverage', 'node_modules', 'tools/storybook/public'] },
  ...tseslint.configs.recommended,
  {
    files: ['src/**/*.ts'],
    extends: [
      ...tseslint.configs.recommendedTypeChecked,
      lit['flat/recommended'],
      wc['flat/recommended'],
    ],
    languageOptions: {
      parserOptions: { project: 'tools/tsconfig.src.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-globals': ['error', 'name', 'event', 'status', 'parent', 'top'],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'zod', message: "Browser code may import 'zod/mini' only." },
            {
              name: 'lit/directives/style-map.js',
              message:
                'It writes a style attribute, which a strict Content Security Policy blocks.',
            },
            {
              name: 'lit/directives/unsafe-html.js',
              message: 'Data of the API is rendered as text, never as HTML.',
            },
          ],
        },
      ],
    },
  },
  {
    // The configurator runs on our own pages only.
    files: ['src/**/*.ts'],
    ignores: [
      'src/{announce,configurator,gateway,manage,publish,sandbox,server,webhook}/**',
      'src/cli.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...replaceable] },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="timeout"] > Literal',
          message: 'Use limit() of tools/test/limits.mjs, which adapts to slow machines.',
        },
      ],
    },
  },
  {
    // It also runs in pages.
    files: ['src/sandbox/**/*.ts'],
    rules: { 'no-console': 'off', 'no-restricted-syntax': ['error', arrayFrom] },
  },
);
