import {
  dataTypes,
  publicOnly,
  published,
  settings,
  tags,
  typeReferences,
} from './tools/manifest/plugins.mjs';

export default {
  globs: [
    'src/index.ts',
    'src/base/**/*.ts',
    '!src/base/lit.ts',
    'src/contract/*.ts',
    'src/widgets/*/*.ts',
  ],
  outdir: 'dist',
  plugins: [settings(), tags(), publicOnly(), dataTypes(), typeReferences(), published()],
};
