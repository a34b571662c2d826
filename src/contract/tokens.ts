/** Prefix of embed tokens, which give access to the two embed endpoints of one company. */
export const embedTokenPrefix = 'emb_';

/** Prefix of current API keys. */
export const keyPrefix = 'svc_api_';

/** Prefix of all API keys, old and current. */
export const legacyKeyPrefix = 'svc_';

/** Whether `text` has the format of an embed token. */
export const isEmbedToken = (text: string): boolean => /^emb_[\w.~+/=-]+$/.test(text);

/** Whether `text` has the format of an API key, old or current. */
export const isApiKey = (text: string): boolean => /^svc_[\w.~+/=-]+$/.test(text);

/** Maximum number of companies whose convoys one list shows. */
export const maxListedCompanies = 12;

/** Whether a text has the format of an id or handle of a company: one segment of a path. */
export const isIdOrHandle = (text: string | number): boolean =>
  /^(?!\.+$)[\w.~-]{1,128}$/.test(String(text));

/** Whether a text has the format of an id or handle of a member. A SteamID is neither, and must not be in a page. */
export const isMemberName = (text: string): boolean =>
  isIdOrHandle(text) && !/^7656\d{13}$/.test(text);
