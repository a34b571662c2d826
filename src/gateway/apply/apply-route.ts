import type { Context, Hono } from 'hono';
import { limitedBytes } from '../../client/limited-body.js';
import { vtcRecruitment as shown } from '../../contract/element-endpoints.js';
import { lenientParser } from '../../contract/lenient-parser.js';
import { vtcRecruitment } from '../../contract/vtc-recruitment.js';
import { shownName, visibleName } from '../../text/shown-name.js';
import type { Application } from '../../widgets/vtc-recruitment/model/application.js';
import type { Dependencies } from '../dependencies.js';
import { textsFor } from '../texts.js';
import { apiRequest } from '../upstream/api-request.js';
import type { PublicCompany } from '../upstream/companies.js';
import { isFailure } from '../upstream/result.js';
import type { Visitor } from '../upstream/response-cache.js';
import { createDeliveries } from './deliver.js';
import { createApplyLimits } from './limits.js';
import {
  checkApplication,
  parseSubmission,
  type RecruitmentForm,
  spamCode,
} from './parse-application.js';
import { applyProblem } from './problem.js';

/** Beginning of the paths that applications are sent to. */
export const applyPrefix = '/apply/';

/** Largest application, in bytes. */
const maxBytes = 64_000;

const parseForm = lenientParser(shown.response);

/** Whether the body is declared as JSON, for which pages of other sites need the permission of a preflight. */
const isJson = (type: string | undefined): boolean =>
  /^application\/json\s*(;|$)/i.test(type ?? '');

/** CORS headers for a page of an allowed site. */
const allowed = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'Retry-After',
  vary: 'origin',
});

const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'accept, content-type',
  'access-control-max-age': '86400',
} as const;

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/**
 * `POST /apply/{vtc}`: an application of the form of `<vtc-recruitment>`, which is compared with the company's form and
 * sent on. Nothing of it is stored, logged or part of a response.
 */
export function applyRoute(app: Hono, dependencies: Dependencies): void {
  const { options, find, query, createVisitor } = dependencies;
  const { receivers, sites, cache, clock } = options;
  const limits = createApplyLimits(cache, () => clock.now());
  const deliver = createDeliveries(options);

  /** Receiver of a company, by its id or handle. */
  const receiverName = ({ names }: PublicCompany) => names.find((name) => receivers.has(name));

  /** The form of a company; null if it does not recruit, undefined if it could not be loaded. */
  async function formOf({ detail }: PublicCompany, visitor: Visitor) {
    if (!detail.recruitmentOpen) return null;
    const response = await query(apiRequest(vtcRecruitment, String(detail.id)), visitor);
    return isFailure(response) ? undefined : parseForm(JSON.parse(response.body)).recruitment;
  }

  /** Sends an application on; the company and its form are named in the company's language. */
  async function send(
    name: string,
    application: Application,
    company: PublicCompany,
    form: RecruitmentForm,
  ) {
    const { language, name: companyName, handle } = company.detail;
    const title = visibleName(form.title);
    return deliver(name, application, {
      author: [shownName(companyName, handle), title].filter(Boolean).join(' · '),
      contact: textsFor(language).translate('contactLabel'),
    });
  }

  async function respond(context: Context<object, '/apply/:vtc'>): Promise<Response> {
    const visitor = createVisitor(context);
    const network = visitor.address;
    const wait = await limits.attempt(network);
    if (wait !== undefined) return applyProblem('RATE_LIMITED', { retryAfterSeconds: wait });
    if (!isJson(context.req.header('content-type'))) return applyProblem('TYPE');
    const bytes = await limitedBytes(context.req.raw, maxBytes);
    if (!bytes) return applyProblem('TOO_LARGE');
    const submission = parseSubmission(new TextDecoder().decode(bytes));
    if (!submission) return applyProblem('MALFORMED');
    const spam = spamCode(submission);
    if (spam) return applyProblem(spam);
    const company = await find(context.req.param('vtc'), visitor);
    if (isFailure(company)) return applyProblem(company.status === 404 ? 'NOT_FOUND' : 'API');
    const name = receiverName(company);
    if (name === undefined) return applyProblem('NOT_FOUND');
    const form = await formOf(company, visitor);
    if (form === undefined) return applyProblem('API');
    if (form === null) return applyProblem('CLOSED');
    const { id, handle } = company.detail;
    const checked = checkApplication(handle ?? String(id), submission, form);
    if (!('application' in checked)) return applyProblem(checked.code, checked);
    const later = await limits.delivery({ network, companyId: id });
    if (later !== undefined) return applyProblem('RATE_LIMITED', { retryAfterSeconds: later });
    const failure = await send(name, checked.application, company, form);
    return failure
      ? applyProblem(failure.code, failure)
      : context.json({ ok: true }, 200, { 'cache-control': 'no-store' });
  }

  app.all('/apply/:vtc', async (context) => {
    if (receivers.size === 0) return applyProblem('NOT_FOUND');
    const origin = context.req.header('origin') ?? '';
    if (!sites.has(origin)) return applyProblem('ORIGIN');
    const { method } = context.req;
    if (method === 'OPTIONS')
      return new Response(null, {
        status: 204,
        headers: { ...allowed(origin), ...preflightHeaders },
      });
    return withHeaders(
      method === 'POST' ? await respond(context) : applyProblem('METHOD'),
      allowed(origin),
    );
  });
}
