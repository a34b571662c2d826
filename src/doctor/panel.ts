import { documentProperty } from '../dom/document.js';
import { report, type CheckResult, type Finding, type Severity } from './findings.js';
import { panelStyles } from './panel.styles.js';
import { runChecks } from './run-checks.js';

type Child = Node | string;

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const severityLabels: Readonly<Record<Severity, string>> = {
  error: '✕ Error',
  warning: '! Warning',
  info: 'i Hint',
};

/** The first line is text, the following lines are code to copy. */
function remedy(text: string): Child[] {
  const [advice = '', ...code] = text.split('\n');
  const paragraph = create('p', { class: 'remedy' }, advice);
  return code.length > 0
    ? [paragraph, create('pre', { tabindex: '0' }, code.join('\n'))]
    : [paragraph];
}

const item = (finding: Finding) =>
  create(
    'li',
    { class: finding.severity },
    create('span', { class: 'severity' }, severityLabels[finding.severity]),
    ...(finding.element ? [' ', create('code', {}, finding.element)] : []),
    create('p', {}, finding.message),
    ...remedy(finding.remedy),
  );

/** Counts errors and warnings; hints are no problems. */
function summary({ ok, findings }: CheckResult): string {
  if (ok) return 'No problems found.';
  const { length } = findings.filter(({ severity }) => severity !== 'info');
  return `${length} ${length === 1 ? 'problem' : 'problems'} found.`;
}

/** Copies text, with `execCommand` if the page has no clipboard, as over plain http. */
async function copy(text: string, root: ShadowRoot): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = create('textarea', { readonly: '' }, text);
    root.append(field);
    field.select();
    documentProperty('execCommand').call(document, 'copy');
    field.remove();
  }
}

function button(text: string, onClick: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const element = create('button', { type: 'button' }, text);
  element.addEventListener('click', () => onClick(element));
  return element;
}

function results({ findings, facts }: CheckResult): Child[] {
  return [
    ...(findings.length > 0 ? [create('ul', {}, ...findings.map(item))] : []),
    create(
      'details',
      {},
      create('summary', {}, 'Details'),
      create('ul', {}, ...facts.map((fact) => create('li', {}, fact))),
    ),
  ];
}

/** Runs the checks and shows their findings in a panel over the page; replaces an open panel. */
export async function showPanel(): Promise<CheckResult> {
  documentProperty('documentElement').querySelector('[data-vtc-doctor]')?.remove();
  const returnFocusTo = documentProperty('documentElement').querySelector<HTMLElement>(':focus');
  const host = create('div', { 'data-vtc-doctor': '' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [sheet];

  const close = () => {
    host.remove();
    returnFocusTo?.focus();
  };
  const status = create('p', { class: 'status', role: 'status' }, 'Checking this page…');
  const body = create('div');
  const footer = create('footer');
  const header = create(
    'header',
    {},
    create('h2', {}, 'vtc-widgets check'),
    button('Close', close),
  );
  const region = create(
    'section',
    { role: 'region', 'aria-label': 'vtc-widgets check', tabindex: '-1' },
    header,
    status,
    body,
    footer,
  );
  region.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  root.append(region);
  documentProperty('body').append(host);

  const result = await runChecks();
  status.textContent = summary(result);
  status.classList.toggle('good', result.ok);
  body.replaceChildren(...results(result));
  footer.replaceChildren(
    button('Copy report', (pressed) => {
      void copy(report(result), root).then(() => (pressed.textContent = 'Copied'));
    }),
    button('Check again', () => void showPanel()),
  );
  return result;
}
