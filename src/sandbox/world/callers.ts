import { embedTokenPrefix, keyPrefix, legacyKeyPrefix } from '../../contract/tokens.js';
import type { RateLimitTier } from '../../contract/rate-limits.js';
import type { Company } from './company.js';
import type { User } from './users.js';
import { secret } from './random.js';
import type { World } from './world.js';

type Tier = Exclude<RateLimitTier, 'anonymous'>;

/** What tells developer keys apart. */
export interface KeyTraits {
  readonly tier: Tier;
  /** Whether it starts with the older, shorter prefix. */
  readonly legacy?: boolean;
  /** Whether it opens the management endpoints of the example companies. */
  readonly withVtcScopes?: boolean;
  /** Whether it was taken back and counts for nothing. */
  readonly revoked?: boolean;
}

/** A developer key that the sandbox knows. */
export interface Key {
  readonly id: string;
  readonly tier: Tier;
  readonly withVtcScopes: boolean;
}

const keyName = ({ tier, legacy, withVtcScopes, revoked }: KeyTraits) =>
  [tier, legacy && 'legacy', withVtcScopes && 'vtc', revoked && 'revoked']
    .filter(Boolean)
    .join('_');

/** The token of a key of a seed; every combination of traits has one. */
export const keyToken = (seed: string, traits: KeyTraits) =>
  `${traits.legacy ? legacyKeyPrefix : keyPrefix}${secret(32, seed, 'key', keyName(traits))}`;

/** The tokens of one key of each tier, and of the special ones. */
export const keyTokens = (seed: string) => ({
  free: keyToken(seed, { tier: 'free' }),
  basic: keyToken(seed, { tier: 'basic' }),
  premium: keyToken(seed, { tier: 'premium' }),
  unlimited: keyToken(seed, { tier: 'unlimited' }),
  legacy: keyToken(seed, { tier: 'free', legacy: true }),
  revoked: keyToken(seed, { tier: 'premium', withVtcScopes: true, revoked: true }),
  withVtcScopes: keyToken(seed, { tier: 'basic', withVtcScopes: true }),
});

/** Tokens of keys by what they are for. */
export type KeyTokens = ReturnType<typeof keyTokens>;

/** All keys that are not revoked, by their token. */
function validKeys(seed: string): Map<string, Key> {
  const tiers = ['free', 'basic', 'premium', 'unlimited'] as const;
  const flags = [false, true] as const;
  const all = tiers.flatMap((tier) =>
    flags.flatMap((legacy) => flags.map((withVtcScopes) => ({ tier, legacy, withVtcScopes }))),
  );
  return new Map(
    all.map((traits) => {
      const { tier, withVtcScopes } = traits;
      return [keyToken(seed, traits), { id: `key_${keyName(traits)}`, tier, withVtcScopes }];
    }),
  );
}

/** Who asks, as far as the credentials of a request tell. */
export interface Caller {
  /** The user whose session cookie was sent. */
  readonly user: User | undefined;
  readonly key: Key | undefined;
  /** The company whose embed token was sent. */
  readonly embed: Company | undefined;
}

/** The cookie of the session that every sandbox has: the owner of the flagship; its name is *not described by the API document*. */
export const sessionCookie = (seed: string) => `session=ses_${secret(32, seed, 'session')}`;

/** Finds out who asks by the headers of a request; credentials that nobody has count as none. */
export function callers(world: World): (headers: Headers) => Caller {
  const keys = validKeys(world.seed);
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
