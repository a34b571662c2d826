import * as z from 'zod/mini';

/** Name of the file in which a folder lists what was published. */
export const manifestName = 'vtc-publish.json';

/** A path below the folder; no part of it starts with a dot. */
const path = z.string().check(z.maxLength(300), z.regex(/^\w[\w.~-]*(\/\w[\w.~-]*)*$/));

const schema = z.object({
  format: z.literal(1),
  files: z.array(path),
  /** Entity tag of each response, and when the API returned this version first, in ms since the epoch. */
  responses: z.record(z.string(), z.tuple([z.string(), z.number()])),
  /** What rendered files were rendered from, so that they change only with it. */
  sources: z.record(z.string(), z.string()),
});

/** What was published in a folder. */
export type PublishedManifest = z.infer<typeof schema>;

export const emptyManifest: PublishedManifest = {
  format: 1,
  files: [],
  responses: {},
  sources: {},
};

/** Parses the text of a manifest; undefined for any other text. */
export function parseManifest(text: string): PublishedManifest | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The text of a manifest; equal manifests have equal texts. */
export const manifestText = ({ format, files, responses, sources }: PublishedManifest): string =>
  `${JSON.stringify(
    {
      format,
      files: [...new Set(files)].sort(),
      responses: sorted(responses),
      sources: sorted(sources),
    },
    null,
    1,
  )}\n`;
