import { saveCount, savedCount } from '../../base.js';

const keyOf = (vtc: string): string => `closed ${vtc}`;

/** Whether the visitor closed the bar of a company on this page, or on one before it in this tab. */
export const isBarClosed = (vtc: string): boolean => savedCount(keyOf(vtc)) !== undefined;

/** Records that the bar of a company is closed. */
export const closeBar = (vtc: string): void => saveCount(keyOf(vtc), 1);
