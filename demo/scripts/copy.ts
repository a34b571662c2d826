const template = document.querySelector<HTMLTemplateElement>('#copy-button');

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
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
    button.addEventListener('click', () => {
      void copy(button, block.querySelector('pre')?.textContent?.trim() ?? '');
    });
    button.addEventListener('blur', reset);
    button.addEventListener('pointerleave', reset);
    block.append(button);
  }
}
