/** Adds a frame without an address to the page, whose document a script writes. */
export function writtenFrame(html: string): {
  readonly frame: HTMLIFrameElement;
  readonly page: Document;
} {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentDocument: page } = frame;
  if (!page) throw new Error('The frame has no document.');
  page.open();
  page.write(html);
  page.close();
  return { frame, page };
}

/** Adds a frame whose text looks like that of the test page; resolves when its font is loaded. */
export async function similarFrame(width: number): Promise<Document> {
  const { font, lineHeight } = getComputedStyle(document.body);
  const { textContent: fonts } = document.querySelector('style') ?? {};
  const { frame, page } = writtenFrame(
    `<!doctype html><html lang="en"><style>${fonts}body{margin:0;font:${font};line-height:${lineHeight}}</style><body>`,
  );
  frame.style.cssText = `border: 0; inline-size: ${width}px; block-size: 900px`;
  await page.fonts.load(font);
  return page;
}
