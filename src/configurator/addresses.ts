import { addressAttributes, isAddressAttribute } from '../contract/address-attributes.js';
import { baseProblem } from '../doctor/api-checks.js';

/** Choices that decide where requests or visitors go. */
export const addressNames = [
  'api',
  'script',
  'gateway',
  'published',
  ...addressAttributes,
] as const;

/** Name of such a choice. */
export type AddressName = (typeof addressNames)[number];

/** Stands for the owner's site, to which relative templates link. */
const ownSite = 'https://own.invalid';

/** Origin of an address; undefined if the address is empty, no URL, or on the owner's site. */
export function originOf(address: string): string | undefined {
  if (address.trim() === '' || !URL.canParse(address, ownSite)) return undefined;
  const { origin } = new URL(address, ownSite);
  return origin === ownSite ? undefined : origin;
}

/** Whether a link may set this address. */
export function mayBeLinked(name: AddressName, address: string): boolean {
  // The field of the API address sets it.
  if (name === 'api-base') return address === '';
  if (isAddressAttribute(name))
    return URL.canParse(address, ownSite) && /^https?:/.test(new URL(address, ownSite).protocol);
  return baseProblem(name === 'script' ? address.replace(/\?.*/, '') : address) === undefined;
}
