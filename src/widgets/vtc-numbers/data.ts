import {
  attributes,
  type Parts,
  type Query,
  type Shape,
  shapes,
  type ValueOf,
  vtcDetail,
  vtcEvents,
} from '../../base.js';
import { vtcGallery, vtcPartnerships } from '../../contract/element-endpoints.js';

export const numberNames = attributes.listOf(
  ['members', 'convoys', 'partners', 'since', 'pictures'],
  ['members', 'convoys', 'partners', 'since'],
);

export type NumberName = ReturnType<typeof numberNames.parse>[number];

/** Responses of the API that contain the numbers; undefined if they were not requested or have not arrived. */
export interface NumbersData {
  readonly company?: ValueOf<typeof vtcDetail.response> | undefined;
  /** Past convoys: of the list, only the total is used. */
  readonly convoys?: ValueOf<typeof vtcEvents.response> | undefined;
  readonly partners?: ValueOf<typeof vtcPartnerships.response> | undefined;
  /** The gallery: of the list, only the total is used. */
  readonly pictures?: ValueOf<typeof vtcGallery.response> | undefined;
}

/** Shape of the data, for data that the page provides. */
export const numbersShape: Shape<NumbersData> = shapes.record({
  company: shapes.optional(vtcDetail.response),
  convoys: shapes.optional(vtcEvents.response),
  partners: shapes.optional(vtcPartnerships.response),
  pictures: shapes.optional(vtcGallery.response),
});

/** The part of the data that a number is in. */
export const partOf = (name: NumberName): keyof NumbersData =>
  name === 'members' || name === 'since' ? 'company' : name;

/** Requests what the named numbers need, side by side: at most four requests. */
export function loadNumbers(
  query: Query,
  { vtc: id, show }: { readonly vtc: string; readonly show: readonly NumberName[] },
): Parts<NumbersData> {
  const shows = (...names: NumberName[]) => names.some((name) => show.includes(name));
  return {
    ...(shows('members', 'since') && { company: () => query(vtcDetail, { idOrHandle: id }) }),
    ...(shows('convoys') && { convoys: () => query(vtcEvents, { id, tab: 'past', limit: 1 }) }),
    ...(shows('partners') && { partners: () => query(vtcPartnerships, { id }) }),
    ...(shows('pictures') && { pictures: () => query(vtcGallery, { id, limit: 1 }) }),
  };
}
