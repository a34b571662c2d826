import { attributeValues } from './attribute-values.mjs';
import { dataTypes, publicOnly, published, tags, typeReferences } from './plugins.mjs';
import * as elements from '../../src/index.ts';
import * as moreElements from '../../src/more.ts';
import { SettingsElement } from '../../src/element/settings-element.ts';

const classes = { ...elements, ...moreElements, SettingsElement };

export default {
  globs: [
    'src/index.ts',
    'src/more.ts',
    'src/element/**/*.ts',
    'src/convoys/*.ts',
    'src/contract/*.ts',
    'src/widgets/**/*.ts',
  ],
  outdir: 'dist',
  litelement: true,
  plugins: [
    tags(),
    attributeValues(classes),
    publicOnly(),
    dataTypes(),
    typeReferences(),
    published(),
  ],
};
