import { type DialogModule, loadDialogBy } from './details-dialog.js';

/** Loads the dialog of a convoy from a file beside the script, on demand. */
export function loadDialogFrom(file: string, folder: string): void {
  loadDialogBy(async () => {
    // Throws for an inline script of a page without a URL.
    const url = new URL(file, folder);
    // Such as `?ver=2`: the same URL as that of a script tag is evaluated once.
    url.search ||= new URL(folder).search;
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ url.href)) as DialogModule;
  });
}
