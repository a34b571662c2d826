const font = new FontFace('Test Font', 'url(/src/gateway/node/font/inter-semibold.ttf)');

/** Renders all text of the page in a font of the repository, so that sizes are the same on every machine. */
export async function useTestFont(): Promise<void> {
  document.fonts.add(await font.load());
  document.documentElement.style.fontFamily = font.family;
}
