/** Attributes whose value decides where requests are sent or links lead; each is `@sensitive` in its class. */
export const addressAttributes = [
  'api-base',
  'href-template',
  'share-url',
  'apply-url',
  'action',
  'feed',
] as const;

/** Name of such an attribute. */
export type AddressAttribute = (typeof addressAttributes)[number];

/** Whether the value of an attribute is an address. */
export const isAddressAttribute = (name: string): name is AddressAttribute =>
  addressAttributes.some((attribute) => attribute === name);
