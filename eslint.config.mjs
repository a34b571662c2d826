import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', 'coverage', 'node_modules', '.storybook/public'] },
  ...tseslint.configs.recommended,
  {
    files: ['src/**/*.ts'],
    extends: [
      ...tseslint.configs.recommendedTypeChecked,
      lit['flat/recommended'],
      wc['flat/recommended'],
    ],
    languageOptions: {
      parserOptions: { project: 'tsconfig.src.json', tsconfigRootDir: import.meta.dirname },
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
    files: ['src/sandbox/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
);
