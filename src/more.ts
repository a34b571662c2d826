import { register } from './base.js';

register({});
