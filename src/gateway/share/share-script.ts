/**
 * Inline script of share pages: sends visitors to the site of the company, programs that read links stay; writes times in
 * the zone of the visitor. Its text never changes, so that a policy can name its hash.
 */
export const shareScript = `const { site } = document.documentElement.dataset;
if (site && !/bot|crawl|spider|slurp|preview|facebookexternalhit|headless/i.test(navigator.userAgent)) location.replace(site);
const format = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
for (const time of document.querySelectorAll('time')) time.textContent = format.format(new Date(time.dateTime));`;
