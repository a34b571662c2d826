import { Resvg } from '@resvg/resvg-js';

/** Whether a text is well-formed XML, by the SVG parser. */
export function isXml(text: string): boolean {
  const content = text.replace(/^<\?xml[^>]*\?>/, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${content}</svg>`;
  try {
    new Resvg(svg, { font: { loadSystemFonts: false } });
    return true;
  } catch {
    return false;
  }
}

const entities = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' } as const;

/** Text of the first element with this name. */
export const textIn = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replace(
    /&(lt|gt|quot|#39|amp);/g,
    (_, entity: keyof typeof entities) => entities[entity],
  );
