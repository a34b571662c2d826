import { isPublishedFile } from '../contract/published-file.js';
import { checkBase, checkCompany, stopsFurtherChecks } from './api-checks.js';
import { checkForms } from './apply-checks.js';
import { checkCopies, smallerFile } from './file-checks.js';
import {
  findingAbout,
  sortedFindings,
  warning,
  withoutTokens,
  type CheckResult,
  type Finding,
} from './findings.js';
import { blockedImages, tryImages } from './image-checks.js';
import { checkLayout, layoutFacts } from './layout-checks.js';
import { observedAttributes } from './manifest.js';
import { checkMarkup, setupErrors } from './markup-checks.js';
import { listedCompanies, copies, findBase, hasProvidedData, settingOf, widgets } from './page.js';
import { PolicyWatch } from './policy.js';
import { checkPublishedFile } from './published-file-checks.js';
import { checkRateLimit, trafficFact, trafficSettled, trafficTo } from './rate-limit-checks.js';
import { checkDialogFile, checkLanguageFiles, checkScript } from './script-checks.js';
import { checkSecrets } from './secret-checks.js';
import { checkToken, missingToken, tokenProblem } from './token-checks.js';

const policy = new PolicyWatch();

/** Elements by key; those with an empty key are left out. */
function byKey(
  elements: readonly HTMLElement[],
  keyOf: (element: HTMLElement) => string,
): ReadonlyMap<string, readonly HTMLElement[]> {
  const groups = new Map<string, HTMLElement[]>();
  for (const element of elements) {
    const key = keyOf(element);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), element]);
  }
  return groups;
}

const assigned = (
  elements: Element | readonly Element[],
  finding: Finding | undefined,
): Finding[] => (finding ? [findingAbout(elements, finding)] : []);

/** That an element shows no contact, because the API, such as that of a gateway, withholds it. */
function withheldContact(company: unknown, users: readonly HTMLElement[]): Finding[] {
  const isWithheld = typeof company === 'object' && company !== null && !('email' in company);
  const showing = users.filter((element) => /\bcontact\b/.test(settingOf(element, 'show')));
  if (!isWithheld || showing.length === 0) return [];
  return assigned(
    showing,
    warning(
      'setup',
      'This address of the API withholds the e-mail address, as gateways do, so show="contact" shows nothing.',
      'Use the address of the API itself, or a frame of the gateway, whose address ends like this:\n/embed/vtc-card?vtc=northern_haul&show=contact',
    ),
  );
}

async function checkCompanies(base: string, elements: readonly HTMLElement[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const showsImages = elements.some((element) => settingOf(element, 'images') !== 'none');
  for (const [vtc, users] of byKey(elements, (element) => settingOf(element, 'vtc'))) {
    const { company, finding } = await checkCompany(base, vtc, { policy });
    findings.push(...assigned(users, finding), ...withheldContact(company, users));
    if (showsImages) await tryImages(company, policy);
  }
  const listed = new Set(elements.flatMap(listedCompanies));
  for (const vtc of listed) {
    const { finding } = await checkCompany(base, vtc, { policy });
    const users = elements.filter((element) => listedCompanies(element).includes(vtc));
    findings.push(...assigned(users, finding));
  }
  return findings;
}

/** Whether an element has the attribute `token`, or is not defined. */
const usesToken = (element: Element): boolean => {
  const known = observedAttributes(element);
  return known.length === 0 || known.includes('token');
};

async function checkTokens(base: string, elements: readonly HTMLElement[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const keyOf = (element: Element) =>
    settingOf(element, 'token') && `${settingOf(element, 'vtc')} ${settingOf(element, 'token')}`;
  for (const [key, users] of byKey(elements.filter(usesToken), keyOf)) {
    const [vtc = '', token = ''] = key.split(' ');
    if (vtc === '' || tokenProblem(token)) continue;
    findings.push(...assigned(users, await checkToken(base, vtc, token, { policy })));
  }
  return findings;
}

/** Elements whose convoys are those of one company, and that have no token for its full list. */
const missingTokens = (elements: readonly HTMLElement[]): Finding[] =>
  elements
    .filter(
      (element) =>
        observedAttributes(element).includes('token') &&
        settingOf(element, 'token') === '' &&
        settingOf(element, 'vtc') !== '' &&
        listedCompanies(element).length === 0,
    )
    .flatMap((element) => assigned(element, missingToken(element.localName === 'vtc-live-events')));

/** Checks the APIs and published files that the elements use: address, companies and tokens. */
async function checkApis(elements: readonly HTMLElement[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [base, users] of byKey(elements, findBase)) {
    if (isPublishedFile(base)) {
      findings.push(...(await checkPublishedFile(base, users, { policy })));
      continue;
    }
    const finding = await checkBase(base, { policy });
    findings.push(...assigned(users.slice(0, 1), finding));
    if (stopsFurtherChecks(finding)) continue;
    const companyFindings = await checkCompanies(base, users);
    const hasNoCompany = (element: Element) =>
      companyFindings.some(
        (finding) => finding.severity === 'error' && element.matches(finding.element ?? '*'),
      );
    const others = users.filter((element) => !hasNoCompany(element));
    findings.push(...companyFindings, ...missingTokens(others));
    findings.push(...(await checkTokens(base, others)));
  }
  return findings;
}

/** Checks the format of all tokens without sending them. */
const checkTokenFormats = (elements: readonly HTMLElement[]): Finding[] =>
  elements.flatMap((element) =>
    assigned(element, tokenProblem(settingOf(element, 'token'), usesToken(element))),
  );

function facts(): string[] {
  const versions = copies().map(({ version, url }) => `vtc-widgets ${version} from ${url}`);
  const bases = [...new Set(widgets().map(findBase))].filter(Boolean);
  return [
    ...versions,
    ...bases.map((base) => `${isPublishedFile(base) ? 'Published file' : 'API'} at ${base}`),
    ...layoutFacts(),
  ];
}

/** Checks this page and its API for everything that prevents an element from showing its data. */
export async function runChecks(): Promise<CheckResult> {
  const scriptFinding = await checkScript(policy);
  const loading = widgets().filter((element) => !hasProvidedData(element));
  const bases = [...new Set(loading.map(findBase))].filter(Boolean);
  const apiFindings = await checkApis(loading);
  const dialogFinding = scriptFinding ? undefined : await checkDialogFile(policy);
  const languageFindings = scriptFinding ? [] : await checkLanguageFiles(policy);
  const traffic = await trafficSettled(() => trafficTo(bases, loading), loading);
  const found = [
    scriptFinding,
    ...checkTokenFormats(widgets()),
    checkCopies(),
    dialogFinding,
    ...languageFindings,
    ...checkMarkup(),
    ...(await checkSecrets()),
    ...apiFindings,
    ...(await checkForms(policy)),
    ...checkRateLimit(traffic, loading),
    ...checkLayout(),
    blockedImages(policy),
  ].filter((finding) => finding !== undefined);
  const isExplained = found.some(({ severity }) => severity === 'error');
  const findings = isExplained ? found : [...found, ...setupErrors()];
  const masked = sortedFindings(findings.length > 0 ? findings : smallerFile()).map((finding) => ({
    ...finding,
    message: withoutTokens(finding.message),
    remedy: withoutTokens(finding.remedy),
  }));
  const ok = masked.every(({ severity }) => severity === 'info');
  return { ok, findings: masked, facts: [...facts(), trafficFact(traffic)].map(withoutTokens) };
}
