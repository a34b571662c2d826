import { about } from '../widgets/vtc-card/about.js';

/** Permissions of a frame. */
export const frameSandbox =
  'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** A company's card as a frame without a border; attributes work where a page forbids inline styles. */
export const frameSnippet = (url: string, vtc: string): string =>
  `<iframe src="${url}/embed/vtc-card?vtc=${vtc}" title="${vtc}" width="480" height="${about.frameHeight}" frameborder="0" loading="lazy" sandbox="${frameSandbox}"></iframe>
<script async src="${url}/vtc-frame.js"></script>`;

/** A company's convoys as an element, whose token stays on the gateway. */
export const elementSnippet = (url: string, vtc: string): string =>
  `<link rel="stylesheet" href="${url}/vtc-widgets.css">
<script type="module" src="${url}/vtc-widgets.js" data-api-base="${url}/api"></script>
<vtc-upcoming-events vtc="${vtc}" token="proxy"></vtc-upcoming-events>`;

/** The company in examples: a configured one if there is any. */
export const exampleVtc = (vtcs: readonly string[] | undefined, tokens: Iterable<string>): string =>
  vtcs?.[0] ?? [...tokens][0] ?? 'northern_haul';
