import type * as contract from '../../contract/event-details.js';
import { visibleEvent, type Answer, type RequestContext } from './call.js';
import { avatar } from '../world/formats.js';
import { random } from '../world/random.js';
import { eventRecord } from './event-record.js';

function attendee(context: RequestContext, index: number) {
  const person = context.world.user(index);
  const { id, webId, handle, name, steamId } = person;
  const image = avatar(context, person);
  return { userId: id, webId, handle, name, image, steamId, status: 'attending' };
}

function slotUser(context: RequestContext, index: number | undefined) {
  if (index === undefined) return null;
  const { userId, handle, name, image } = attendee(context, index);
  return { id: userId, handle, name, image };
}

/** One event. */
export const answerEvent: Answer<typeof contract.event> = (call) =>
  eventRecord(call, visibleEvent(call, call.params.eventId));

/** Who attends an event. */
export const answerEventAttendees: Answer<typeof contract.eventAttendees> = (call) => {
  const places = call.attendance.places(visibleEvent(call, call.params.eventId));
  return { items: places.map((place) => attendee(call, place)), total: places.length };
};

const slotRoles = ['Convoy Lead', 'Escort', 'Tail', 'Media Team', 'Driver', 'Driver'] as const;

/** The places of an event, some of them taken by those who attend. */
export const answerEventSlots: Answer<typeof contract.eventSlots> = (call) => {
  const event = visibleEvent(call, call.params.eventId);
  const source = random(call.world.seed, 'slots', event.id);
  const places = call.attendance.places(event);
  const items = slotRoles.slice(0, source.integer(0, slotRoles.length)).map((role, position) => {
    const place = source.chance(0.6) ? places[position] : undefined;
    return {
      id: position + 1,
      label: `Slot ${position + 1}`,
      role,
      position,
      maxOccupants: role === 'Driver' ? 10 : 1,
      assignedUser: slotUser(call, place),
    };
  });
  return { items };
};
