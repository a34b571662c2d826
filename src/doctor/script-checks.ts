import { shadowIncludingAncestors } from '../dom/ancestors.js';
import { documentProperty } from '../dom/document.js';
import { isElement } from '../dom/nodes.js';
import { localeFileTag } from '../locales/loadable.js';
import { missingFiles } from './file-checks.js';
import { error, type Finding, warning } from './findings.js';
import { observedAttributes } from './manifest.js';
import { bundlerTag, copies, scriptTags, settingOf, singleTag, widgets } from './page.js';
import { policyRemedy, sourceOf, templateSources, type PolicyWatch } from './policy.js';
import { request } from './request.js';

const scriptTag = (src: string) =>
  `<script type="module" src="${src}" data-api-base="https://api.example"></script>`;

const isDefined = () => widgets().every(({ localName }) => customElements.get(localName));

/** Waits until the page's scripts have run, at most one second after the load event. */
async function scriptsRun(): Promise<void> {
  if (documentProperty('readyState') !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }));
  for (let polls = 0; polls < 10 && !isDefined(); polls++)
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

/** Whether the convoys of an element open in a dialog. */
const opensDialog = (element: HTMLElement): boolean =>
  observedAttributes(element).includes('details') &&
  settingOf(element, 'details') !== 'none' &&
  (settingOf(element, 'href-template') === '' || element.localName === 'vtc-card');

/** Files on the page, and that with the dialog, that contain a copy of Lit: that of one element has its own. */
function litCopies(): number {
  const urls = scriptTags().map(({ src }) => src);
  const singles = urls.filter((url) => singleTag(url) !== undefined);
  const hasShared = urls.length > singles.length;
  const importsSingle = singles.length > 0 && !hasShared && widgets().some(opensDialog);
  return new Set(singles).size + Number(hasShared) + Number(importsSingle);
}

/** What the site's policy must allow for a script that it blocks; undefined if it does not. */
async function policyRemedyFor(src: string, policy: PolicyWatch): Promise<string | undefined> {
  const violation =
    (await policy.violationOf(src)) ??
    policy.violations.find(({ directive }) => directive === 'trusted-types');
  if (!violation) return undefined;
  const sources =
    violation.directive === 'trusted-types'
      ? templateSources(violation, litCopies())
      : [sourceOf(src)];
  return policyRemedy(violation, ...sources);
}

async function diagnoseScript(src: string, policy: PolicyWatch): Promise<Finding> {
  const remedy = await policyRemedyFor(src, policy);
  if (remedy) {
    const message = "Your site's Content Security Policy blocks the script of vtc-widgets.";
    return { ...error('csp', message, remedy), element: 'script' };
  }
  const outcome = await request(src);
  if (outcome.kind === 'cors') {
    return error(
      'cors',
      `${sourceOf(src)} does not allow other sites to load its script (CORS).`,
      'The operator of that server must add this header:\nAccess-Control-Allow-Origin: *',
    );
  }
  const tag = bundlerTag(src);
  if (tag)
    return error(
      'setup',
      `The script ${src} is for bundlers: browsers cannot find the packages that it imports.`,
      `Load the file of that name in the folder single:\n${scriptTag(new URL(`single/${tag}.js`, src).href)}`,
    );
  const isThere = outcome.kind === 'response' && outcome.status === 200;
  if (isThere && new URL(src).pathname.endsWith('/vtc-more.js'))
    return error(
      'setup',
      `${src} does not run: the vtc-widgets.js beside it may be of another version.`,
      'Copy both files of the same version into that folder:\nvtc-widgets.js\nvtc-more.js',
    );
  const status =
    outcome.kind === 'response' && outcome.status !== 200 ? ` (status ${outcome.status})` : '';
  return error(
    'setup',
    `The script ${src} could not be loaded${status}.`,
    `Compare its address with the line that you copied, and open it in a tab: you should see JavaScript:\n${src}`,
  );
}

/** Explains why the elements of the page are not defined; undefined if they are. */
export async function checkScript(policy: PolicyWatch): Promise<Finding | undefined> {
  await scriptsRun();
  if (isDefined()) return undefined;
  const scripts = scriptTags();
  const [first] = scripts;
  if (!first)
    return error(
      'setup',
      'The script of vtc-widgets is not on this page.',
      `Add this line once:\n${scriptTag('https://cdn.example/vtc-widgets.js')}`,
    );
  const classic = scripts.find(({ type }) => type !== 'module');
  if (classic)
    return error(
      'setup',
      'The script tag of vtc-widgets has no type="module".',
      `Change it to:\n${scriptTag(classic.src)}`,
    );
  for (const { src } of scripts) if (!(await loads(src))) return diagnoseScript(src, policy);
  return isDefined() ? undefined : (missingFiles() ?? diagnoseScript(first.src, policy));
}

/** A warning if the file with the dialog of a convoy, which is loaded on demand, cannot be loaded. */
export async function checkDialogFile(policy: PolicyWatch): Promise<Finding | undefined> {
  const users = widgets().filter(opensDialog);
  const [url = ''] = copies().map((copy) => copy.url);
  const isSingle = singleTag(url) !== undefined;
  // The files of a bundler have other names.
  const isFile = isSingle || /\/vtc-widgets\.js(\?|$)/.test(url);
  if (users.length === 0 || !isFile) return undefined;
  const file = new URL(isSingle ? 'vtc-event.js?dialog' : 'vtc-more.js', url).href;
  if (await loads(file)) return undefined;
  const remedy = await policyRemedyFor(file, policy);
  if (remedy)
    return warning(
      'csp',
      `Your site's Content Security Policy blocks ${file}, so no dialog opens when the name of a convoy is clicked.`,
      remedy,
    );
  return warning(
    'setup',
    `${file} cannot be loaded, so no dialog opens when the name of a convoy is clicked.`,
    `Copy that file of the same version beside the script, or add to ${[...new Set(users.map(({ localName }) => `<${localName}>`))].join(', ')}:\ndetails="none"`,
  );
}

/** The language that the page sets for an element, else that of the browser. */
function languageOf(element: Element): string {
  for (const node of shadowIncludingAncestors(element)) {
    const lang = isElement(node) && node.getAttribute('lang');
    if (lang) return lang;
  }
  return navigator.language;
}

/** URLs of the files with the texts of the page's languages; empty if a bundler has named the files. */
function languageFiles(): string[] {
  const [url = ''] = copies().map((copy) => copy.url);
  const isSingle = singleTag(url) !== undefined;
  if (!isSingle && !/\/vtc-widgets\.js(\?|$)/.test(url)) return [];
  const folder = new URL(isSingle ? '../locales/' : 'locales/', url).href;
  const tags = new Set(widgets().map((element) => localeFileTag(languageOf(element))));
  return [...tags].flatMap((tag) => (tag ? [`${folder}${tag}.js`] : []));
}

/** Warnings of languages whose file cannot be loaded, so that the texts are English. */
export async function checkLanguageFiles(policy: PolicyWatch): Promise<Finding[]> {
  const findings = languageFiles().map(async (file) => {
    if (await loads(file)) return [];
    const remedy = await policyRemedyFor(file, policy);
    return remedy
      ? [
          warning(
            'csp',
            `Your site's Content Security Policy blocks ${file}, so the texts are English.`,
            remedy,
          ),
        ]
      : [
          warning(
            'setup',
            `${file} cannot be loaded, so the texts are English.`,
            `Copy the folder locales of the same version beside the script; beside the folder single if the script is in it. This address should show JavaScript:\n${file}`,
          ),
        ];
  });
  return (await Promise.all(findings)).flat();
}
