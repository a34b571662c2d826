/** How an embed token starts; it opens the two embed endpoints of one company. */
export const embedTokenPrefix = 'emb_';

/** How every developer key starts that was made since the prefix was lengthened. */
export const keyPrefix = 'svc_api_';

/** How older developer keys start; every current key starts so too. */
export const legacyKeyPrefix = 'svc_';
