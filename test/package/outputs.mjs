// The configurator's lines for frameworks, compiled by these, in a page whose policy refuses inline scripts and styles.
import { deepEqual } from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limit } from '../../tools/test/limits.mjs';
import { chosenColor, chosenValues, elements, outputOf, partsOf } from '../support/chosen-lines.ts';
import { under } from '../support/snippets.ts';

/** By framework: how its files end, and how a page shows one of their components. */
export const lines = {
  react: {
    ending: 'tsx',
    imports: `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';`,
    component: '{ Company as Name }',
    show: 'createRoot(place).render(createElement(Name));',
  },
  vue: {
    ending: 'vue',
    imports: `import { createApp } from 'vue';`,
    component: 'Name',
    show: 'createApp(Name).mount(place);',
  },
  svelte: {
    ending: 'svelte',
    imports: `import { mount } from 'svelte';`,
    component: 'Name',
    show: 'mount(Name, { target: place });',
  },
  astro: { ending: 'astro' },
};

/** Content Security Policy of such a page. */
export const policyOf = (apiBase) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${apiBase}`;

/** The snippet for a page of Astro in the documentation. */
export const [pasted] = under('Astro', 'astro', 'demo/docs/static-generators.md');

const nameOf = (tag) => tag.replaceAll('-', '');

/** Writes a site that shows each element as the configurator writes it; the folder's name is `lines-` and the framework's. */
export function writeLines({ folder, id, apiBase, token }) {
  const { ending, imports, component, show } = lines[id];
  const site = join(folder, `lines-${id}`);
  const save = (name, text) => writeFileSync(join(site, name), text);
  mkdirSync(join(site, 'src/pages'), { recursive: true });
  const addresses = { base: apiBase, token, scripts: [], gateway: '' };
  for (const element of elements)
    save(`src/${element.tag}.${ending}`, outputOf(id).write(partsOf(element, addresses)));
  if (id === 'astro') {
    const all = elements.map(({ tag }) => `import T${nameOf(tag)} from '../${tag}.astro';`);
    const shown = elements.map(({ tag }) => `<T${nameOf(tag)} />`);
    save('src/pages/pasted.astro', pasted);
    const [company] = under('Astro', 'astro', 'demo/docs/frameworks.md');
    save(
      'src/pages/company.astro',
      company
        .replace('https://api.example', apiBase)
        .replace('vtc="northern_haul"', 'vtc="northern_haul" loading="eager"')
        .replace('<p>', '<p id="shownName">'),
    );
    save(
      'src/pages/index.astro',
      `---\n${all.join('\n')}\n---\n<html><head><title>Lines</title></head><body>${shown.join('\n')}</body></html>`,
    );
    const [settings = ''] = /build: \{.*\} \}/.exec(
      outputOf(id).note(partsOf(elements[0], addresses)),
    );
    const places = `base: '/lines-astro/', outDir: '../built/lines-astro'`;
    return save('astro.config.mjs', `export default { ${places}, ${settings} };`);
  }
  const all = elements.map(({ tag }) => {
    const own = (text) => text.replaceAll('Name', `T${nameOf(tag)}`);
    const place = `document.body.appendChild(document.createElement('div'))`;
    return `import ${own(component)} from './src/${tag}.${ending}';\n${own(show).replace('place', place)}`;
  });
  save('main.js', `${imports}\n${all.join('\n')}`);
  save(
    'index.html',
    `<!doctype html><title>Lines</title><body><script type="module" src="./main.js"></script>`,
  );
}

/** Sees that the page shows all elements with what was chosen, and keeps to its policy. */
export async function showsLines(browser, address) {
  const page = await browser.newPage();
  const failures = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.evaluateOnNewDocument(() => {
    const violations = [];
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
  });
  await page.goto(address);
  const tags = elements.map(({ tag }) => tag);
  for (const tag of tags)
    await page.waitForSelector(`${tag}:state(ready)`, { timeout: limit(15_000) });
  const shown = await page.$$eval(tags.join(), (all) =>
    all.map((element) => ({
      heading: element.heading,
      color: getComputedStyle(element).getPropertyValue('--vtc-primary').trim(),
      level: element.headingLevel,
      lang: element.lang,
    })),
  );
  const wanted = { heading: chosenValues.heading, color: chosenColor, level: 4, lang: 'de' };
  deepEqual(shown, Array(tags.length).fill(wanted));
  deepEqual(await page.$eval('vtc-roster', ({ searchable }) => searchable), true);
  deepEqual([...failures, ...(await page.evaluate(() => globalThis.violations))], []);
  await page.close();
}
