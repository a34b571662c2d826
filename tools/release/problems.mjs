/** Fields of package.json that the registry shows, absent until the package is published. */
const publicFields = ['author', 'repository', 'homepage', 'bugs'];

/** The section of a version in the changelog, without its heading; empty if there is none. */
export function changesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split('\n', 1)[0].trim() === version) ?? '';
  return section.split('\n').slice(1).join('\n').trim();
}

/** How pages begin a sentence on getting the files while no version is published. */
const unpublished = /\bUntil the first release\b/;

/** Missing requirements of a release, one line each. `pages`: texts by path; `texts`: what the translations lack. */
export function releaseProblems({ manifest, changelog, pages, changesets, texts, tag }) {
  const { version } = manifest;
  const pins = Object.entries(pages).flatMap(([path, text]) =>
    [...text.matchAll(/vtc-widgets@(\d+\.\d+\.\d+)/g)].map(([, number]) => ({ path, number })),
  );
  const outdated = pins
    .filter(({ number }) => number !== version)
    .map(({ path, number }) => `${path} pins ${number}, the version is ${version}.`);
  return [
    ...publicFields
      .filter((field) => !manifest[field])
      .map((field) => `package.json has no "${field}".`),
    ...(changesOf(changelog, version) === '' ? [`CHANGELOG.md has no section "${version}".`] : []),
    ...(/^## Unreleased/m.test(changelog) ? ['CHANGELOG.md has a section "Unreleased".'] : []),
    ...changesets.map((name) => `.changeset/${name} is not in a version: npm run release:version.`),
    ...new Set(outdated),
    ...Object.keys(pages)
      .filter((path) => unpublished.test(pages[path]))
      .map((path) => `${path} says “Until the first release”, which this version is or follows.`),
    ...texts,
    ...(tag?.startsWith('v') && tag !== `v${version}`
      ? [`The tag is ${tag}, the version is ${version}.`]
      : []),
  ];
}
