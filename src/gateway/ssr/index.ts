export { renderElement, type RenderOptions } from './render-element.js';
