import { documentProperty } from '../dom/document.js';

const thisFile = import.meta.url;

/** Whether the page requests the doctor: `?vtc-check` in its URL, or `data-check` on the script tag. */
function isRequested(): boolean {
  if (typeof location === 'undefined') return false;
  const scripts = [...documentProperty('scripts')].filter((script) =>
    script.hasAttribute('data-check'),
  );
  const isInUrl = new URLSearchParams(location.search).has('vtc-check');
  return isInUrl || scripts.some(({ src }) => src === thisFile);
}

/** Loads the doctor from `folder` and shows its panel, if the page requests it. */
export async function loadDoctor(folder = thisFile): Promise<void> {
  if (!isRequested()) return;
  const file = new URL('vtc-doctor.js', folder).href;
  try {
    const doctor = (await import(/* @vite-ignore */ /* webpackIgnore: true */ file)) as {
      showPanel: () => Promise<unknown>;
    };
    await doctor.showPanel();
  } catch (cause) {
    console.error(
      `vtc-widgets: ${file} could not be loaded; it belongs in the same folder as vtc-widgets.js.`,
      cause,
    );
  }
}
