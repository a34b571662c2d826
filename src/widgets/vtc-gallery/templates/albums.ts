import { html, nothing, type TemplateResult, type Translate } from '../../../base.js';
import type { GalleryAlbum } from '../gallery-data.js';

/** Tabs of a gallery. */
export interface AlbumsView {
  readonly translate: Translate;
  readonly albums: readonly GalleryAlbum[];
  /** Id of the chosen album; undefined for all pictures. */
  readonly chosen: number | undefined;
  /** Whether the pictures of the chosen tab are rendered. */
  readonly hasPanel: boolean;
  readonly isRightToLeft: boolean;
  readonly choose: (id: number | undefined) => void;
}

/** Id of the element with the pictures of the chosen tab. */
export const panelId = 'pictures';

/** Index of the tab that a key moves to; undefined for other keys. */
function target(key: string, index: number, { albums, isRightToLeft }: AlbumsView) {
  const count = albums.length + 1;
  const next = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
      return (index + (key === next ? 1 : count - 1)) % count;
    default:
      return undefined;
  }
}

function pressKey(event: KeyboardEvent, view: AlbumsView, index: number): void {
  const moved = target(event.key, index, view);
  if (moved === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  view.choose(view.albums[moved - 1]?.id);
  const { currentTarget } = event;
  const tab =
    currentTarget instanceof Element ? currentTarget.parentElement?.children[moved] : null;
  if (tab instanceof HTMLElement) tab.focus();
}

/** Name of the chosen tab. */
export const chosenTitle = ({ translate, albums, chosen }: AlbumsView): string =>
  albums.find(({ id }) => id === chosen)?.title ?? translate('allPictures');

/** A tab for all pictures and one for each album. */
export function albumTabs(view: AlbumsView): TemplateResult {
  const { translate, albums, chosen, hasPanel, choose } = view;
  const tabs = [{ id: undefined, title: translate('allPictures') }, ...albums];
  return html`<div class="albums" role="tablist" aria-label=${translate('albums')}>
    ${tabs.map(
      ({ id, title }, index) =>
        html`<button
          part="tab"
          class="album"
          type="button"
          role="tab"
          tabindex=${id === chosen ? 0 : -1}
          aria-selected=${id === chosen}
          aria-controls=${id === chosen && hasPanel ? panelId : nothing}
          @click=${() => choose(id)}
          @keydown=${(event: KeyboardEvent) => pressKey(event, view, index)}
        >
          <bdi>${title.trim() || index}</bdi>
        </button>`,
    )}
  </div>`;
}
