import { kebab } from './kebab.js';
import { themeKeys } from './palette.js';

const carriers = [
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'text-decoration-color',
  'column-rule-color',
];

/**
 * Says when a colour that an element inherits has changed, whatever the reason: a style sheet that a script turned off
 * or rewrote, a media query, a sibling's state. None of these is seen by a mutation observer, but each starts a transition.
 */
export function watchInherited(root: ShadowRoot, changed: () => void): () => void {
  const probe = document.createElement('span');
  probe.setAttribute('aria-hidden', 'true');
  const { style } = probe;
  style.cssText =
    'position: absolute; visibility: hidden; inline-size: 0; block-size: 0; pointer-events: none';
  style.backgroundColor = 'light-dark(#000, #fff)';
  themeKeys.forEach((key, at) => style.setProperty(carriers[at] ?? '', `var(--vtc-${kebab(key)})`));
  style.transition = ['color', 'background-color', ...carriers].map((name) => `${name} 1ms`).join();
  probe.addEventListener('transitionrun', changed);
  // Before all that is drawn, where no template looks.
  root.prepend(probe);
  return () => probe.remove();
}
