/** What is said at the start: where it is, and what to try. */
export function banner(url: string, vtc: string, apiBase: string): string {
  return [
    `The gateway answers at ${url}, for ${apiBase}`,
    '',
    'Try',
    `  ${url}/embed/vtc-card?vtc=${vtc}`,
    `  ${url}/badge/${vtc}.svg?show=next&style=card`,
    `  ${url}/calendar/${vtc}.ics`,
    `  ${url}/api/vtcs/${vtc}`,
    `  ${url}/health`,
    '',
    'In a page: a frame',
    `  <iframe src="${url}/embed/vtc-card?vtc=${vtc}" title="${vtc}" loading="lazy"></iframe>`,
    `  <script async src="${url}/vtc-frame.js"></script>`,
    'or the elements themselves',
    `  <script type="module" src="${url}/vtc-widgets.js" data-api-base="${url}/api"></script>`,
    `  <vtc-upcoming-events vtc="${vtc}" token="proxy"></vtc-upcoming-events>`,
    '',
    'Ctrl+C stops it.',
  ].join('\n');
}
