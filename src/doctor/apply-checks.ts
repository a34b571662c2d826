import { documentProperty } from '../dom/document.js';
import { error, type Finding, findingAbout, warning } from './findings.js';
import { settingOf, widgets } from './page.js';
import { policyRemedy, type PolicyWatch, sourceOf } from './policy.js';
import { fieldOf, request } from './request.js';

const tag = 'vtc-recruitment';

const startGateway = (vtc: string) =>
  `Start the gateway with:\n--apply-to ${vtc}=APPLY_WEBHOOK_URL --site ${location.origin}`;

/** That a form has no address. */
const missingAction = (element: Element): Finding =>
  findingAbout(
    element,
    warning(
      'setup',
      `<${tag} form> shows no form, because action is missing.`,
      `Add the URL that receives applications, such as that of your gateway:\naction="https://gateway.example/apply/${settingOf(element, 'vtc') || '{handle}'}"`,
    ),
  );

/** The URL of a form on a gateway; undefined for other receivers, of which no request would be harmless. */
function gatewayAddress(element: Element): string | undefined {
  const vtc = settingOf(element, 'vtc');
  const action = settingOf(element, 'action').replace(/\{\w+\}/g, vtc);
  if (!URL.canParse(action, documentProperty('baseURI'))) return undefined;
  const url = new URL(action, documentProperty('baseURI'));
  return /\/apply\/[^/]+$/.test(url.pathname) ? url.href : undefined;
}

/** Whether a gateway accepts applications of this page: it responds to GET with 405 then. */
async function checkGateway(element: Element, policy: PolicyWatch): Promise<Finding | undefined> {
  const address = gatewayAddress(element);
  if (address === undefined) return undefined;
  const vtc = settingOf(element, 'vtc');
  const outcome = await request(address, { policy });
  switch (outcome.kind) {
    case 'policy':
      return error(
        'csp',
        'The content security policy of this page forbids the form to send applications.',
        policyRemedy(outcome.violation, sourceOf(address)),
      );
    case 'cors':
      return error(
        'cors',
        `${address} accepts no applications from this page.`,
        `Name the site of this page when you start the gateway:\n--site ${location.origin}`,
      );
    case 'response':
      return fieldOf(outcome.json, 'code') === 'METHOD'
        ? undefined
        : error('setup', `${address} accepts no applications.`, startGateway(vtc));
    default:
      return error(
        'setup',
        `There is no response from ${address}, which receives applications.`,
        'Check the address, and whether the gateway runs.',
      );
  }
}

/** Checks the forms of the page and the gateways that receive them. */
export async function checkForms(policy: PolicyWatch): Promise<Finding[]> {
  const forms = widgets().filter(
    (element) => element.localName === tag && element.hasAttribute('form'),
  );
  const findings: Finding[] = [];
  for (const element of forms) {
    if (settingOf(element, 'action') === '') {
      findings.push(missingAction(element));
      continue;
    }
    const finding = await checkGateway(element, policy);
    if (finding) findings.push(findingAbout(element, finding));
  }
  return findings;
}
