import { type DialogModule, loadDialogBy } from './details-dialog.js';

/** Loads the dialog of a convoy from a file beside the script, on demand. */
export function loadDialogFrom(file: string, folder: string): void {
  loadDialogBy(async () => {
    // Throws for an inline script of a page without a URL.
    const { href } = new URL(file, folder);
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ href)) as DialogModule;
  });
}
