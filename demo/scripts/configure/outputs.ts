import { badge, frame, frameOf, shared } from './served.js';
import {
  asTemplate,
  attributesOf,
  escaped,
  html,
  htmlLines,
  isNumber,
  quoted,
  rule,
  type SnippetParts,
  styleBlock,
  template,
} from './snippet.js';

/** What has to hold before a snippet works. */
export type RequirementId = 'api' | 'company' | 'token' | 'script' | 'gateway';

/** A kind of snippet. */
export interface Output {
  readonly id: string;
  readonly label: string;
  readonly needs: readonly RequirementId[];
  /** Whether it is about a company, whatever the element. */
  readonly isOfCompany?: true;
  /** Where it is put, and what else is to be done. */
  readonly note: (parts: SnippetParts) => string;
  readonly write: (parts: SnippetParts) => string;
}

const setUp = ({ base }: SnippetParts) =>
  `import { configure } from 'vtc-widgets';\n\nconfigure({ apiBase: ${quoted(base)} });`;

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

const scriptBlock = (parts: SnippetParts) => `<script>\n${indented(setUp(parts))}\n</script>`;

function react(parts: SnippetParts): string {
  const { element, colors } = parts;
  const style = Object.entries(colors).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`);
  const attributes = attributesOf(parts).map((one) =>
    isNumber(element, one[0]) ? `${one[0]}={${Number(one[1])}}` : asTemplate(parts)(one),
  );
  const all = [...attributes, ...(style.length > 0 ? [`style={{ ${style.join(', ')} }}`] : [])];
  return `${setUp(parts)}\n\nexport const Company = () => <${[element.tag, ...all].join(' ')} />;`;
}

/** The blocks of a component's file; what is empty is left out. */
const component = (...blocks: readonly string[]) => blocks.filter(Boolean).join('\n\n');

const leftOutNote = ({ leftOut }: { readonly leftOut: readonly string[] }) =>
  leftOut.length > 0 ? ` It does not take ${leftOut.join(' and ')}: left out.` : '';

const withoutColors = 'Colours of your own do not reach it; it has the company’s.';
/** The name that the plugin gives an element's shortcode. */
const shortcode = ({ element: { tag } }: SnippetParts) =>
  `vtc_${tag.replace(/^vtc-/, '').replaceAll('-', '_')}`;

const npm = 'Install it once: npm install vtc-widgets.';
const hasColors = ({ colors }: SnippetParts) => Object.keys(colors).length > 0;
const whereColored = (parts: SnippetParts, text: string) => (hasColors(parts) ? ` ${text}` : '');
const inlineNote =
  'Where the policy of your site refuses <style>, move the rule in it into a style sheet of your site.';

/** Every kind of snippet, the commonest first. */
export const outputs: readonly Output[] = [
  {
    id: 'html',
    label: 'HTML',
    needs: ['api', 'company', 'token', 'script'],
    note: (parts) =>
      `Paste it where the element is to stand. The script tag is needed once on a page.${whereColored(parts, inlineNote)}`,
    write: htmlLines,
  },
  {
    id: 'react',
    label: 'React',
    needs: ['api', 'company', 'token'],
    note: (parts) =>
      `${npm} For React 19 and later.${whereColored(parts, 'Strict policies take these colours where React runs in the browser; where a server renders, put them into a style sheet.')}`,
    write: react,
  },
  {
    id: 'vue',
    label: 'Vue',
    needs: ['api', 'company', 'token'],
    note: () =>
      `${npm} In vite.config, let the plugin of Vue know: isCustomElement: (tag) => tag.includes('-').`,
    write: (parts) =>
      component(
        `<script setup>\n${setUp(parts)}\n</script>`,
        `<template>\n  ${html(parts)}\n</template>`,
        styleBlock(parts),
      ),
  },
  {
    id: 'svelte',
    label: 'Svelte',
    needs: ['api', 'company', 'token'],
    note: () => npm,
    write: (parts) => component(scriptBlock(parts), template(parts), styleBlock(parts)),
  },
  {
    id: 'astro',
    label: 'Astro',
    needs: ['api', 'company', 'token'],
    note: () =>
      `${npm} Where your site has a strict policy, set in astro.config: build: { inlineStylesheets: 'never' }, vite: { build: { assetsInlineLimit: 0 } }.`,
    write: (parts) => component(template(parts), scriptBlock(parts), styleBlock(parts)),
  },
  {
    id: 'hugo',
    label: 'Hugo',
    needs: ['api', 'company', 'token', 'script'],
    note: (parts) =>
      `Save it as layouts/shortcodes/${parts.element.tag}.html, then write {{< ${parts.element.tag} >}} in a page.${whereColored(parts, inlineNote)}`,
    // Two braces begin code in a template of Hugo.
    write: (parts) => htmlLines(parts).replaceAll('{{', '{{ "{{" }}'),
  },
  {
    id: 'wordpress',
    label: 'WordPress',
    needs: ['api', 'company'],
    note: (parts) =>
      `For the vtc-widgets plugin, whose settings hold the API address and the token.${leftOutNote(shared(parts))}${whereColored(parts, `Your colours go into the additional CSS of your theme: ${rule(parts)}`)}`,
    write: (parts) => {
      const attributes = shared(parts).attributes.map(
        ([name, value]) => `${name}="${value.replaceAll(/["[\]]/g, '')}"`,
      );
      return `[${[shortcode(parts), ...attributes].join(' ')}]`;
    },
  },
  {
    id: 'frame',
    label: 'Frame',
    needs: ['company', 'gateway'],
    note: (parts) =>
      `For sites that take no scripts but frames; your gateway serves it. Where the second line is refused, the frame keeps its height.${leftOutNote(frameOf(parts))}${whereColored(parts, withoutColors)}`,
    write: frame,
  },
  {
    id: 'badge',
    label: 'Badge',
    needs: ['company', 'gateway'],
    isOfCompany: true,
    note: (parts) =>
      `In Markdown: ![](${badge(parts, 'svg')}). For Discord and forums: ${badge(parts, 'png')}. Your gateway draws it.${whereColored(parts, withoutColors)}`,
    write: (parts) =>
      `<img src="${escaped(badge(parts, 'svg'))}" alt="${escaped(parts.name)}" height="24">`,
  },
];
