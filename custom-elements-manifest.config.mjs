import { readFileSync } from 'node:fs';
import { ts } from '@custom-elements-manifest/analyzer';
import {
  attributePositions,
  dataTypes,
  publicOnly,
  published,
  settings,
  tags,
  typeReferences,
} from './build/manifest-plugins.mjs';

const positions = attributePositions(ts, readFileSync('src/base/settings.ts', 'utf8'));

export default {
  globs: ['src/index.ts', 'src/base/**/*.ts', 'src/contract/*.ts', 'src/widgets/*/*.ts'],
  outdir: 'dist',
  plugins: [settings(positions), tags(), publicOnly(), dataTypes(), typeReferences(), published()],
};
