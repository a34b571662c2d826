import { findingAbout, type Finding, warning } from './findings.js';
import { settingOf, widgets } from './page.js';
import { extendedDirective, sourceOf, type PolicyWatch } from './policy.js';
import { fieldOf } from './request.js';

/** Whether an image loads; an image that takes longer than five seconds counts as loaded. */
const loads = (src: string) =>
  new Promise<boolean>((done) => {
    const image = new Image();
    image.addEventListener('load', () => done(true), { once: true });
    image.addEventListener('error', () => done(false), { once: true });
    image.src = src;
    setTimeout(() => done(true), 5000);
  });

const isUrl = (value: unknown): value is string => typeof value === 'string' && URL.canParse(value);

/** Loads the company's images, so that a policy which blocks them reports a violation. */
export async function tryImages(company: unknown, policy: PolicyWatch): Promise<void> {
  const images = ['profilePicture', 'banner'].map((name) => fieldOf(company, name));
  for (const src of images.filter(isUrl)) if (!(await loads(src))) await policy.violationOf(src);
}

/** Reports images that the page's policy blocked; undefined if there are none. */
export function blockedImages({ violations }: PolicyWatch): Finding | undefined {
  const blocked = violations.filter(({ directive }) => directive === 'img-src');
  const origins = [...new Set(blocked.map((violation) => sourceOf(violation.blocked)))];
  const [first] = blocked;
  const element = widgets().find((widget) => settingOf(widget, 'images') !== 'none');
  if (!first || !element) return undefined;
  const message = `Your site's Content Security Policy blocks images from ${origins.join(', ')}; initials are shown instead.`;
  const remedy = `Change this directive where your site sends its policy, or turn images off:\n${extendedDirective(first, ...origins)}\nimages="none"`;
  return findingAbout(element, warning('csp', message, remedy));
}
