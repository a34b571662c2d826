// The live examples of the documentation: their sandbox, their elements, and buttons for width and colours.
import { isNear } from './near.js';
import { loadElements, startSite } from './site.js';
import { setTokens, widgetsIn } from './widgets.js';

interface Choice {
  readonly label: string;
  readonly values: readonly string[];
  readonly initial: string;
  readonly apply: (value: string) => void;
}

/** A group of buttons of which one is pressed. */
function segments({ label, values, initial, apply }: Choice): HTMLElement {
  const group = document.createElement('div');
  group.className = 'segments';
  group.role = 'group';
  group.ariaLabel = label;
  const buttons = values.map((value) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = value;
    button.ariaPressed = String(value === initial);
    button.addEventListener('click', () => {
      for (const other of buttons) other.ariaPressed = String(other === button);
      apply(value);
    });
    return button;
  });
  group.append(...buttons);
  return group;
}

function addChoices(example: HTMLElement): void {
  const stage = example.querySelector<HTMLElement>('.stage');
  const [element] = widgetsIn(example);
  if (!stage || !element) return;
  const width = segments({
    label: 'Width',
    values: ['280', '480', 'Full'],
    initial: 'Full',
    apply: (value) => stage.style.setProperty('--width', value === 'Full' ? '100%' : `${value}px`),
  });
  const colours = segments({
    label: 'Colours',
    values: ['Page', 'Company'],
    initial: 'Page',
    apply: (value) => element.setAttribute('theme', value === 'Page' ? 'page' : 'auto'),
  });
  example.querySelector('.bar')?.prepend(width, colours);
}

const examples = [...document.querySelectorAll<HTMLElement>('.example')];
for (const example of examples) addChoices(example);

/** The scripts for the elements of this page: that of one, or those of all. */
function scriptsFor(scripts: readonly string[]): readonly string[] {
  const [tag, otherTag] = new Set(examples.flatMap(({ dataset }) => dataset.tag ?? []));
  return tag && !otherTag ? [`single/${tag}.js`] : scripts;
}

// Reading comes first: the elements are loaded when one of them is near the window.
await isNear(examples);
const { facts, apiBase } = await startSite();
setTokens(facts);
await loadElements({ scripts: scriptsFor(facts.scripts) }, apiBase);
