import { attributes } from '../../base.js';

export const layouts = attributes.oneOf('strip', 'inline');
