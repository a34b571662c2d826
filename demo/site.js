// The switches of the page, and the lines to copy below each element.
const elements = document.querySelectorAll(
  'vtc-upcoming-events, vtc-live-events, vtc-card, vtc-roster, server-stats',
);
const switches = document.querySelector('.switches');
const languages = switches.language.dataset.languages.split(' ');

/** The lines that put an element into a page, as an owner would write them. */
function linesOf(element) {
  const { localName, attributes } = element;
  const written = [...attributes]
    .filter(({ name }) => !['theme', 'lang', 'loading'].includes(name))
    .filter(({ name, value }) => name !== 'when-empty' || value !== 'next')
    .map(({ name, value }) => {
      if (name === 'token') return 'token="emb_…"';
      return value === '' && name !== 'heading' ? name : `${name}="${value}"`;
    });
  return `<${[localName, ...written].join(' ')}></${localName}>`;
}

function linesBelow(element) {
  const lines = document.createElement('details');
  lines.className = 'lines';
  const summary = document.createElement('summary');
  summary.textContent = `The line for <${element.localName}>`;
  const row = document.createElement('div');
  const pre = document.createElement('pre');
  pre.textContent = linesOf(element);
  const copy = document.createElement('button');
  copy.textContent = 'Copy';
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(pre.textContent);
    copy.textContent = 'Copied';
    setTimeout(() => (copy.textContent = 'Copy'), 2000);
  });
  row.append(pre, copy);
  lines.append(summary, row);
  element.after(lines);
}

function wear(theme) {
  const page = theme === 'auto' ? 'dark' : theme;
  document.documentElement.dataset.theme = page;
  for (const element of elements) element.theme = theme === 'auto' ? 'auto' : 'page';
}

for (const language of languages) {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  switches.language.add(new Option(name, language));
}
for (const element of elements) {
  if (!element.matches('[layout="badge"], [layout="compact"]')) linesBelow(element);
}
switches.theme.addEventListener('change', () => wear(switches.theme.value));
switches.language.addEventListener('change', () => {
  for (const element of elements) element.lang = switches.language.value;
});
