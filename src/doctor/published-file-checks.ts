import { currentTime, parseTimestamp } from '../contract/timestamp.js';
import { baseProblem, networkProblem, responseOf } from './api-checks.js';
import { error, type Finding, findingAbout, warning } from './findings.js';
import { settingOf } from './page.js';
import { fieldOf, request, type RequestOptions } from './request.js';

const dayMs = 86_400_000;
/** A run of the command renews the times of all responses at least once a day. */
const maxAgeMs = 2 * dayMs;

const publishAgain = 'Write it again:\nnpx vtc-widgets publish --help';

/** What a file of `vtc-widgets publish` says of itself. */
interface PublishedFile {
  /** Names of the company: handle and id. */
  readonly names: readonly string[];
  /** When its newest response was received, in ms since the epoch; undefined if it has none. */
  readonly at: number | undefined;
}

/** Reads a published file; undefined for other JSON. */
function parsed(json: unknown): PublishedFile | undefined {
  const names = fieldOf(json, 'names');
  const responses = fieldOf(json, 'responses');
  if (!Array.isArray(names) || typeof responses !== 'object' || responses === null)
    return undefined;
  const times = Object.values(responses).flatMap(
    (response) => parseTimestamp(String(fieldOf(response, 'at'))) ?? [],
  );
  return { names: names.map(String), at: times.length > 0 ? Math.max(...times) : undefined };
}

/** A file whose job has stopped. */
function outdated(base: string, at: number | undefined): Finding[] {
  const days = Math.floor((currentTime() - (at ?? 0)) / dayMs);
  if (at !== undefined && currentTime() - at < maxAgeMs) return [];
  return [
    warning(
      'api',
      at === undefined
        ? `${base} is empty.`
        : `${base} is ${days} days old: the job that publishes it may have stopped.`,
      'Look at the log of that job; GitHub stops scheduled jobs of a repository without commits after 60 days. Or write the file by hand:\nnpx vtc-widgets publish --help',
    ),
  ];
}

/** Elements of companies that the file does not have. */
const missingCompanies = (
  base: string,
  { names }: PublishedFile,
  elements: readonly HTMLElement[],
): Finding[] =>
  elements
    .filter((element) => {
      const vtc = settingOf(element, 'vtc');
      return vtc !== '' && !names.includes(vtc);
    })
    .map((element) =>
      findingAbout(
        element,
        error(
          'company',
          `${base} has no company “${settingOf(element, 'vtc')}”.`,
          `Correct vtc, or publish a file of that company:\nvtc="${names[0] ?? 'northern_haul'}"`,
        ),
      ),
    );

/** Checks an API base that is a file of `vtc-widgets publish`. */
export async function checkPublishedFile(
  base: string,
  elements: readonly HTMLElement[],
  options: RequestOptions = {},
): Promise<Finding[]> {
  const problem = baseProblem(base);
  if (problem) return [problem];
  const outcome = await request(base, options);
  const unreadable = networkProblem(outcome, base);
  if (unreadable) return [unreadable];
  const { status, json } = responseOf(outcome);
  if (status !== 200)
    return [error('api', `The file ${base} cannot be loaded (status ${status}).`, publishAgain)];
  const file = parsed(json);
  if (!file) return [error('api', `${base} is no file of vtc-widgets publish.`, publishAgain)];
  return [...outdated(base, file.at), ...missingCompanies(base, file, elements)];
}
