import {
  type ElementEvent,
  html,
  nothing,
  scrollArea,
  type TemplateResult,
  visibleName,
} from '../../../base.js';
import type { AlbumsView } from '../view.js';

/** Ids of the chosen tab and of the element with its pictures. */
export const chosenTabId = 'album';
export const panelId = 'pictures';

function pressKey(event: ElementEvent<KeyboardEvent>, view: AlbumsView, index: number): void {
  const count = view.albums.length + 1;
  const [next, previous] = [(index + 1) % count, (index + count - 1) % count];
  const [right, left] = view.isRightToLeft ? [previous, next] : [next, previous];
  const targets: Readonly<Record<string, number>> = {
    Home: 0,
    End: count - 1,
    ArrowRight: right,
    ArrowLeft: left,
  };
  const moved = targets[event.key];
  if (moved === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  view.choose(view.albums[moved - 1]?.id);
  const tabs = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
  tabs?.[moved]?.focus();
}

/** Browsers do not scroll to a tab that is partly visible when it receives the focus. */
const showWhole = ({ currentTarget: tab }: ElementEvent): void =>
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A tab for all pictures and one for each album. */
export function albumTabs(view: AlbumsView): TemplateResult {
  const { translate, albums, chosen, hasPanel, choose } = view;
  const tabs = [{ id: undefined, title: translate('allPictures') }, ...albums];
  return scrollArea(
    html`<div class="albums scroller" role="tablist" aria-label=${translate('albums')}>
      ${tabs.map(
        ({ id, title }, index) =>
          html`<button
            id=${id === chosen ? chosenTabId : nothing}
            part="tab"
            class="album"
            type="button"
            role="tab"
            tabindex=${id === chosen ? 0 : -1}
            aria-selected=${id === chosen}
            aria-controls=${id === chosen && hasPanel ? panelId : nothing}
            @click=${() => choose(id)}
            @focus=${showWhole}
            @keydown=${(event: ElementEvent<KeyboardEvent>) => pressKey(event, view, index)}
          >
            <bdi>${visibleName(title) || index}</bdi>
          </button>`,
      )}
    </div>`,
  );
}
