import type { WorldCompany } from './company.js';
import { isMinimal } from './examples.js';
import { random, type Random } from './random.js';
import { day } from './schedule.js';
import { europeanCities, slogans, userFirstWords, userLastWords } from './words.js';
import { several } from './several.js';

/** A news post of a company or of the platform; times in milliseconds since 1970. */
export interface Post {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly pinned: boolean;
  readonly createdMs: number;
  readonly hasImage: boolean;
  /** Place of the author among the members; undefined for none. */
  readonly author: number | undefined;
}

/** Input of a news post. */
export type Draft = Pick<Post, 'title' | 'content' | 'pinned'> & {
  readonly publishMs: number | null;
};

/** Title and Markdown text of a post. */
type Text = readonly [title: string, content: string];

const texts: readonly ((source: Random) => Text)[] = [
  (source) => {
    const [from, to] = [source.pick(europeanCities), source.pick(europeanCities)];
    return [
      `Convoy recap: ${from} → ${to}`,
      `**Thank you** to all who drove with us from ${from} to ${to}!\n\n## In numbers\n\n- ${source.integer(12, 96)} trucks\n- ${source.integer(400, 1900)} km\n- nobody left behind\n\n[All pictures](https://photos.example/recap)`,
    ];
  },
  (source) => [
    'New roles in the team',
    `Two drivers join the *Event Team*:\n\n1. **${source.pick(userFirstWords)}** leads our convoys\n2. **${source.pick(userFirstWords)}** takes the pictures\n\nCongratulations!`,
  ],
  (source) => [
    'We are recruiting',
    `> ${source.pick(slogans)}\n\nWe look for drivers who like long routes and calm radios. [Apply here](https://apply.example/form) — it takes five minutes.`,
  ],
  () => ['Holiday break', 'No convoys until the second week of January.'],
  (source) => [
    'Thank you for a great month',
    `| Driver | Distance |\n| --- | ---: |\n| ${source.pick(userLastWords)} | 12,408 km |\n| ${source.pick(userLastWords)} | 9,873 km |\n\n***\n\nThe next month starts in ${source.pick(europeanCities)}.`,
  ],
  () => [
    'Rules update: please read',
    '### What changes\n\n- Keep 70 m between trucks\n  - 100 m in the rain\n- Use `/dim` lights in convoys\n- ~~No trailers~~ Any trailer\n\n```\nChannel 8, then 19\n```',
  ],
  (source) => [
    'İlk yıl dönümümüz | Happy anniversary',
    `🎉 **Bir yıl!** ${source.pick(europeanCities)} için yola çıkıyoruz.\n\n![Our trucks](https://photos.example/trucks.jpg)\n\nDanke — merci — dziękuję!`,
  ],
];

const paragraph = 'We drove on through the night, and nobody wanted to stop. **Still awake?** ';

/** Posts of the company with hostile names, the pinned one first: at most 50 kB of text, no author, no text, odd titles. */
const hostilePosts: readonly (Text | readonly [...Text, 'no author'])[] = [
  [
    '<b>Sale</b> & "quotes" <script>alert(1)</script>',
    '<img src=x onerror=alert(1)> [click](javascript:alert(1))',
  ],
  [
    'The whole story',
    `# The whole story\n\n${paragraph.repeat(Math.floor(50_000 / paragraph.length))}`,
  ],
  ['!', '', 'no author'],
  ['Convoy '.repeat(42).trim(), `[${'x'.repeat(300)}](https://${'y'.repeat(60)}.example)`],
  ['مرحبا بالسائقين', 'شكرا لكم جميعا. **نراكم قريبا**'],
];

const interval = 5 * day;
const idsPerPost = 20_000;

function generatedPost(seed: string, owner: number, slot: number): Post {
  const source = random(seed, 'post', owner, slot);
  const [title, content] = source.pick(texts)(source);
  return {
    id: slot * idsPerPost + owner,
    title,
    content,
    pinned: source.chance(0.04),
    createdMs: slot * interval + source.integer(0, interval - 1),
    hasImage: source.chance(0.5),
    author: source.integer(0, 3),
  };
}

const hostilePost = (
  { id, createdAtMs }: WorldCompany,
  [title, content, authorless]: (typeof hostilePosts)[number],
  index: number,
): Post => ({
  id: id * 10 + index,
  title,
  content,
  pinned: index === 0,
  createdMs: createdAtMs + (hostilePosts.length - index) * day,
  hasImage: index % 2 === 0 && !authorless,
  author: authorless ? undefined : 0,
});

/** Generates the latest `count` posts of a company, newest first; company 0 is the platform. */
export function generatedPosts(seed: string, owner: number, count: number, now: number): Post[] {
  const slot = Math.floor(now / interval);
  return several(count + 1, (index) => generatedPost(seed, owner, slot - index))
    .filter(({ createdMs }) => createdMs <= now)
    .slice(0, count);
}

/** Number of generated posts of a company. */
function postCount(seed: string, { id, scenario, memberCount }: WorldCompany): number {
  if (scenario === 'flagship') return 57;
  const isSilent = scenario === 'no-events' || isMinimal(scenario);
  return isSilent || memberCount < 5 ? 0 : random(seed, 'posts', id).integer(0, 25);
}

/** Generated posts of a company. */
export const companyPosts = (seed: string, company: WorldCompany, now: number): Post[] =>
  company.scenario === 'hostile'
    ? hostilePosts.map((post, index) => hostilePost(company, post, index))
    : generatedPosts(seed, company.id, postCount(seed, company), now);

/** News posts created through the API. */
export interface NewsStore {
  readonly add: (company: WorldCompany, draft: Draft, now: number) => Post;
  /** Posts whose `publishAt` has passed. */
  readonly published: (company: WorldCompany, now: number) => Post[];
  readonly clear: () => void;
}

/** Creates an empty store. */
export function createNewsStore(): NewsStore {
  const written: { companyId: number; post: Post; publishMs: number }[] = [];
  return {
    clear: () => written.splice(0),
    add: (company, { title, content, pinned, publishMs }, now) => {
      const createdMs = Math.max(publishMs ?? now, now);
      const id = written.length + 1;
      const post = { id, title, content, pinned, createdMs, hasImage: false, author: 0 };
      written.push({ companyId: company.id, post, publishMs: createdMs });
      return post;
    },
    published: ({ id }, now) =>
      written
        .filter(({ companyId, publishMs }) => companyId === id && publishMs <= now)
        .map(({ post }) => post),
  };
}
