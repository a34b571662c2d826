const template = document.querySelector<HTMLTemplateElement>('#copy-button');

/** Copies the text of a block, or selects it where the page has no clipboard. */
async function copy(button: HTMLButtonElement, block: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(block.textContent?.trim() ?? '');
  } catch {
    getSelection()?.selectAllChildren(block);
    if (!document.execCommand('copy')) return;
  }
  button.setAttribute('aria-label', 'Copied');
  button.classList.add('done');
}

/** Adds a button that copies to each block of code below `root`. */
export function addCopyButtons(root: ParentNode): void {
  for (const block of root.querySelectorAll('.code')) {
    const button = template?.content.querySelector('button')?.cloneNode(true) as HTMLButtonElement;
    const label = 'Copy the code';
    button.setAttribute('aria-label', label);
    const reset = () => {
      button.setAttribute('aria-label', label);
      button.classList.remove('done');
    };
    const code = block.querySelector('pre');
    button.addEventListener('click', () => code && void copy(button, code));
    button.addEventListener('blur', reset);
    button.addEventListener('pointerleave', reset);
    block.append(button);
  }
}
