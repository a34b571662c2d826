import type { Finding } from './finding.js';
import { ourElements, scriptTags } from './page.js';
import { neededDirective, sourceOf, type PolicyWatch } from './policy.js';
import { ask } from './probe.js';

const setup = (message: string, remedy: string): Finding => ({
  id: 'setup',
  severity: 'error',
  element: null,
  message,
  remedy,
});

const line = (src: string) =>
  `<script type="module" src="${src}" data-api-base="https://api.example"></script>`;

const isDefined = () => ourElements().every(({ localName }) => customElements.get(localName));

/** Waits for the page's own scripts, which may still be on their way. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }));
  for (let waited = 0; waited < 10 && !isDefined(); waited++)
    await new Promise((next) => setTimeout(next, 100));
}

async function loads(src: string): Promise<boolean> {
  try {
    await import(/* @vite-ignore */ src);
    return true;
  } catch {
    return false;
  }
}

const blockedTypes = ({ violations }: PolicyWatch) =>
  violations.find(({ directive }) => directive === 'trusted-types');

async function whyNot(src: string, policy: PolicyWatch): Promise<Finding> {
  const violation = (await policy.of(src)) ?? blockedTypes(policy);
  if (violation) {
    const source = violation.directive === 'trusted-types' ? 'lit-html' : sourceOf(src);
    const message = "Your site's Content Security Policy blocks the script of vtc-widgets.";
    const remedy = `Where your site sends this policy, change it to:\n${neededDirective(violation, source)}`;
    return { id: 'csp', severity: 'error', element: 'script', message, remedy };
  }
  const outcome = await ask(src);
  if (outcome.kind === 'cors') {
    const message = `${sourceOf(src)} does not let other sites load its script (CORS).`;
    const remedy = 'Whoever runs that address adds this header:\nAccess-Control-Allow-Origin: *';
    return { id: 'cors', severity: 'error', element: null, message, remedy };
  }
  const status = outcome.kind === 'answer' && outcome.status !== 200 ? ` (${outcome.status})` : '';
  return setup(
    `The script ${src} could not be loaded${status}.`,
    'Compare its address with the line that you were given.',
  );
}

/** Why the elements of the page are not defined; nothing where they are. */
export async function checkScript(policy: PolicyWatch): Promise<Finding[]> {
  await loaded();
  if (isDefined()) return [];
  const [script] = scriptTags();
  if (!script) {
    return [
      setup(
        'The script of vtc-widgets is not on this page.',
        `Add this line, once:\n${line('https://cdn.example/vtc-widgets.js')}`,
      ),
    ];
  }
  if (script.type !== 'module') {
    return [
      setup(
        'The script tag of vtc-widgets lacks type="module".',
        `Change it to:\n${line(script.src)}`,
      ),
    ];
  }
  const isThere = (await loads(script.src)) && isDefined();
  return isThere ? [] : [await whyNot(script.src, policy)];
}
