import type { WorldCompany } from '../world/company.js';
import { iso } from '../world/formats.js';
import { random } from '../world/random.js';
import { day } from '../world/schedule.js';
import { type Handler, type RequestContext, requireCompany, vtcItem } from './context.js';
import { notFound } from './failure.js';
import { member, roles } from './members.js';
import { envelope, pageOf, pageWindow } from './pagination.js';

/** Returns the public companies that match. */
export const vtcs: Handler<'vtcs'> = (call) =>
  pageOf(call.directory(call.query), pageWindow(call.query), (company) => vtcItem(call, company));

/** Returns companies in the requested order; missing and non-public ones are left out. */
export const vtcBatch: Handler<'vtcBatch'> = (call) => {
  const found = call.query.ids.flatMap((idOrHandle) => call.world.company(idOrHandle) ?? []);
  const shown = [...new Set(found)].filter(({ visibility }) => visibility === 'public');
  return { items: shown.map((company) => vtcItem(call, company)) };
};

/** Returns one member of a company. */
export const vtcMember: Handler<'vtcMember'> = (call) => {
  const company = requireCompany(call, call.params.id);
  const user = call.world.findUser(call.params.userId);
  if (!user || call.world.companyOf(user.index) !== company) throw notFound('member');
  return member(call, company, user.index - company.firstMember);
};

/** Returns the members of a company, owner first. */
export const vtcMembers: Handler<'vtcMembers'> = (call) => {
  const company = requireCompany(call, call.params.idOrHandle);
  return envelope(company.memberCount, pageWindow(call.query), (place) =>
    member(call, company, place),
  );
};

/** The roles of a company, the highest first. */
export const vtcRoles: Handler<'vtcRoles'> = (call) => ({
  items: roles(call.world, requireCompany(call, call.params.id)),
});

/** Returns the rating of a company. */
export const vtcTier: Handler<'vtcTier'> = (call) => {
  const company = requireCompany(call, call.params.id);
  const { tier = 'starter', validated = false, activityScore = 0, createdAtMs } = company;
  const reviewedAt = validated ? iso(createdAtMs + 90 * day) : null;
  return { ...company, tier, validated, activityScore, reviewedAt };
};

/** Description of the flagship's form, in Markdown. */
const invitation =
  'Three convoys a week, a training every Saturday, and **somebody to ask at any hour**. Tell us a little about yourself: we answer within two days.';

const questions = [
  { question: 'How old are you?', questionType: 'text', options: [], required: true },
  {
    question: 'Why do you want to join us?',
    questionType: 'textarea',
    options: [],
    required: true,
  },
  {
    question: 'Which game do you play most?',
    questionType: 'select',
    options: ['ETS2', 'ATS', 'Both'],
    required: true,
  },
  {
    question: 'Do you have a microphone?',
    questionType: 'radio',
    options: ['Yes', 'No'],
    required: false,
  },
] as const;

/** Returns the application form; null while recruitment is closed. */
export const vtcRecruitment: Handler<'vtcRecruitment'> = (call) => {
  const company = requireCompany(call, call.params.id);
  if (!company.recruitmentOpen) return { recruitment: null };
  return {
    recruitment: {
      title: `Drive with ${company.name}`,
      description: company.scenario === 'flagship' ? invitation : company.slogan,
      questions: questions.map((question, index) => ({
        ...question,
        options: [...question.options],
        id: company.id * 10 + index,
        displayId: index + 1,
      })),
    },
  };
};

/** Differences of the ids of partners; those of the flagship are companies with logos of every kind. */
const distances = [1, 2, 3, 4, 7, 8, 9, 11, 12, 13, 15, 17, 20] as const;
const flagshipDistances: readonly number[] = [4, 7, 8, 9, 11, 12, 13, 15, 17, 20];

/** Partner companies of any visibility. */
function partners({ world }: RequestContext, { id }: WorldCompany): WorldCompany[] {
  const agreed = (older: number, distance: number) =>
    older === 1
      ? flagshipDistances.includes(distance)
      : random(world.seed, 'partners', older, distance).chance(0.12);
  const ids = distances.flatMap((distance) => [
    ...(agreed(id, distance) ? [id + distance] : []),
    ...(id > distance && agreed(id - distance, distance) ? [id - distance] : []),
  ]);
  return ids.flatMap((partnerId) => world.company(partnerId) ?? []);
}

const isPublic = ({ visibility }: WorldCompany) => visibility === 'public';

/** Returns the partnerships in which both companies are public. */
export const vtcPartnerships: Handler<'vtcPartnerships'> = (call) => {
  const company = requireCompany(call, call.params.id);
  const shown = isPublic(company) ? partners(call, company).filter(isPublic) : [];
  return {
    items: shown.map((partner) => {
      const since = Math.max(company.createdAtMs, partner.createdAtMs) + 30 * day;
      return { ...vtcItem(call, partner), partnershipCreatedAt: iso(since) };
    }),
  };
};
