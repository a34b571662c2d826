/** Prefix of embed tokens, which give access to the two embed endpoints of one company. */
export const embedTokenPrefix = 'emb_';

/** Prefix of current API keys. */
export const keyPrefix = 'svc_api_';

/** Prefix of all API keys, old and current. */
export const legacyKeyPrefix = 'svc_';

const embedTokenPattern = new RegExp(`^${embedTokenPrefix}[\\w.~+/=-]+$`);

/** Whether `text` has the format of an embed token. */
export const isEmbedToken = (text: string): boolean => embedTokenPattern.test(text);
