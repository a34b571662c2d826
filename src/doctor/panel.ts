import type { CheckResult, Finding, Severity } from './finding.js';
import { panelStyles } from './panel.styles.js';
import { report } from './report.js';
import { runChecks } from './run-checks.js';

type Child = Node | string;

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const signs: Readonly<Record<Severity, string>> = {
  error: '✕ Nothing shows',
  warning: '! Could be better',
  info: 'i Good to know',
};

/** The first line is advice, the others are to be copied. */
function remedy(text: string): Child[] {
  const [advice = '', ...lines] = text.split('\n');
  const paragraph = make('p', { class: 'remedy' }, advice);
  return lines.length > 0
    ? [paragraph, make('pre', { tabindex: '0' }, lines.join('\n'))]
    : [paragraph];
}

const item = (finding: Finding) =>
  make(
    'li',
    { class: finding.severity },
    make('span', { class: 'severity' }, signs[finding.severity]),
    ...(finding.element ? [' ', make('code', {}, finding.element)] : []),
    make('p', {}, finding.message),
    ...remedy(finding.remedy),
  );

const sentence = ({ findings }: CheckResult) =>
  findings.length === 0
    ? 'All is well: nothing was found.'
    : `${findings.length} ${findings.length === 1 ? 'thing was' : 'things were'} found.`;

/** Copies by the old way where the page has no clipboard, as over plain http. */
async function copy(text: string, root: ShadowRoot): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = make('textarea', { readonly: '' }, text);
    root.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}

function button(text: string, press: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const made = make('button', { type: 'button' }, text);
  made.addEventListener('click', () => press(made));
  return made;
}

function results(result: CheckResult): Child[] {
  return [
    ...(result.findings.length > 0 ? [make('ul', {}, ...result.findings.map(item))] : []),
    make(
      'details',
      {},
      make('summary', {}, 'What was looked at'),
      make('ul', {}, ...result.facts.map((fact) => make('li', {}, fact))),
    ),
  ];
}

/** Runs the checks and shows what they find in a panel over the page; a second call looks again. */
export async function showPanel(): Promise<CheckResult> {
  document.querySelector('[data-vtc-doctor]')?.remove();
  const returnFocusTo = document.activeElement;
  const host = make('div', { 'data-vtc-doctor': '' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [sheet];

  const close = () => {
    host.remove();
    if (returnFocusTo instanceof HTMLElement) returnFocusTo.focus();
  };
  const status = make('p', { class: 'status', role: 'status' }, 'Looking at this page…');
  const body = make('div');
  const foot = make('footer');
  const head = make('header', {}, make('h2', {}, 'vtc-widgets check'), button('Close', close));
  const region = make(
    'section',
    { role: 'region', 'aria-label': 'vtc-widgets check', tabindex: '-1' },
    head,
    status,
    body,
    foot,
  );
  region.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  root.append(region);
  document.body.append(host);

  const result = await runChecks();
  status.textContent = sentence(result);
  status.classList.toggle('good', result.findings.length === 0);
  body.replaceChildren(...results(result));
  foot.replaceChildren(
    button('Copy report', (pressed) => {
      void copy(report(result), root).then(() => (pressed.textContent = 'Copied'));
    }),
    button('Check again', () => void showPanel()),
  );
  return result;
}
