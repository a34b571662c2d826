import type { LaunchOptions } from 'puppeteer-core';

/** Whether Debian's firefox-esr is installed. */
export function hasFirefox(): boolean;

/** How Firefox is launched, with limits of this machine. */
export const firefoxOptions: LaunchOptions;
