const here = import.meta.url;

/** Whether the owner asks for the doctor: `?vtc-check` in the address, or `data-check` on the script tag. */
function isAsked(): boolean {
  if (typeof location === 'undefined') return false;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-check]')];
  const inAddress = new URLSearchParams(location.search).has('vtc-check');
  return inAddress || scripts.some(({ src }) => src === here);
}

/** Loads the doctor from beside this file and shows its panel, where the owner asks for it. */
export async function loadDoctor(): Promise<void> {
  if (!isAsked()) return;
  const file = new URL('vtc-doctor.js', here).href;
  try {
    const doctor = (await import(/* @vite-ignore */ file)) as { showPanel: () => Promise<unknown> };
    await doctor.showPanel();
  } catch (cause) {
    console.error(`vtc-widgets: ${file} could not be loaded; put it beside vtc-widgets.js.`, cause);
  }
}
