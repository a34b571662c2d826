import { embedTokenPrefix, keyPrefix, legacyKeyPrefix } from '../../contract/tokens.js';
import type { RateLimitTier } from '../../contract/rate-limits.js';
import type { WorldCompany } from './company.js';
import type { User } from './users.js';
import { secret } from './random.js';
import type { World } from './world.js';

type Tier = Exclude<RateLimitTier, 'anonymous'>;

/** Properties of a developer key. */
export interface KeyTraits {
  readonly tier: Tier;
  /** Whether it has the deprecated prefix. */
  readonly legacy?: boolean;
  /** Whether it has VTC scopes for the example companies. */
  readonly withVtcScopes?: boolean;
  /** Whether it is revoked, and treated as no key. */
  readonly revoked?: boolean;
}

/** A valid developer key. */
export interface DeveloperKey {
  readonly id: string;
  readonly tier: Tier;
  readonly withVtcScopes: boolean;
}

const keyName = ({ tier, legacy, withVtcScopes, revoked }: KeyTraits) =>
  [tier, legacy && 'legacy', withVtcScopes && 'vtc', revoked && 'revoked']
    .filter(Boolean)
    .join('_');

/** The token of a key; there is one for every combination of traits. */
export const keyToken = (seed: string, traits: KeyTraits) =>
  `${traits.legacy ? legacyKeyPrefix : keyPrefix}${secret(32, seed, 'key', keyName(traits))}`;

/** Tokens of one key per tier, and of special keys. */
export const keyTokens = (seed: string) => ({
  free: keyToken(seed, { tier: 'free' }),
  basic: keyToken(seed, { tier: 'basic' }),
  premium: keyToken(seed, { tier: 'premium' }),
  unlimited: keyToken(seed, { tier: 'unlimited' }),
  legacy: keyToken(seed, { tier: 'free', legacy: true }),
  revoked: keyToken(seed, { tier: 'premium', withVtcScopes: true, revoked: true }),
  withVtcScopes: keyToken(seed, { tier: 'basic', withVtcScopes: true }),
});

/** Tokens by name of the key. */
export type KeyTokens = ReturnType<typeof keyTokens>;

/** All valid keys by token. */
function validKeys(seed: string): Map<string, DeveloperKey> {
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

/** The user, key and company that the credentials of a request identify. */
export interface Caller {
  /** User of the session cookie. */
  readonly user: User | undefined;
  readonly key: DeveloperKey | undefined;
  /** Company of the embed token. */
  readonly embed: WorldCompany | undefined;
}

/** Session cookie of the flagship's owner; its name is *not described by the API document*. */
export const sessionCookie = (seed: string) => `session=ses_${secret(32, seed, 'session')}`;

/** Returns a function that authenticates request headers; invalid credentials are ignored. */
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

function embedOwner(world: World, token: string): WorldCompany | undefined {
  if (!token.startsWith(embedTokenPrefix)) return undefined;
  const id = parseInt(token.slice(embedTokenPrefix.length, embedTokenPrefix.length + 4), 36);
  const company = world.company(id);
  return company && world.embedToken(company) === token ? company : undefined;
}
