import { readFacts, root, type SiteFacts } from './site.js';

const template = document.querySelector<HTMLTemplateElement>('#copy-button');
/** Examples in the code of the documentation that are to be replaced. */
const examples = /https:\/\/(cdn|api)\.example|https:\/\/vtc\.example\.com|emb_…/;

/** The company whose token the code needs: that of its first `vtc`, or the one in most examples. */
function tokenFor(code: string, { companies }: SiteFacts): string {
  const [, vtc] = /\bvtc="([^"]+)"/.exec(code) ?? [];
  const company = companies.find(({ id, handle }) => handle === vtc || String(id) === vtc);
  return (company ?? companies[0])?.token ?? 'emb_…';
}

/** The code with the addresses and a token of the sandbox beside the site; unchanged on a site without one. */
async function withSandbox(code: string): Promise<string> {
  if (!examples.test(code)) return code;
  const facts = await readFacts();
  if (facts.api === null || facts.gateway === null) return code;
  return code
    .replaceAll(/https:\/\/cdn\.example(\/vtc-widgets@[\d.]+\/dist)?/g, root.replace(/\/$/, ''))
    .replaceAll('https://api.example', facts.api)
    .replaceAll('https://vtc.example.com', facts.gateway)
    .replaceAll('emb_…', tokenFor(code, facts));
}

/** Copies text, or selects a block with it where the page has no clipboard; returns whether it is copied. */
async function copy(text: string, block: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(block);
    return document.execCommand('copy');
  }
}

/** Adds a button that copies to each block of code below `root` that does not lead to the configurator. */
export function addCopyButtons(root: ParentNode): void {
  for (const block of root.querySelectorAll('.code:not(:has(.configure))')) {
    const button = template?.content.querySelector('button')?.cloneNode(true) as HTMLButtonElement;
    const label = 'Copy the code';
    button.setAttribute('aria-label', label);
    const note = document.createElement('p');
    note.className = 'copied';
    note.role = 'status';
    const reset = () => {
      button.setAttribute('aria-label', label);
      button.classList.remove('done');
    };
    const code = block.querySelector('pre');
    button.addEventListener('click', () => {
      const text = code?.textContent.trim() ?? '';
      void withSandbox(text).then(async (filled) => {
        if (!code || !(await copy(filled, code))) return;
        button.setAttribute('aria-label', 'Copied');
        button.classList.add('done');
        if (filled !== text)
          note.textContent =
            'Copied with the addresses of this sandbox, so that it shows invented data. Replace them by yours.';
      });
    });
    button.addEventListener('blur', reset);
    button.addEventListener('pointerleave', reset);
    block.append(note, button);
  }
}
