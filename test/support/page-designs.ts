/** Style sheets of pages of different designs. */
export const pageDesigns = {
  /** Serif headings, warm ink on cream. */
  serif: `
    body { background: #faf8f3; color: #23201b; font: 17px/1.6 sans-serif }
    h1, h2, h3 { font-family: Georgia, 'DejaVu Serif', serif; font-weight: 500 }
    a { color: #b2431d }
  `,
  /** Dark gradient, condensed headings, neon links. */
  gaming: `
    :root { color-scheme: dark }
    body { background: linear-gradient(#0b0d13, #171226); color: #d7d9e4; font: 15px/1.5 sans-serif }
    h1, h2, h3 { font-family: 'Arial Narrow', monospace; font-weight: 800 }
    a { color: #35e0c2; text-decoration: none }
  `,
  /** Neutral, with the system font and light headings. */
  bootstrap: `
    body { background: #fff; color: #212529; font: 16px/1.5 system-ui, sans-serif }
    h1, h2, h3 { font-weight: 500 }
    a { color: #0d6efd }
  `,
} as const;
