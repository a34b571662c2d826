import { existsSync, readdirSync, rmSync } from 'node:fs';

/** Empties dist before a build, so that nothing of an older one is published; the built Storybook may stay. */
export function clean(): void {
  for (const name of existsSync('dist') ? readdirSync('dist') : [])
    if (name !== 'storybook') rmSync(`dist/${name}`, { recursive: true });
}
