export { ArgumentError } from '../../node/argument-error.js';
