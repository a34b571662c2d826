import { embedTokenPrefix, keyPrefix, legacyKeyPrefix } from '../contract/tokens.js';
import type { RateLimitTier } from '../contract/rate-limits.js';
import type { Endpoint } from '../contract/endpoint.js';
import type { Company } from './companies.js';
import { Failure } from './failure.js';
import type { Person } from './people.js';
import { secret } from './random.js';
import type { World } from './world.js';

/** A developer key that the sandbox knows. */
export interface Key {
  readonly id: string;
  readonly token: string;
  readonly tier: Exclude<RateLimitTier, 'anonymous'>;
  /** Whether it opens the management endpoints of the example companies. */
  readonly withVtcScopes: boolean;
}

const made = {
  free: { prefix: keyPrefix, tier: 'free', withVtcScopes: false, revoked: false },
  basic: { prefix: keyPrefix, tier: 'basic', withVtcScopes: false, revoked: false },
  premium: { prefix: keyPrefix, tier: 'premium', withVtcScopes: false, revoked: false },
  unlimited: { prefix: keyPrefix, tier: 'unlimited', withVtcScopes: false, revoked: false },
  legacy: { prefix: legacyKeyPrefix, tier: 'free', withVtcScopes: false, revoked: false },
  revoked: { prefix: keyPrefix, tier: 'premium', withVtcScopes: true, revoked: true },
  withVtcScopes: { prefix: keyPrefix, tier: 'basic', withVtcScopes: true, revoked: false },
} as const;

/** Names of the keys that every sandbox has. */
export type KeyName = keyof typeof made;

const keyToken = (seed: string, name: KeyName) =>
  `${made[name].prefix}${secret(32, seed, 'key', name)}`;

/** The token of each key of a seed. */
export const keyTokens = (seed: string): Record<KeyName, string> => ({
  free: keyToken(seed, 'free'),
  basic: keyToken(seed, 'basic'),
  premium: keyToken(seed, 'premium'),
  unlimited: keyToken(seed, 'unlimited'),
  legacy: keyToken(seed, 'legacy'),
  revoked: keyToken(seed, 'revoked'),
  withVtcScopes: keyToken(seed, 'withVtcScopes'),
});

/** Who asks, as far as the credentials of a request tell. */
export interface Caller {
  /** The user whose session cookie was sent. */
  readonly user: Person | undefined;
  readonly key: Key | undefined;
  /** The company whose embed token was sent. */
  readonly embed: Company | undefined;
}

/** The cookie of the session that every sandbox has: the owner of the flagship; its name is *not described by the API document*. */
export const sessionCookie = (seed: string) => `session=ses_${secret(32, seed, 'session')}`;

/** Finds out who asks by the headers of a request; credentials that nobody has count as none. */
export function callers(world: World): (headers: Headers) => Caller {
  const keys = new Map(
    Object.entries(keyTokens(world.seed)).flatMap(([name, token]) => {
      const { tier, withVtcScopes, revoked } = made[name as KeyName];
      return revoked ? [] : [[token, { id: `key_${name}`, token, tier, withVtcScopes }] as const];
    }),
  );
  const cookie = sessionCookie(world.seed);
  return (headers) => {
    const token = /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? '';
    const cookies = (headers.get('Cookie') ?? '').split(/; */);
    return {
      user: cookies.includes(cookie) ? world.user(0) : undefined,
      key: keys.get(token),
      embed: embedOwner(world, token),
    };
  };
}

function embedOwner(world: World, token: string): Company | undefined {
  if (!token.startsWith(embedTokenPrefix)) return undefined;
  const id = parseInt(token.slice(embedTokenPrefix.length, embedTokenPrefix.length + 4), 36);
  const company = world.company(id);
  return company && world.embedToken(company) === token ? company : undefined;
}

/** Refuses a caller without the kind of credentials that an endpoint needs. */
export function authenticate({ authentication }: Endpoint, { key, embed }: Caller): void {
  if (authentication === 'embed' && !embed) {
    throw new Failure('UNAUTHORIZED', 'An embed token is needed: Authorization: Bearer emb_…');
  }
  if (authentication === 'management' && !key) {
    throw new Failure('UNAUTHORIZED', 'A developer key with VTC scopes is needed.');
  }
  if (authentication === 'management' && !key?.withVtcScopes) {
    throw new Failure('FORBIDDEN', 'This key has no VTC scopes.');
  }
}
