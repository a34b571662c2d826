import { type Parts, type Query, type Shape, shapes, type ValueOf, vtcDetail } from '../../base.js';
import {
  recruitmentFormShape,
  type recruitmentQuestionShape,
  vtcRecruitment,
} from '../../contract/element-endpoints.js';

export type VtcDetail = ValueOf<typeof vtcDetail.response>;

/** The application form of a company. */
export type RecruitmentForm = ValueOf<typeof recruitmentFormShape>;

/** A question of an application form. */
export type RecruitmentQuestion = ValueOf<typeof recruitmentQuestionShape>;

/** A company and its application form. */
export interface RecruitmentData {
  readonly vtc: VtcDetail;
  /** Null without a form; undefined while it is loading, or if it could not be loaded. */
  readonly recruitment?: RecruitmentForm | null | undefined;
}

/** Shape of the data, for data that the page provides. */
export const recruitmentDataShape: Shape<RecruitmentData> = shapes.record({
  vtc: vtcDetail.response,
  recruitment: shapes.optional(shapes.nullable(recruitmentFormShape)),
});

/** Requests a company and its form side by side. */
export function loadRecruitment(query: Query, id: string): Parts<RecruitmentData> {
  let company: Promise<VtcDetail> | undefined;
  return {
    vtc: () => (company = query(vtcDetail, { idOrHandle: id })),
    // Fails with the company: without it, a form is not shown.
    recruitment: async () => {
      const [{ recruitment }] = await Promise.all([query(vtcRecruitment, { id }), company]);
      return recruitment;
    },
  };
}
