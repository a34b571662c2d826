import { storeWhileHidden, takeStored } from '../../base.js';

/** Values of a form's fields by name. */
export type Draft = Map<string, string>;

const storageKey = 'vtc-widgets.drafts';

/** Drafts of this page by company, and what the previous page of the tab had. */
let drafts: Map<string, Draft> | undefined;

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

function storedDrafts(): Map<string, Draft> {
  const stored = Object.entries(Object(takeStored(storageKey)) as Record<string, unknown>);
  return new Map(
    stored.map(([company, values]) => [
      company,
      new Map(Object.entries(Object(values) as Record<string, unknown>).filter(isText)),
    ]),
  );
}

const written = () =>
  Object.fromEntries(
    [...(drafts ?? [])].flatMap(([company, draft]) =>
      draft.size > 0 ? [[company, Object.fromEntries(draft)]] : [],
    ),
  );

/**
 * The draft of a company's form: of this page, else of the previous page of the tab, which is stored while that page is
 * hidden, unless the site owner forbids storage.
 */
export function draftOf(company: string): Draft {
  if (!drafts) {
    drafts = storedDrafts();
    storeWhileHidden(storageKey, written);
  }
  const draft = drafts.get(company) ?? new Map<string, string>();
  drafts.set(company, draft);
  return draft;
}
