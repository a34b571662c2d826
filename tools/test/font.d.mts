export const fontFile: string;
export function fontCss(url: string): string;
export function inlineFontCss(): string;
export function loadFont(): Promise<void>;
