import { checkBase, checkCompany, isFatal } from './api-checks.js';
import { budgetFact, checkBudget, trafficTo } from './budget-checks.js';
import { copies } from './copies.js';
import { sorted, withoutTokens, type CheckResult, type Finding } from './finding.js';
import { baseOf, isGivenData, ourElements, selectorOf, settingOf } from './page.js';
import { checkPage, pageFacts } from './page-checks.js';
import { blockedPictures, tryPictures } from './picture-checks.js';
import { PolicyWatch } from './policy.js';
import { checkScript } from './script-checks.js';
import { checkSetup } from './setup-checks.js';
import { checkToken, tokenProblem } from './token-checks.js';

type Part = Omit<Finding, 'element'>;

const policy = new PolicyWatch();

/** The elements by what `keyOf` says of them; those of which it says nothing are left out. */
function grouped(
  elements: readonly HTMLElement[],
  keyOf: (element: HTMLElement) => string,
): readonly (readonly [string, HTMLElement])[] {
  const groups = new Map<string, HTMLElement>();
  for (const element of elements) {
    const key = keyOf(element);
    if (key !== '' && !groups.has(key)) groups.set(key, element);
  }
  return [...groups];
}

const about = (element: Element, part: Part | undefined): Finding[] =>
  part ? [{ ...part, element: selectorOf(element) }] : [];

async function checkCompanies(base: string, elements: readonly HTMLElement[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [vtc, element] of grouped(elements, (one) => settingOf(one, 'vtc'))) {
    const { company, finding } = await checkCompany(base, vtc, { policy });
    findings.push(...about(element, finding));
    if (elements.some((one) => settingOf(one, 'images') !== 'none'))
      await tryPictures(company, policy);
  }
  return findings;
}

async function checkTokens(base: string, elements: readonly HTMLElement[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const key = (element: Element) =>
    settingOf(element, 'token') && `${settingOf(element, 'vtc')} ${settingOf(element, 'token')}`;
  for (const [pair, element] of grouped(elements, key)) {
    const [vtc = '', token = ''] = pair.split(' ');
    if (vtc === '' || tokenProblem(token)) continue;
    findings.push(...about(element, await checkToken(base, vtc, token, { policy })));
  }
  return findings;
}

/** Asks the APIs that the elements ask. */
async function checkApis(elements: readonly HTMLElement[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [base, first] of grouped(elements, baseOf)) {
    const finding = await checkBase(base, { policy });
    findings.push(...about(first, finding));
    if (isFatal(finding)) continue;
    const those = elements.filter((element) => baseOf(element) === base);
    const ofCompanies = await checkCompanies(base, those);
    findings.push(...ofCompanies);
    const isLost = (element: Element) =>
      ofCompanies.some((one) => one.severity === 'error' && element.matches(one.element ?? '*'));
    findings.push(
      ...(await checkTokens(
        base,
        those.filter((element) => !isLost(element)),
      )),
    );
  }
  return findings;
}

/** Tokens that no element would send. */
const checkTokenForms = (elements: readonly HTMLElement[]): Finding[] =>
  elements.flatMap((element) => about(element, tokenProblem(settingOf(element, 'token'))));

function facts(): string[] {
  const versions = copies().map(({ version, url }) => `vtc-widgets ${version} from ${url}`);
  const bases = [...new Set(ourElements().map(baseOf))].filter(Boolean);
  return [...versions, ...bases.map((base) => `API at ${base}`), ...pageFacts()];
}

/** Looks at this page and asks its API: everything that keeps an element from showing, and what to do. */
export async function runChecks(): Promise<CheckResult> {
  const ofScript = await checkScript(policy);
  const asking = ourElements().filter((element) => !isGivenData(element));
  // Before the checks ask themselves.
  const traffic = trafficTo([...new Set(asking.map(baseOf))]);
  const findings = [
    ...ofScript,
    ...checkTokenForms(ourElements()),
    ...checkSetup(),
    ...(await checkApis(asking)),
    ...checkBudget(traffic),
    ...checkPage(),
    ...blockedPictures(policy),
  ];
  const clean = sorted(findings).map((one) => ({
    ...one,
    message: withoutTokens(one.message),
    remedy: withoutTokens(one.remedy),
  }));
  const ok = clean.every(({ severity }) => severity === 'info');
  return { ok, findings: clean, facts: [...facts(), budgetFact(traffic)].map(withoutTokens) };
}
