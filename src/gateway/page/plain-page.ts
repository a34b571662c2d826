import { html as markup } from 'hono/html';

/** Colours, sizes and boxes of the documentation site. */
const css = `:root{color-scheme:light dark;--page:light-dark(#fdfcfa,#0f1114);--panel:light-dark(#fff,#16181d);--well:light-dark(#f5f3ee,#171a1f);--ink:light-dark(#161c24,#edf0f4);--soft:light-dark(#5b6068,#a3a9b4);--line:light-dark(#e8e4dc,#272b32);--accent:light-dark(#8f4d00,#f2a33a)}
*{box-sizing:border-box}
body{max-width:72rem;margin:0 auto;padding:2.5rem max(16px,min(4vw,3rem));background:var(--page);color:var(--ink);font:1rem/1.6 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2{margin:0;line-height:1.2;letter-spacing:-.015em}
h1{font-size:clamp(1.5rem,4vw,2.25rem)}
h2{margin-top:2rem;font-size:1.125rem}
p{margin:.5rem 0;color:var(--soft)}
a{color:var(--accent)}
ul{margin:.5rem 0;padding:0;list-style:none}
li{padding:.5rem 0;border-bottom:1px solid var(--line);color:var(--soft)}
pre,code{font-family:ui-monospace,Menlo,monospace;font-size:.875em}
code{white-space:nowrap}
pre{padding:1rem;border:1px solid var(--line);border-radius:12px;background:var(--well);white-space:pre-wrap}
iframe,img{display:block;max-width:100%}
iframe{width:100%;border:0;border-radius:12px}
.shown{display:grid;gap:2rem;margin-top:2rem}
.shown>*{min-width:0}
.shown h2:first-child{margin-top:0}
@media(min-width:60rem){.shown{grid-template-columns:minmax(0,30rem) minmax(0,1fr);gap:3rem}}`;

/** A page for owners, with addresses and lines to paste; search engines leave it out. */
export const plainPage = async (
  title: string,
  heading: string,
  content: unknown,
): Promise<string> =>
  String(
    await markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<style>${css}</style>
</head>
<body>
<h1>${heading}</h1>
${content}</body>
</html>
`,
  );
