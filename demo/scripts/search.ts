import { root } from './root.js';

/** The part of Pagefind's interface that is used here. */
interface Pagefind {
  readonly debouncedSearch: (
    text: string,
  ) => Promise<{ readonly results: readonly { data(): Promise<Result> }[] } | null>;
}

interface Result {
  readonly raw_url: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: { readonly kind?: readonly string[] };
  readonly sub_results: readonly { readonly title: string; readonly url: string }[];
}

interface Match {
  readonly kind: string;
  readonly title: string;
  readonly place: string;
  readonly url: string;
}

/** A result: the part of a page that has the text most, and the page itself. */
interface Found {
  readonly part: Match;
  readonly page: Match;
}

/** The groups of results, in order, with the number shown of each. */
const groups = [
  ['Pages', 3],
  ['Elements', 4],
  ['Attributes', 5],
  ['Guides', 7],
] as const;

/** The groups; that of attributes before those of parts of pages if one has this name. */
function orderedGroups(
  matches: readonly Match[],
  text: string,
): readonly (typeof groups)[number][] {
  const isName = matches.some(({ kind, title }) => kind === 'Attributes' && title === text);
  return isName ? [groups[0], groups[2], groups[1], groups[3]] : groups;
}

/** The words of a text without endings: `Theming` and `theme`, `tokens` and `token` are equal. */
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).map((word) =>
    word.replace(/(?:ing|es|e|s)$/, ''),
  );

/** The pages about a text: its words are in their titles. Those with the shortest titles are first, then those that begin with it. */
function pagesAbout(pages: readonly Match[], text: string): readonly Match[] {
  const words = stemsOf(text);
  const rankOf = (title: readonly string[]) => 2 * title.length + (title[0] === words[0] ? 0 : 1);
  return pages
    .map((page) => ({ page, title: stemsOf(page.title) }))
    .filter(
      ({ page, title }) =>
        page.kind !== 'Attributes' && words[0] && words.every((word) => title.includes(word)),
    )
    .toSorted((one, other) => rankOf(one.title) - rankOf(other.title))
    .map(({ page }) => ({ ...page, kind: 'Pages' }));
}

let pagefind: Promise<Pagefind> | undefined;
const load = () =>
  (pagefind ??= import(`${root}pagefind/pagefind.js`) as unknown as Promise<Pagefind>);

function foundOf({ raw_url, meta, filters, sub_results }: Result): Found {
  const { title = '', place = '' } = meta;
  const [kind = 'Guides'] = filters.kind ?? [];
  const [best] = sub_results;
  const fragment = best?.url.split('#')[1];
  const url = new URL(raw_url.replace(/^\//, ''), root).href;
  const page = { kind, title, place, url };
  if (kind === 'Attributes' || !best || !fragment || best.title === title)
    return { page, part: page };
  return { page, part: { kind, title: best.title, place: title, url: `${url}#${fragment}` } };
}

/** Pages about the text, and parts of pages that have it; undefined if the visitor has typed on. */
async function matchesOf(typed: string): Promise<readonly Match[] | undefined> {
  // The pages have the British spelling.
  const text = typed.replace(/\b(colo)(r)/gi, '$1u$2');
  const found = await (await load()).debouncedSearch(text);
  if (!found) return undefined;
  const data = await Promise.all(found.results.slice(0, 40).map((result) => result.data()));
  const all = data.map(foundOf);
  const pages = pagesAbout(
    all.map(({ page }) => page),
    text,
  );
  const parts = all
    .map(({ part }) => part)
    .filter(({ url }) => pages.every((page) => page.url !== url));
  return [...pages, ...parts];
}

function optionOf({ title, place, url }: Match, index: number): HTMLElement {
  const option = document.createElement('a');
  option.role = 'option';
  option.id = `result-${index}`;
  option.href = url;
  option.tabIndex = -1;
  const name = document.createElement('b');
  name.textContent = title;
  const where = document.createElement('span');
  where.textContent = place;
  option.append(name, ' ', where);
  return option;
}

function groupOf(kind: string, options: readonly HTMLElement[]): HTMLElement {
  const group = document.createElement('div');
  group.role = 'group';
  group.ariaLabel = kind;
  const heading = document.createElement('p');
  heading.ariaHidden = 'true';
  heading.textContent = kind;
  group.append(heading, ...options);
  return group;
}

/** Starts the search: its button, Control and K, and the dialog. */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const button = document.querySelector<HTMLButtonElement>('[data-search]');
  const field = dialog?.querySelector('input');
  const list = dialog?.querySelector('[role=listbox]');
  const status = dialog?.querySelector('[role=status]');
  if (!dialog || !button || !field || !list || !status) return;

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const choose = (chosen?: HTMLElement) => {
    for (const option of options()) option.ariaSelected = String(option === chosen);
    if (chosen) field.setAttribute('aria-activedescendant', chosen.id);
    else field.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  };
  const move = (by: number) => {
    const all = options();
    const index = all.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    choose(all[(index + by + all.length) % all.length]);
  };

  async function search(): Promise<void> {
    const text = field?.value.trim() ?? '';
    const matches = text ? await matchesOf(text) : [];
    if (!matches) return;
    let index = 0;
    const filled = orderedGroups(matches, text).flatMap(([kind, count]) => {
      const shown = matches.filter((match) => match.kind === kind).slice(0, count);
      const options = shown.map((match) => optionOf(match, index++));
      return options.length > 0 ? groupOf(kind, options) : [];
    });
    list?.replaceChildren(...filled);
    if (list) list.setAttribute('data-text', text);
    field?.setAttribute('aria-expanded', String(index > 0));
    if (status) status.textContent = text && index === 0 ? `Nothing was found for “${text}”.` : '';
    choose(options()[0]);
  }

  const open = () => {
    dialog.showModal();
    field.select();
    void load();
  };
  button.hidden = false;
  button.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!dialog.open) open();
  });
  field.addEventListener('input', () => void search());
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter')
      options()
        .find(({ ariaSelected }) => ariaSelected === 'true')
        ?.click();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a')) dialog.close();
  });
}
