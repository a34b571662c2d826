import type { Announcement } from '../message/announcement.js';
import type { MessageReference } from '../state/state.js';

/** What a message needs besides its announcement. */
export interface MessageContext {
  /** Stable name of the message, by which a receiver can recognize a repetition. */
  readonly key: string;
  /** Whether it pings the role. */
  readonly pings?: boolean | undefined;
  /** The message that it refers to. */
  readonly reference?: MessageReference | undefined;
}

/** A place where announcements are posted; another one is one more implementation. */
export interface Channel {
  /** Tells channels apart in the state file; contains no secret. */
  readonly key: string;
  /** Posts a message; undefined if it cannot be edited later. */
  post(announcement: Announcement, context: MessageContext): Promise<MessageReference | undefined>;
  /** Edits a message; `missing` if it has been deleted. */
  edit(
    message: MessageReference,
    announcement: Announcement,
    context: MessageContext,
  ): Promise<'edited' | 'missing'>;
  /** Deletes a message; one that is missing is no error. */
  delete(message: MessageReference, context: MessageContext): Promise<void>;
}
