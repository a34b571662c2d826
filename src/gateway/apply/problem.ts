import type { InvalidField } from '../../widgets/vtc-recruitment/model/application.js';

/** Status and meaning of each code; the form has a text for each. */
const problems = {
  ORIGIN: [403, 'This gateway accepts no applications from this page: name its site with --site.'],
  NOT_FOUND: [404, 'This gateway accepts no applications for this company.'],
  METHOD: [405, 'Only POST is allowed.'],
  CLOSED: [409, 'The company does not recruit.'],
  FORM_CHANGED: [409, 'The questions of the company have changed.'],
  TOO_LARGE: [413, 'The application is too large.'],
  TYPE: [415, 'The content type has to be application/json.'],
  VALIDATION_ERROR: [422, 'Some fields are not accepted.'],
  SPAM: [422, 'The application looks like one of a program.'],
  TOO_FAST: [422, 'The application was sent too soon after the form was shown.'],
  MALFORMED: [400, 'The body is not an application in JSON.'],
  RATE_LIMITED: [429, 'There are too many applications.'],
  NOT_DELIVERED: [502, 'The application could not be delivered.'],
  API: [503, 'The form of the company could not be loaded.'],
  RESULT_UNKNOWN: [504, 'It is not known whether the application was delivered.'],
} as const;

/** Why an application is not accepted. */
export type ApplyCode = keyof typeof problems;

interface ProblemDetails {
  /** Fields that are not accepted. */
  readonly fields?: readonly InvalidField[];
  /** Value of `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Why an application is not accepted, as `application/problem+json` (RFC 9457); it repeats nothing that was sent. */
export function applyProblem(
  code: ApplyCode,
  { fields, retryAfterSeconds }: ProblemDetails = {},
): Response {
  const [status, detail] = problems[code];
  return new Response(JSON.stringify({ type: 'about:blank', status, code, detail, fields }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(code === 'METHOD' && { allow: 'POST, OPTIONS' }),
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}
