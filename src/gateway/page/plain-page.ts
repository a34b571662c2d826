import { html as markup } from 'hono/html';

const css = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
pre{padding:1rem;border:1px solid;border-radius:8px;overflow:auto}`;

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
