import type { Gateway } from '../gateway/gateway.js';
import type { PublicCompany } from '../gateway/upstream/companies.js';
import { renderElement } from '../gateway/ssr/index.js';
import { needsCompany } from '../gateway/ssr/elements.js';
import { etagOf } from '../gateway/upstream/etag.js';
import { atomFeed } from './atom.js';
import { PublishError } from './failure.js';
import { type CompanyData, type PublishedScope, scopeAttributes, wordsIn } from './snapshot.js';

/** A file to write. */
export interface PlannedFile {
  readonly path: string;
  /** What it is made of: while that is the same, it is not made again. */
  readonly source?: string;
  /** Undefined if there is nothing to publish, such as a picture of the next convoy when none is planned. */
  readonly content: () => Promise<Uint8Array | string | undefined>;
}

export interface CompanyFilesOptions {
  readonly vtc: string;
  readonly company: PublicCompany;
  readonly data: CompanyData;
  readonly scope: PublishedScope;
  readonly gateway: Pick<Gateway, 'request'>;
  readonly language: string | undefined;
  readonly hasPng: boolean;
  readonly publicUrl: string | undefined;
  readonly linkOf: (id: number) => string | undefined;
}

const badges = ['members', 'recruiting', 'next'].flatMap((show) =>
  (['flat', 'card'] as const).map((style) => ({ show, style })),
);

/** Files of a company, in an order in which none refers to a later one. */
export async function companyFiles(options: CompanyFilesOptions): Promise<PlannedFile[]> {
  const { vtc, company, data, scope, gateway, language, hasPng, publicUrl, linkOf } = options;

  /** What a route of the gateway responds with. */
  const routed = (path: string, route: string, parameters = {}): PlannedFile => ({
    path,
    content: async () => {
      const query = new URLSearchParams({ ...parameters, ...(language && { lang: language }) });
      const response = await gateway.request(`${route}?${query}`);
      if (response.status === 404) return undefined;
      if (response.status !== 200) throw new PublishError(`Status ${response.status}.`);
      return new Uint8Array(await response.arrayBuffer());
    },
  });

  const { include, also, vtcs } = scope;
  // Several companies have one name in the routes of the gateway.
  const together = wordsIn(vtcs).join('+') || vtc;
  const shown = { ...(include && { include }), ...(also && { also }) };
  const convoys = [...data.convoys.map(({ id }) => String(id)), 'next'].flatMap((id) => [
    ...(hasPng ? [routed(`${vtc}/convoys/${id}/poster.png`, `/poster/${vtc}/${id}.png`)] : []),
    routed(`${vtc}/convoys/${id}/index.html`, `/convoy/${vtc}/${id}`),
  ]);
  const pictures = badges.flatMap(({ show, style }) =>
    ['svg', ...(hasPng ? ['png'] : [])].map((format) =>
      routed(
        `${vtc}/badge-${show}${style === 'card' ? '-card' : ''}.${format}`,
        `/badge/${show === 'next' ? together : vtc}.${format}`,
        { show, style, ...(show === 'next' && shown) },
      ),
    ),
  );
  const elements = await Promise.all(
    [...data.elements].map(async ([tag, loaded]): Promise<PlannedFile> => ({
      path: `${vtc}/${tag}.html`,
      source: await etagOf(
        JSON.stringify([
          language,
          scopeAttributes(tag, scope),
          loaded.responses.map(({ etag }) => etag).sort(),
        ]),
      ),
      content: () =>
        renderElement(
          tag,
          {
            ...(needsCompany(tag) && { vtc }),
            ...Object.fromEntries(scopeAttributes(tag, scope)),
            ...(language && { lang: language }),
          },
          loaded.data,
          { companyTheme: company.detail.theme, companyType: company.detail.companyType },
        ),
    })),
  );
  const locale = language ?? company.detail.language ?? 'en';
  const feed = {
    company,
    snapshot: data.snapshot,
    language: locale,
    url: publicUrl && `${publicUrl}/${vtc}.atom.xml`,
    linkOf,
  };
  return [
    ...convoys,
    ...pictures,
    ...elements,
    routed(`${vtc}.ics`, `/calendar/${together}.ics`, shown),
    { path: `${vtc}.atom.xml`, content: () => Promise.resolve(atomFeed(feed)) },
    { path: `${vtc}.json`, content: () => Promise.resolve(`${JSON.stringify(data.snapshot)}\n`) },
  ];
}
