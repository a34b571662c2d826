const createPixel = (): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no 2D canvas.');
  return context;
};

/** The parent of an element in the flat tree. */
const flatTreeParent = (element: Element): Element | null => {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
};

/** The red, green and blue bytes of colours painted over each other. */
function paint(layers: readonly string[]): readonly number[] {
  const context = createPixel();
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

function layersBehind(element: Element, canvas: string): string[] {
  const layers: string[] = [];
  for (let node: Element | null = element; node; node = flatTreeParent(node)) {
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

/** Contrast ratio of a text colour painted on backgrounds. */
export function ratioOf(ground: readonly string[], text: string): number {
  const [dark = 0, light = 0] = [paint(ground), paint([...ground, text])]
    .map(luminance)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The red, green and blue bytes of the painted background of an element. */
export const paintedGround = (element: Element, canvas = '#fff'): readonly number[] =>
  paint(layersBehind(element, canvas));

/** Contrast ratio of an element's text and its painted background. */
export const paintedContrast = (element: Element, canvas = '#fff'): number =>
  ratioOf(layersBehind(element, canvas), getComputedStyle(element).color);
