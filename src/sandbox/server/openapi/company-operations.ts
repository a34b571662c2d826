import { operation } from './operation.js';

/** How the endpoints of companies are presented. */
export const companyOperations = {
  vtcs: operation(
    'Companies',
    'Search companies',
    'Gives the listed companies that match all given parameters, page by page.',
  ),
  vtcBatch: operation(
    'Companies',
    'Read several companies',
    'Gives up to 50 companies by id or handle. Those that are missing, unlisted or private are left out without an error.',
  ),
  vtcDetail: operation(
    'Companies',
    'Read a company',
    'Gives everything about one company; a session cookie of a member may add fields.',
  ),
  vtcMembers: operation(
    'Companies',
    'List members',
    'Gives the members of a company, page by page.',
  ),
  vtcMember: operation(
    'Companies',
    'Read a member',
    'Gives one member of a company; 404 where the user is not a member.',
  ),
  vtcNews: operation(
    'Companies',
    'List a company’s news',
    'Gives the news posts of a company, page by page.',
  ),
  vtcEvents: operation(
    'Companies',
    'List a company’s events',
    'Gives the coming or past events of a company in short, page by page.',
  ),
  vtcRoles: operation(
    'Companies',
    'List roles',
    'Gives the roles of a company, the highest first.',
  ),
  vtcGallery: operation(
    'Companies',
    'List pictures',
    'Gives the albums of a company, and its pictures page by page; `images` and `items` are the same.',
  ),
  vtcPartnerships: operation(
    'Companies',
    'List partner companies',
    'Gives the partnerships of a company in which both companies are public.',
  ),
  vtcTier: operation('Companies', 'Read the tier', 'Gives how the platform rates a company.'),
  vtcRecruitment: operation(
    'Companies',
    'Read the application form',
    'Gives the form for those who apply; null while the company does not recruit.',
  ),
  liveEvents: operation(
    'Embed',
    'List live events',
    'Gives the company’s events that are under way. Needs the embed token of this company; developer keys are not accepted.',
  ),
  upcomingEvents: operation(
    'Embed',
    'List upcoming events',
    'Gives the company’s coming events, the next one first. Needs the embed token of this company; developer keys are not accepted.',
  ),
  managementSummary: operation(
    'Management',
    'Read the summary',
    'Gives the company that the key may manage.',
  ),
  managedMembers: operation(
    'Management',
    'List all members',
    'Gives all members of the company as a bare list, without pages.',
  ),
  pendingApplications: operation(
    'Management',
    'List pending applications',
    'Gives the applications that wait for an answer as a bare list, without pages.',
  ),
  createNews: operation(
    'Management',
    'Write a news post',
    'Writes a news post, which shows at once or, with `publishAt`, from then on.',
  ),
  setAttendance: operation(
    'Management',
    'Set the attendance',
    'Says that the company attends an event, or that it does not.',
  ),
};
