import { previewOf, type Reader } from '../message/preview.js';
import type { Step } from '../run.js';

const results = {
  done: '',
  planned: '',
  failed: ' failed',
  unknown: ' may have been posted or not; --retry-unknown posts it again',
} as const;

/** A step of a run as lines of text; of a dry run, with the message as a reader sees it. */
export function stepLine({ action, key, kind, result, ...step }: Step, reader: Reader): string {
  const { announcement, reason, pings } = step;
  const what = [action, kind === 'new' && action === 'edit' ? undefined : kind, key];
  const title = announcement ? ` "${announcement.title}"` : '';
  const head = `${what.filter(Boolean).join(' ')}${title}${results[result]}${reason ? `: ${reason}` : ''}`;
  return result === 'planned' && announcement
    ? `${head}\n${previewOf(announcement, reader, pings)}\n`
    : head;
}
