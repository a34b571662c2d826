import { elements } from '../../src/widgets/all.js';
import { pageDesigns } from '../../test/support/page-designs.js';

/** An element with the attributes of a layout. */
export interface Form {
  name: string;
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** The convoy that a `<vtc-event>` shows, or the dialog of a list. */
  convoy?: 'live' | 'upcoming' | 'ended' | 'cancelled' | 'missing';
  /** Whether the convoy is shown in a dialog, in a window of each width. */
  inDialog?: boolean;
  /** The resulting custom state with an API that works; default: `ready`. */
  result?: string;
}

const company = { vtc: 'northern_haul' };

/** Companies that hold their convoys together. */
const alliance = {
  ...company,
  vtcs: 'northern_haul city_coaches amber_truckin_b alpine_cargo_c iron_gate_spe_e',
};

/** Each element in its layouts, as its about.ts says. */
const layouts: readonly Form[] = elements.flatMap(({ tag, scenes, inPictures }) =>
  scenes.map(({ name, attributes }) => ({
    name: name ? `${tag}-${name}` : tag,
    tag,
    attributes: { ...company, ...inPictures, ...attributes },
  })),
);

/** Elements that show something of the first company only. */
const boundTags: ReadonlySet<string> = new Set(
  elements.flatMap(({ tag, needs }) => (needs ? [tag] : [])),
);

/** Each element once, for the pictures of the site. */
export const previews: readonly Form[] = elements.flatMap(
  ({ tag }) => layouts.find((form) => form.tag === tag) ?? [],
);

/** Every element in every layout, and what depends on the company or the convoy. */
export const forms: readonly Form[] = [
  ...layouts,
  { name: 'vtc-live-events-next', tag: 'vtc-live-events', attributes: { vtc: 'big_fleet' } },
  ...['northern_haul', 'big_fleet'].map((vtc) => ({
    name: `vtc-live-events-bar-${vtc === 'big_fleet' ? 'next' : 'live'}`,
    tag: 'vtc-live-events',
    attributes: { vtc, layout: 'bar', details: 'dialog' },
  })),
  ...(['upcoming', 'ended', 'cancelled'] as const).map((convoy) => ({
    name: `vtc-event-${convoy}`,
    tag: 'vtc-event',
    attributes: company,
    convoy,
  })),
  // The global list has no companies that are not public: there is a short record only.
  { name: 'vtc-event-short', tag: 'vtc-event', attributes: { vtc: 'unlisted_haul' } },
  {
    name: 'vtc-event-missing',
    tag: 'vtc-event',
    attributes: company,
    convoy: 'missing',
    result: 'error',
  },
  {
    name: 'vtc-event-private',
    tag: 'vtc-event',
    attributes: { vtc: 'private_line' },
    result: 'error',
  },
  ...(
    [
      ['live', 'vtc-live-events'],
      ['upcoming', 'vtc-upcoming-events'],
      ['cancelled', 'vtc-upcoming-events'],
      ['ended', 'vtc-past-events'],
    ] as const
  ).map(([convoy, tag]) => ({
    name: `dialog-${convoy}`,
    tag,
    attributes: tag === 'vtc-live-events' ? company : { ...company, limit: '30' },
    convoy,
    inDialog: true,
  })),
  ...(
    [
      ['vtc-upcoming-events', { limit: '6', filters: 'company category' }],
      ['vtc-upcoming-events', { limit: '6', layout: 'cards' }],
      ['vtc-upcoming-events', { limit: '6', layout: 'compact' }],
      ['vtc-live-events', { filters: 'company category' }],
      ['vtc-live-events', { layout: 'bar' }],
      ['vtc-calendar', {}],
      ['vtc-past-events', { limit: '6' }],
    ] as const
  ).map(([tag, attributes]) => ({
    name: ['alliance', tag, 'layout' in attributes ? attributes.layout : 'list'].join('-'),
    tag,
    attributes: { ...alliance, ...attributes },
  })),
  {
    name: 'co-hosted',
    tag: 'vtc-upcoming-events',
    attributes: { ...company, limit: '6', include: 'own co-hosted', filters: 'company game' },
  },
  {
    name: 'vtc-recruitment-closed',
    tag: 'vtc-recruitment',
    attributes: { vtc: 'solo_driver' },
  },
];

/** All elements on one page: a row, and two columns below it. */
export const showcase: readonly (readonly Form[])[] = [
  [{ name: 'banner', tag: 'vtc-card', attributes: { ...company, layout: 'banner' } }],
  [
    { name: 'upcoming', tag: 'vtc-upcoming-events', attributes: { ...company, limit: '3' } },
    { name: 'live', tag: 'vtc-live-events', attributes: company },
    { name: 'stats', tag: 'server-stats', attributes: { show: 'totals history servers' } },
  ],
  [
    { name: 'card', tag: 'vtc-card', attributes: company },
    {
      name: 'roster',
      tag: 'vtc-roster',
      attributes: { ...company, 'page-size': '12', searchable: '' },
    },
  ],
];

/** Widths of an element's container, in CSS pixels. */
export const widths = [280, 360, 480, 640, 900, 1200] as const;

/** Behaviour of the API, with the resulting custom state of the elements. */
export const states = {
  ready: 'ready',
  loading: 'loading',
  empty: 'empty',
  failing: 'error',
  /** Lists have one item. */
  single: 'ready',
  /** Lists have 30 items. */
  many: 'ready',
};

/** Name of a behaviour of the API. */
export type State = keyof typeof states;

/** A page, and the attributes of the elements on it. */
export interface PageTheme {
  /** Style sheet of the page. */
  css: string;
  attributes: Readonly<Record<string, string>>;
}

const plain = (background: string, color: string, attributes: PageTheme['attributes']) => ({
  css: `body { background: ${background}; color: ${color}; font: 16px/1.5 'Noto Sans', sans-serif }`,
  attributes,
});

const onDesign = (css: string) => ({ css, attributes: { theme: 'page' } });

/** Pages of one colour with a theme, and pages of different designs with `theme="page"`. */
export const themes = {
  light: plain('#ffffff', '#1b1f24', { theme: 'light' }),
  dark: plain('#101418', '#e8ebee', { theme: 'dark' }),
  company: plain('#ffffff', '#1b1f24', { theme: 'auto' }),
  night: plain('#101418', '#e8ebee', { theme: 'auto', look: 'night' }),
  poster: plain('#101418', '#e8ebee', { theme: 'auto', look: 'poster' }),
  yellow: plain('#ffffff', '#1b1f24', { theme: 'auto', vtc: 'iron_gate_spe_e' }),
  serif: onDesign(pageDesigns.serif),
  gaming: onDesign(pageDesigns.gaming),
  bootstrap: onDesign(pageDesigns.bootstrap),
} satisfies Record<string, PageTheme>;

/** Name of a theme. */
export type Theme = keyof typeof themes;

/** One screenshot: an element in one layout, state and theme, at all widths. */
export interface Scene {
  form: Form;
  state: State;
  theme: Theme;
}

const keys = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as Name[];

/** Name of the scene's screenshot. */
export const nameOf = ({ form, state, theme }: Scene): string => `${form.name} ${state} ${theme}`;

/** All scenes whose names contain each of the words, or begin with it: `vtc-card`, `failing`, `dark`. */
export function scenesWith(words: readonly string[]): Scene[] {
  const all = forms
    .flatMap((form) =>
      keys(states).flatMap((state) => keys(themes).map((theme) => ({ form, state, theme }))),
    )
    // Another company lacks what the element needs.
    .filter(({ form, theme }) => !(boundTags.has(form.tag) && 'vtc' in themes[theme].attributes))
    // A dialog shows no list, and its convoy is not in a shorter one.
    .filter(({ form, state }) => !(form.inDialog && (state === 'single' || state === 'many')));
  return all.filter((scene) => {
    const name = nameOf(scene);
    return words.every((word) => name.startsWith(word) || name.split(' ').includes(word));
  });
}
