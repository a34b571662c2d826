const pixel = (): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  return context;
};

const drawnIn = (element: Element): Element | null => {
  const around = element.assignedSlot ?? element.parentNode;
  if (around instanceof ShadowRoot) return around.host;
  return around instanceof Element ? around : null;
};

/** The colours as a painter lays them over each other, as bytes. */
function paint(layers: readonly string[]): readonly number[] {
  const context = pixel();
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

function layersBehind(element: Element, canvas: string): string[] {
  const layers: string[] = [];
  for (let node: Element | null = element; node; node = drawnIn(node)) {
    layers.unshift(getComputedStyle(node).backgroundColor);
  }
  return [canvas, ...layers];
}

const luminance = (bytes: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours that a painter lays on a ground. */
export function ratioOf(ground: readonly string[], text: string): number {
  const [dark = 0, light = 0] = [paint(ground), paint([...ground, text])]
    .map(luminance)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour behind an element's text as painted, down to the canvas, as bytes. */
export const paintedGround = (element: Element, canvas = '#fff'): readonly number[] =>
  paint(layersBehind(element, canvas));

/** Contrast of an element's text as painted on all that is behind it, down to the canvas. */
export const paintedContrast = (element: Element, canvas = '#fff'): number =>
  ratioOf(layersBehind(element, canvas), getComputedStyle(element).color);
