import { liveEvents, upcomingEvents } from '../contract/embed.js';
import type { Endpoint } from '../contract/endpoint.js';
import { lenientParser } from '../contract/lenient-parser.js';
import { vtcEvents } from '../contract/vtc-events.js';
import { type ConvoyEvent, convoyList, mostConvoys } from '../convoys/convoy.js';
import type { Ask } from './upstream/answers.js';
import { type Answer, type Failure, isFailure } from './upstream/outcome.js';
import { question } from './upstream/question.js';
import type { KeepAlive } from './upstream/source.js';

/** Convoys with the answers that told of them. */
export interface ConvoyAnswer {
  readonly events: readonly ConvoyEvent[];
  readonly answers: readonly Answer[];
}

const read = lenientParser(convoyList);
const mostPages = 4;

/** Convoys of a company that run or come: as the embed token opens them, without one as everybody may see them. */
export async function companyConvoys(
  ask: Ask,
  vtc: string,
  keepAlive: KeepAlive,
): Promise<ConvoyAnswer | Failure> {
  const get = async (endpoint: Endpoint, query = {}): Promise<ConvoyAnswer | Failure> => {
    const answer = await ask(question(endpoint, vtc, query), keepAlive);
    if (isFailure(answer)) return answer;
    return { events: read(JSON.parse(answer.body)).items, answers: [answer] };
  };
  const [live, coming] = await Promise.all([
    get(liveEvents),
    get(upcomingEvents, { limit: mostConvoys }),
  ]);
  const detailed = [live, coming].flatMap((one) => (isFailure(one) ? [] : [one]));
  const isAll = !isFailure(live) && !isFailure(coming) && coming.events.length < mostConvoys;
  const pages: ConvoyAnswer[] = [];
  for (let page = 0; page < mostPages && !isAll; page++) {
    const next = await get(vtcEvents, { limit: mostConvoys, offset: page * mostConvoys });
    if (isFailure(next)) {
      if (detailed.length === 0 && page === 0) return next;
      break;
    }
    pages.push(next);
    if (next.events.length < mostConvoys) break;
  }
  // What is known in detail comes last, as the last of equal ones counts.
  const all = [...pages, ...detailed];
  return {
    events: all.flatMap(({ events }) => events),
    answers: all.flatMap(({ answers }) => answers),
  };
}
