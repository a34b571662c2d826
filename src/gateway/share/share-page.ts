import { html as markup, raw } from 'hono/html';
import { safeUrl } from '../../contract/safe-url.js';
import { type Convoy, convoyName, isLive } from '../../convoys/convoy.js';
import type { ConvoyRecord, ConvoyTextContext } from '../../convoys/convoy-view.js';
import { calendarFile } from '../../convoys/export/calendar-file.js';
import { calendarNote } from '../../convoys/export/convoy-lines.js';
import { googleLink, outlookLink } from '../../convoys/export/calendar-links.js';
import { convoysJsonLd } from '../../convoys/export/json-ld.js';
import { factsText, routeText } from '../../convoys/templates/facts.js';
import { dateText, hasSameLocalTime, longZoneName, zoneName } from '../../intl/formats.js';
import { textDirection } from '../../intl/language-tag.js';
import type { PlainMessageKey } from '../../locales/messages.js';
import { shownName } from '../../text/shown-name.js';
import { type BadgeColors, badgeColors } from '../badge/render.js';
import type { GatewayTexts } from '../texts.js';
import type { PublicCompany } from '../upstream/companies.js';
import { shareScript } from './share-script.js';
import { hashSource, imageSources } from './content-policy.js';

/** Zones of most players, besides that of the company. */
const commonZones = [
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Sydney',
];

const dateFields = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** Content of a page. */
interface SharePage {
  readonly title: string;
  readonly texts: GatewayTexts;
  readonly colors: BadgeColors;
  readonly head?: unknown;
  readonly body: unknown;
  readonly apiBase: string;
  /** URL on the site of the company, where visitors are sent. */
  readonly site?: string | undefined;
}

/** A page with its content security policy. */
export interface ShareDocument {
  readonly html: string;
  readonly policy: string;
}

const policyOf = async (css: string, apiBase: string): Promise<string> =>
  [
    "default-src 'none'",
    `script-src ${await hashSource(shareScript)}`,
    `style-src ${await hashSource(css)}`,
    imageSources(apiBase),
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

const cssOf = ({ background, border, text, muted, primary, primaryText }: BadgeColors): string =>
  `:root{color-scheme:light dark}body{margin:0;background:${background};color:${text};font:16px/1.5 system-ui,sans-serif}main{max-width:44rem;margin:0 auto;padding:1.5rem}h1{margin:.25em 0;font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}img{display:block;width:100%;max-height:22rem;object-fit:cover;border-radius:12px}p{margin:.5em 0;overflow-wrap:anywhere}.host{display:flex;gap:.6em;align-items:center;color:${muted}}.host img{width:2.5rem;height:2.5rem}.status{display:inline-block;padding:.1em .6em;border-radius:6px;background:${primary};color:${primaryText};font-weight:600}.times{font-size:1.15rem}.zones{color:${muted};border-collapse:collapse}.zones th,.zones td{padding-block:.15em;padding-inline:0 1em;border-bottom:1px solid ${border};font-weight:400;text-align:start}.text{white-space:pre-line}.links a{display:inline-block;margin-block:.25em;margin-inline:0 .5em;padding:.5em 1em;border:1px solid ${border};border-radius:8px;color:inherit;text-decoration:none}.links a:first-child{border-color:${primary};background:${primary};color:${primaryText}}`;

/** Renders a page, whose policy is in the page itself, too: static hosts send no headers. */
async function shareDocument(page: SharePage): Promise<ShareDocument> {
  const { title, texts, colors, head, body, site, apiBase } = page;
  const { locale } = texts;
  const css = cssOf(colors);
  const policy = await policyOf(css, apiBase);
  const html = String(
    await markup`<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}"${site ? markup` data-site="${site}"` : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
${head ?? ''}
<style>${raw(css)}</style>
</head>
<body>
<main>
${body}
</main>
<script>${raw(shareScript)}</script>
</body>
</html>
`,
  );
  return { html, policy };
}

/** A convoy with what pages and pictures say of it. */
export interface ShownConvoy {
  readonly company: PublicCompany;
  readonly convoy: Convoy;
  readonly record: ConvoyRecord | undefined;
  readonly texts: GatewayTexts;
  /** Zone of the company. */
  readonly zone: string;
  readonly now: number;
}

/** A convoy as a page shows it, with the URLs in it. */
export interface SharedConvoy extends ShownConvoy {
  /** When the data was received, in ms since the epoch: calendar entries have it, so that the page changes only with the data. */
  readonly receivedAt: number;
  readonly apiBase: string;
  readonly pageUrl: string | undefined;
  readonly posterUrl: string | undefined;
  readonly site: string | undefined;
}

/** What is said about the state of a convoy; undefined before its start. */
export function statusKey({
  convoy,
  record,
  now,
}: Pick<ShownConvoy, 'convoy' | 'record' | 'now'>): PlainMessageKey | undefined {
  if (record?.isCancelled) return 'cancelled';
  if (convoy.endMs <= now) return 'ended';
  return isLive(convoy, now) ? 'liveHeading' : undefined;
}

/** When the page of a convoy says something else, in ms since the epoch. */
export const pageChangesAt = ({ startMs, endMs }: Convoy, now: number): number =>
  [startMs, endMs].find((time) => now < time) ?? Infinity;

const dateTime = (locale: string, zone: string, time: number): string =>
  dateText(locale, zone, time, { ...dateFields, timeZone: zone });

const withZone = (locale: string, zone: string, time: number): string =>
  `${dateTime(locale, zone, time)} ${zoneName(locale, zone, time)}`;

function textContext(shared: SharedConvoy): ConvoyTextContext {
  const { texts, zone, receivedAt: now, apiBase, pageUrl, record, site } = shared;
  return {
    translate: texts.translate,
    zones: { locale: texts.locale, zone, secondZone: undefined },
    now,
    apiBase,
    linkOf: () => site ?? pageUrl,
    recordOf: () => record,
  };
}

const timeElement = ({ texts: { locale }, zone }: SharedConvoy, time: number) =>
  markup`<time datetime="${new Date(time).toISOString()}">${withZone(locale, zone, time)}</time>`;

function timeLines(shared: SharedConvoy) {
  const { meetupMs, startMs } = shared.convoy;
  const { translate } = shared.texts;
  const line = (key: 'meetup' | 'start', time: number) =>
    markup`<p class="times">${translate(key)}: <strong>${timeElement(shared, time)}</strong></p>\n`;
  return [meetupMs === undefined ? '' : line('meetup', meetupMs), line('start', startMs)];
}

/** The start in each zone with another local time than those before. */
function zoneRows({ texts: { locale }, zone, convoy: { startMs } }: SharedConvoy) {
  const zones = [zone, ...commonZones].filter(
    (each, at, all) => !all.slice(0, at).some((other) => hasSameLocalTime(other, each, startMs)),
  );
  return zones.map((each) => {
    const name = longZoneName(locale, each, startMs) ?? zoneName(locale, each, startMs);
    return markup`<tr><th scope="row">${name}</th><td>${dateTime(locale, each, startMs)}</td></tr>\n`;
  });
}

const link = (url: string, text: string) =>
  markup`<a href="${url}" rel="noopener noreferrer nofollow ugc">${text}</a>\n`;

/** Links to the convoy on the owner's site and on the platform. */
function pageLinks({ convoy, texts: { translate }, site }: SharedConvoy) {
  const platform = safeUrl(convoy.event.externalLink);
  if (!site && !platform) return '';
  return markup`<p class="links">${site ? markup`<a href="${site}">${translate('details')}</a>\n` : ''}${
    platform ? link(platform, translate('takePart')) : ''
  }</p>\n`;
}

/** Links that add the convoy to a calendar. */
function calendarLinks(shared: SharedConvoy) {
  const { convoy } = shared;
  const { translate } = shared.texts;
  const context = textContext(shared);
  const note = calendarNote(context, convoy);
  const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(context, [convoy]))}`;
  return markup`<p class="links"><span>${translate('calendar')}:</span> ${link(googleLink(convoy, note), 'Google')}${link(
    outlookLink(convoy, note),
    'Outlook',
  )}<a href="${file}" download="convoy-${convoy.event.id}.ics">${translate('calendarFile')}</a></p>`;
}

const metaTag = (name: 'name' | 'property', key: string, content: string | undefined) =>
  content ? markup`<meta ${raw(name)}="${key}" content="${content}">\n` : '';

/** Time, route and server in one line, as previews show it. */
function summary(shared: SharedConvoy): string {
  const { texts, zone, convoy } = shared;
  const status = statusKey(shared);
  const { translate, locale } = texts;
  const time = withZone(locale, zone, convoy.meetupMs ?? convoy.startMs);
  const facts = factsText(textContext(shared), convoy);
  return [status && translate(status), time, facts].filter(Boolean).join(' · ');
}

/** Language and territory, as Open Graph has them: `de_DE`, `zh_CN`. */
function territoryLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return [language, region].filter(Boolean).join('_');
}

function previewTags(shared: SharedConvoy, title: string) {
  const { company, convoy, texts, pageUrl, posterUrl } = shared;
  const image = posterUrl ?? safeUrl(convoy.event.banner);
  const description = summary(shared);
  return [
    metaTag('name', 'description', description),
    metaTag('property', 'og:type', 'website'),
    metaTag('property', 'og:title', title),
    metaTag('property', 'og:description', description),
    metaTag('property', 'og:url', pageUrl),
    metaTag('property', 'og:site_name', shownName(company.detail.name, company.detail.handle)),
    metaTag('property', 'og:locale', territoryLocale(texts.locale)),
    metaTag('property', 'og:image', image),
    metaTag('property', 'og:image:alt', image && title),
    metaTag('property', 'og:image:type', posterUrl && 'image/png'),
    metaTag('property', 'og:image:width', posterUrl && '1200'),
    metaTag('property', 'og:image:height', posterUrl && '630'),
    metaTag('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    metaTag('name', 'twitter:title', title),
    metaTag('name', 'twitter:description', description),
    metaTag('name', 'twitter:image', image),
    pageUrl ? markup`<link rel="canonical" href="${pageUrl}">\n` : '',
    markup`<script type="application/ld+json">${raw(
      convoysJsonLd({ linkOf: () => undefined, pageUrl, recordOf: textContext(shared).recordOf }, [
        convoy,
      ]),
    )}</script>`,
  ];
}

const picture = (url: string | null | undefined) => {
  const source = safeUrl(url);
  return source ? markup`<img src="${source}" alt="" referrerpolicy="strict-origin">\n` : '';
};

/** The page of a convoy, which is complete without scripts. */
export function sharePage(shared: SharedConvoy) {
  const { company, convoy, record, texts, site } = shared;
  const { translate, locale } = texts;
  const { detail } = company;
  const title = convoyName(convoy);
  const status = statusKey(shared);
  const route = routeText(locale, convoy.event);
  const facts = factsText(textContext(shared), convoy, '');
  return shareDocument({
    title: `${title} · ${shownName(detail.name, detail.handle)}`,
    texts,
    colors: badgeColors(detail.theme, false),
    apiBase: shared.apiBase,
    site,
    head: previewTags(shared, title),
    body: markup`${picture(convoy.event.banner)}<p class="host">${picture(detail.profilePicture)}<bdi>${shownName(detail.name, detail.handle)}</bdi></p>
<h1><bdi>${title}</bdi></h1>
${status ? markup`<p class="status">${translate(status)}</p>\n` : ''}${timeLines(shared)}${route ? markup`<p>${route}</p>\n` : ''}${facts ? markup`<p>${facts}</p>\n` : ''}${pageLinks(shared)}${calendarLinks(shared)}
<table class="zones">
<tbody>
${zoneRows(shared)}</tbody>
</table>
${record?.description ? markup`<h2>${translate('aboutConvoy')}</h2>\n<p class="text" dir="auto">${record.description}</p>\n` : ''}`,
  });
}

interface MessageContext {
  readonly texts: GatewayTexts;
  readonly apiBase: string;
  readonly company?: PublicCompany;
}

/** A page that says one thing, such as that there is no such convoy. */
export const messagePage = (
  key: PlainMessageKey,
  { texts, apiBase, company }: MessageContext,
): Promise<ShareDocument> => {
  const name = company && shownName(company.detail.name, company.detail.handle);
  return shareDocument({
    title: [texts.translate(key), name].filter(Boolean).join(' · '),
    texts,
    colors: badgeColors(company?.detail.theme, false),
    apiBase,
    head: markup`<meta name="robots" content="noindex">`,
    body: markup`${name ? markup`<p class="host"><bdi>${name}</bdi></p>\n` : ''}<h1>${texts.translate(key)}</h1>`,
  });
};
