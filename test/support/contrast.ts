type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Paints a colour in any form of CSS; returns it as `rgb()`. */
function rgbOf(color: string): string {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('There is no canvas.');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
}

const read = (computed: string): Rgba => {
  const color = computed.startsWith('rgb') ? computed : rgbOf(computed);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
};

const luminance = (color: Rgba): number => {
  const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Cached background colours of elements. */
type Grounds = Map<Element, Rgba>;

function findGround(element: Element, known: Grounds): Rgba {
  const color = read(getComputedStyle(element).backgroundColor);
  if (color[3] === 1) return color;
  const root = element.getRootNode();
  const around = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return around ? ground(around, known) : [255, 255, 255, 1];
}

/** The first opaque colour behind an element, through shadow roots. */
function ground(element: Element, known: Grounds): Rgba {
  const color = known.get(element) ?? findGround(element, known);
  known.set(element, color);
  return color;
}

/** Contrast ratio of an element's text and its background, as WCAG 2 defines it. */
export function contrastOf(element: Element, known: Grounds = new Map()): number {
  const [dark = 0, light = 0] = [read(getComputedStyle(element).color), ground(element, known)]
    .map(luminance)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );

/** Elements in a shadow root whose text has a contrast below 4.5:1 (3:1 for large text), with their ratios. */
export function contrastFailures(host: Element): string[] {
  const known: Grounds = new Map();
  return [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
    .filter((element) => hasOwnText(element) && element.checkVisibility())
    .filter((element) => !element.closest('style, .skeleton'))
    .flatMap((element) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const ratio = contrastOf(element, known);
      return ratio + 0.005 < (isLarge ? 3 : 4.5)
        ? [`${ratio.toFixed(2)} ${element.className}: ${element.textContent?.trim().slice(0, 40)}`]
        : [];
    });
}

/** Paints colours over each other, in any form of CSS; returns the last pixel as `rgb()`. */
export function opaqueColor(...colors: readonly string[]): string {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('There is no canvas.');
  for (const color of colors) {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  return `rgb(${canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ')})`;
}
