import type { Finding } from './finding.js';
import { ourElements, selectorOf, settingOf } from './page.js';
import { neededDirective, sourceOf, type PolicyWatch } from './policy.js';
import { fieldOf } from './probe.js';

const load = (src: string) =>
  new Promise<boolean>((done) => {
    const image = new Image();
    image.addEventListener('load', () => done(true), { once: true });
    image.addEventListener('error', () => done(false), { once: true });
    image.src = src;
    setTimeout(() => done(true), 5000);
  });

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value);

/** Tries the company's pictures, so that a policy which blocks them says so. */
export async function tryPictures(company: unknown, policy: PolicyWatch): Promise<void> {
  const pictures = ['profilePicture', 'banner'].map((name) => fieldOf(company, name));
  for (const src of pictures.filter(isPicture)) if (!(await load(src))) await policy.of(src);
}

/** Pictures that the page's policy blocked. */
export function blockedPictures({ violations }: PolicyWatch): Finding[] {
  const blocked = violations.filter(({ directive }) => directive === 'img-src');
  const origins = [...new Set(blocked.map((one) => sourceOf(one.blocked)))];
  const [first] = blocked;
  const element = ourElements().find((one) => settingOf(one, 'images') !== 'none');
  if (!first || !element) return [];
  return [
    {
      id: 'csp',
      severity: 'warning',
      element: selectorOf(element),
      message: `Your site's Content Security Policy blocks pictures of ${origins.join(', ')}; initials stand in their place.`,
      remedy: `Where your site sends this policy, change it to:\n${neededDirective(first, origins.join(' '))}\nor show none: images="none"`,
    },
  ];
}
