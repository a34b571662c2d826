import type { Browser, LaunchOptions } from 'puppeteer-core';

/** What a test browser needs; without the sandbox flag it does not start as root. */
export const chromiumArguments: readonly string[];

/** `shell` for the headless-only binary, `true` for a full browser. */
export function headlessMode(path: string): 'shell' | true;

/** Path of a Chromium that starts: CHROME_PATH, the usual places, else the one from npm; undefined where none is. */
export function findChromium(): Promise<string | undefined>;

/** How a Chromium is launched, with limits of this machine; more arguments may be given. */
export function launchOptions(...more: string[]): Promise<LaunchOptions>;

/** Launches a Chromium. */
export function launchChromium(...more: string[]): Promise<Browser>;
