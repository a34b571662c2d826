import type { ConvoyEvent } from '../../src/convoys/convoy.js';

/** A convoy on a Friday from 18:00 to 20:00 UTC, with a meet-up at 17:30. */
export const convoy = (fields: Partial<ConvoyEvent> = {}): ConvoyEvent => ({
  id: 1,
  name: 'Weekly Convoy',
  slug: 'weekly',
  startAt: '2026-11-27T18:00:00Z',
  endAt: '2026-11-27T20:00:00Z',
  meetupAt: '2026-11-27T17:30:00Z',
  banner: null,
  category: 'convoy',
  departure: 'Calais',
  arrival: 'Duisburg',
  server: 'Simulation 1',
  game: 'ets2',
  attendeeCount: 17,
  externalLink: null,
  ...fields,
});
