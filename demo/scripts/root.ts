/** URL of the folder of the site, in which the scripts of its pages are. */
export const root = new URL('.', import.meta.url).href;
