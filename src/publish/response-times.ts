import type { CacheEngine } from '../gateway/cache/engine.js';
import type { PublishedManifest } from './manifest.js';

const prefix = 'response:';
/** A response keeps its time while it is the same, at most for a day: so a job that runs each hour commits no new times. */
const maxAgeMs = 86_400_000;
/** All files of a run are made of the same responses, however long it takes. */
const runMs = 3_600_000;

export interface ResponseTimes {
  /** A cache whose responses have the time at which the API returned this version first. */
  readonly cache: CacheEngine;
  /** Versions and times of all responses, by path. */
  readonly responses: () => PublishedManifest['responses'];
}

/** Gives responses the times of the last run, as far as they have not changed. */
export function keepTimes(
  cache: CacheEngine,
  known: PublishedManifest['responses'],
  now: number,
): ResponseTimes {
  const responses = new Map<string, [string, number]>();
  return {
    responses: () => Object.fromEntries(responses),
    cache: {
      ...cache,
      set: (key, record, ttlSeconds) => {
        if (!key.startsWith(prefix) || record.status !== 200)
          return cache.set(key, record, ttlSeconds);
        const path = key.slice(prefix.length);
        const [etag, at] = known[path] ?? [];
        const isSame = etag === record.etag && at !== undefined && at <= now && now - at < maxAgeMs;
        const storedAt = isSame ? at : record.storedAt;
        // Full records of convoys: of all companies, so that they change without the own ones.
        if (!path.startsWith('/events?')) responses.set(path, [record.etag, storedAt]);
        return cache.set(key, { ...record, storedAt, freshUntil: now + runMs }, ttlSeconds);
      },
    },
  };
}
