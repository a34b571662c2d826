import { publishWorkflow } from './publish-workflow.js';
import { badgeUrl, frame, initialHeight, frameOf, shared } from './served.js';
import {
  asTemplate,
  attributesOf,
  escapedAttribute,
  elementHtml,
  htmlLines,
  htmlWithImportMap,
  isNumber,
  quoted,
  rule,
  type SnippetParts,
  styleBlock,
  template,
  withPublishedFiles,
} from './snippet.js';

/** Label of the choice that determines the script. */
export const othersLabel = 'The page has other elements, too';

/** Something that must be in place before a snippet works. */
export type RequirementId = 'api' | 'company' | 'token' | 'script' | 'gateway' | 'published';

/** A format of the snippet. */
export interface Output {
  readonly id: string;
  readonly label: string;
  /** Label of its tab; others are in a list. */
  readonly tab?: string;
  readonly needs: readonly RequirementId[];
  /** Whether it always needs a company, even if the element does not. */
  readonly isOfCompany?: true;
  /** Where to put the snippet, and what else to do. */
  readonly note: (parts: SnippetParts) => string;
  readonly write: (parts: SnippetParts) => string;
}

const setUp = ({ base, element: { tag, bundle } }: SnippetParts) =>
  [
    `import { configure } from 'vtc-widgets';`,
    ...(bundle === 'vtc-widgets.js' ? [] : [`import 'vtc-widgets/${tag}.js';`]),
    `\nconfigure({ apiBase: ${quoted(base)} });`,
  ].join('\n');

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

const scriptBlock = (parts: SnippetParts) => `<script>\n${indented(setUp(parts))}\n</script>`;

function react(parts: SnippetParts): string {
  const { element, colors } = parts;
  const style = Object.entries(colors).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`);
  const attributes = attributesOf(parts).map((attribute) =>
    isNumber(element, attribute[0])
      ? `${attribute[0]}={${Number(attribute[1])}}`
      : asTemplate(parts)(attribute),
  );
  const all = [...attributes, ...(style.length > 0 ? [`style={{ ${style.join(', ')} }}`] : [])];
  // A comment, because the code is for JavaScript too.
  const types = '/// <reference types="vtc-widgets/react" />';
  return `${types}\n${setUp(parts)}\n\nexport const Company = () => <${[element.tag, ...all].join(' ')} />;`;
}

/** Joins the blocks of a component file, without empty ones. */
const component = (...blocks: readonly string[]) => blocks.filter(Boolean).join('\n\n');

const leftOutNote = ({ leftOut }: { readonly leftOut: readonly string[] }) =>
  leftOut.length > 0 ? ` Not supported, therefore left out: ${leftOut.join(', ')}.` : '';

/** Why a frame lacks the heading. */
const headingNote = ({ leftOut }: { readonly leftOut: readonly string[] }) =>
  leftOut.includes('heading')
    ? ' A gateway shows a heading from an address only if it was started with --link-host.'
    : '';

const withoutColors = 'Your own colours do not apply here; the company’s are used.';

/** Name of the plugin's shortcode for an element. */
const shortcode = ({ element: { tag } }: SnippetParts) =>
  `vtc_${tag.replace(/^vtc-/, '').replaceAll('-', '_')}`;

const npm = 'Install it once: npm install vtc-widgets.';
const hasColors = ({ colors }: SnippetParts) => Object.keys(colors).length > 0;
const whereColored = (parts: SnippetParts, text: string) => (hasColors(parts) ? ` ${text}` : '');
const pageNote = ({ scripts, element: { tag } }: SnippetParts) =>
  scripts.some(({ url }) => url.includes(`/single/${tag}.`))
    ? `This script has this element only. If your page has others, tick “${othersLabel}”.`
    : `A page needs the script ${scripts.length > 1 ? 'tags' : 'tag'} once.`;
const inlineNote =
  'If your site’s policy blocks <style>, move its rule into a style sheet of your site.';

/** Writes the code of a page, which loads published files where there are any. */
const ofPage =
  (write: Output['write']): Output['write'] =>
  (parts) =>
    write(withPublishedFiles(parts));

/** All formats, the most common first. */
export const outputs: readonly Output[] = [
  {
    id: 'html',
    label: 'HTML',
    tab: 'HTML',
    needs: ['company', 'token', 'api', 'script'],
    note: (parts) =>
      `Paste it where the element should appear. ${pageNote(parts)}${whereColored(parts, inlineNote)}`,
    write: ofPage(htmlLines),
  },
  {
    id: 'import-map',
    label: 'HTML with hashes of imported files',
    needs: ['company', 'token', 'api', 'script'],
    note: (parts) =>
      `The import map is before all other scripts of the page. ${
        Object.keys(parts.imports ?? {}).length > 0
          ? 'Browsers also check the translations, the dialog and further elements.'
          : 'It is empty: enter the address of a script that has integrity.json beside it.'
      } ${pageNote(parts)}${whereColored(parts, inlineNote)}`,
    write: ofPage(htmlWithImportMap),
  },
  {
    id: 'react',
    label: 'React',
    needs: ['company', 'token', 'api'],
    note: (parts) =>
      `${npm} For React 19 and later. In Next, start the file with 'use client'.${whereColored(parts, 'With a strict policy and server rendering, move the colours into a style sheet.')}`,
    write: ofPage(react),
  },
  {
    id: 'vue',
    label: 'Vue',
    needs: ['company', 'token', 'api'],
    note: () =>
      `${npm} In vite.config, set the option of the Vue plugin: isCustomElement: (tag) => tag.includes('-').`,
    write: ofPage((parts) =>
      component(
        `<script setup>\n${setUp(parts)}\n</script>`,
        `<template>\n  ${elementHtml(parts)}\n</template>`,
        styleBlock(parts),
      ),
    ),
  },
  {
    id: 'svelte',
    label: 'Svelte',
    needs: ['company', 'token', 'api'],
    note: () => npm,
    write: ofPage((parts) => component(scriptBlock(parts), template(parts), styleBlock(parts))),
  },
  {
    id: 'astro',
    label: 'Astro',
    needs: ['company', 'token', 'api'],
    note: () =>
      `${npm} If your site has a strict policy, set in astro.config: build: { inlineStylesheets: 'never' }, vite: { build: { assetsInlineLimit: 0 } }.`,
    write: ofPage((parts) => component(template(parts), scriptBlock(parts), styleBlock(parts))),
  },
  {
    id: 'hugo',
    label: 'Hugo',
    needs: ['company', 'token', 'api', 'script'],
    note: (parts) =>
      `Save it as layouts/shortcodes/${parts.element.tag}.html, then use {{< ${parts.element.tag} >}} in a page.${whereColored(parts, inlineNote)}`,
    // In a Hugo template, two braces start code.
    write: ofPage((parts) => htmlLines(parts).replaceAll('{{', '{{ "{{" }}')),
  },
  {
    id: 'wordpress',
    label: 'WordPress',
    tab: 'WordPress',
    needs: ['company', 'api'],
    note: (parts) =>
      `For the vtc-widgets plugin. Enter the API address and the token in its settings.${leftOutNote(shared(parts))}${whereColored(parts, `Add your colours to the additional CSS of your theme: ${rule(parts)}`)}`,
    write: (parts) => {
      const attributes = shared(parts).attributes.map(
        ([name, value]) => `${name}="${value.replaceAll(/["[\]<>]/g, '')}"`,
      );
      return `[${[shortcode(parts), ...attributes].join(' ')}]`;
    },
  },
  {
    id: 'frame',
    label: 'Frame',
    tab: 'iframe',
    needs: ['company', 'gateway'],
    note: (parts) =>
      `For sites that allow frames but no scripts. Your gateway serves the frame. The script sets its height; without it, the height stays ${initialHeight(parts.element)}.${leftOutNote(frameOf(parts))}${headingNote(frameOf(parts))}${whereColored(parts, withoutColors)}`,
    write: frame,
  },
  {
    id: 'discord',
    label: 'Discord and forums',
    tab: 'Discord',
    needs: ['company', 'gateway'],
    isOfCompany: true,
    note: (parts) =>
      `Paste it into a message or a signature: Discord shows the picture, which your gateway renders.${whereColored(parts, withoutColors)}`,
    write: (parts) => badgeUrl(parts, 'png'),
  },
  {
    id: 'badge',
    label: 'Badge',
    needs: ['company', 'gateway'],
    isOfCompany: true,
    note: (parts) =>
      `In Markdown: ![](${badgeUrl(parts, 'svg')}). For Discord and forums: ${badgeUrl(parts, 'png')}. Your gateway renders it.${whereColored(parts, withoutColors)}`,
    write: (parts) =>
      `<img src="${escapedAttribute(badgeUrl(parts, 'svg'))}" alt="${escapedAttribute(parts.name)}" height="24">`,
  },
  {
    id: 'publish',
    label: 'GitHub Actions, for a site without a server',
    needs: ['company', 'api', 'published'],
    isOfCompany: true,
    note: ({ vtc }) =>
      `Save it as .github/workflows/publish.yml in the repository of your site, and create the secret VTC_TOKENS (${vtc}=emb_…) in the settings of the repository. Each hour, it publishes your company as files. The code of elements, in the other formats, loads ${vtc}.json from there, and needs neither a token nor the API.`,
    write: ({ base, vtc, published, values }) =>
      publishWorkflow({ base, vtc, publicUrl: published, values }).trimEnd(),
  },
];
