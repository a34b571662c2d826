/** Styles of the panel, independent of the page's. */
export const panelStyles = `
:host {
  all: initial;
  position: fixed;
  inset: auto 1rem 1rem auto;
  z-index: 2147483647;
  display: block;
  max-width: calc(100vw - 2rem);
  border: 0;
  padding: 0;
  background: none;
  color-scheme: light dark;
  font: 15px/1.5 system-ui, sans-serif;
}
section {
  --text: light-dark(#14202b, #eef3f7);
  --muted: light-dark(#51606d, #a9b8c4);
  --border: light-dark(#d9e0e6, #2b3944);
  --background: light-dark(#fff, #141d25);
  --code-background: light-dark(#f2f5f7, #0b1117);
  --accent: light-dark(#0a5fb4, #6db8ff);
  --error: light-dark(#b42318, #ff8f84);
  --warning: light-dark(#8a5300, #f2b84b);
  --success: light-dark(#12703b, #5fd08f);
  box-sizing: border-box;
  width: 27rem;
  max-width: 100%;
  max-height: min(80vh, 42rem);
  overflow: auto;
  border: 1px solid var(--border);
  border-radius: 14px;
  background: var(--background);
  color: var(--text);
  box-shadow: 0 18px 50px rgb(0 0 0 / 0.28);
}
header {
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  border-bottom: 1px solid var(--border);
  padding: 0.75rem 0.75rem 0.75rem 1.1rem;
  background: var(--background);
}
h2 { flex: 1; margin: 0; font-size: 1rem; font-weight: 650; }
.status { margin: 0; padding: 0.9rem 1.1rem 0; font-weight: 600; }
.good { color: var(--success); }
ul { list-style: none; margin: 0; padding: 0 1.1rem; }
li { padding: 0.9rem 0; }
li + li { border-top: 1px solid var(--border); }
.severity { font-size: 0.8125rem; font-weight: 650; }
.error .severity { color: var(--error); }
.warning .severity { color: var(--warning); }
.info .severity { color: var(--muted); }
li p { margin: 0.15rem 0 0; }
.remedy { color: var(--muted); }
code, pre { font: 0.8125rem/1.5 ui-monospace, monospace; }
pre {
  overflow-x: auto;
  margin: 0.4rem 0 0;
  border-radius: 8px;
  padding: 0.5rem 0.65rem;
  background: var(--code-background);
  color: var(--text);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
button {
  min-height: 2.25rem;
  border: 1px solid var(--border);
  border-radius: 8px;
  padding: 0 0.75rem;
  background: none;
  color: var(--accent);
  font: inherit;
  font-size: 0.875rem;
  font-weight: 600;
  cursor: pointer;
}
button:hover { background: var(--code-background); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
details { margin-block-start: 0.9rem; border-top: 1px solid var(--border); padding: 0.75rem 1.1rem; color: var(--muted); font-size: 0.875rem; }
summary { display: flex; align-items: center; gap: 0.5rem; min-height: 2rem; color: var(--accent); font-weight: 600; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::after { content: ''; width: 0.4rem; height: 0.4rem; margin-block-end: 0.2rem; border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(45deg); }
[open] > summary::after { margin-block-end: -0.2rem; transform: rotate(225deg); }
details ul { list-style: disc; padding: 0.4rem 0 0 1.1rem; }
details li { padding: 0.1rem 0; border: 0; overflow-wrap: anywhere; }
details li + li { border: 0; }
footer { position: sticky; bottom: 0; display: flex; gap: 0.5rem; border-top: 1px solid var(--border); padding: 0.75rem 1.1rem; background: var(--background); }
@media (forced-colors: active) { section { border: 2px solid CanvasText; } }
@media print { :host { display: none; } }
`;
