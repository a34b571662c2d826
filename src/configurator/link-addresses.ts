import { addressNames, originOf, type AddressName } from './addresses.js';
import { addressIn, withAddress, type State } from './state.js';

/** Addresses that came from a link, by name; empty if the owner has answered for it. */
export type LinkAddresses = Readonly<Partial<Record<AddressName, string>>>;

/** The addresses in the state of a link, without those that the owner has confirmed before. */
export const linkAddresses = (state: State, confirmed: readonly string[]): LinkAddresses =>
  Object.fromEntries(
    addressNames
      .map((name) => [name, addressIn(state, name)] as const)
      .filter(([, address]) => !confirmed.includes(address)),
  );

/** Names of the addresses that still lead to the server of a link. */
export const unconfirmedNames = (state: State, fromLink: LinkAddresses): readonly AddressName[] =>
  addressNames.filter((name) => {
    const origin = originOf(fromLink[name] ?? '');
    return origin !== undefined && originOf(addressIn(state, name)) === origin;
  });

/** The state without unconfirmed addresses, and without the company of an unconfirmed API. */
export function confirmedPart(state: State, unconfirmed: readonly AddressName[]): State {
  const confirmed = unconfirmed.reduce((rest, name) => withAddress(rest, name, ''), state);
  return unconfirmed.includes('api') ? { ...confirmed, vtc: '' } : confirmed;
}
