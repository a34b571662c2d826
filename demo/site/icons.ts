import { Check, Copy, Menu, Moon, Search, Sun, type IconNode } from 'lucide';

const icons: Readonly<Record<string, IconNode>> = { Check, Copy, Menu, Moon, Search, Sun };

/** An icon of Lucide as SVG; its name is that of Lucide. */
export function iconHtml(name: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`There is no icon "${name}" in demo/site/icons.ts.`);
  const shapes = icon.map(([tag, attributes]) => {
    const text = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${text.join('')}/>`;
  });
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes.join('')}</svg>`;
}
