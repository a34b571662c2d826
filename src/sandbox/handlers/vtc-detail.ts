import type { EndpointOutput } from '../../contract/endpoint.js';
import type { vtcDetail as detailEndpoint } from '../../contract/vtc-detail.js';
import type { WorldCompany } from '../world/company.js';
import { isMinimal } from '../world/examples.js';
import { definedFields } from '../world/fixture.js';
import { pictureUrl } from '../world/formats.js';
import { companyTheme } from '../world/branding.js';
import { random } from '../world/random.js';
import { companyRules } from '../world/rules.js';
import { styleTags } from '../world/words.js';
import { type Handler, isMember, type RequestContext, requireCompany, vtcItem } from './context.js';
import { eventFields } from './event-record.js';
import { member, memberUser } from './members.js';
import { several } from '../world/several.js';

type VtcDetail = EndpointOutput<typeof detailEndpoint>;

const previewedEvents = 5;
const previewedMembers = 6;

/** Website of a company; underscores are not allowed in host names. */
const website = ({ handle, id }: WorldCompany) =>
  `https://www.${(handle ?? `vtc-${id}`).replaceAll('_', '-').replace(/-+$/, '')}.example/`;

const link = (site: string, company: WorldCompany) =>
  `https://${site}.example/${company.handle ?? company.id}`;

/** Invalid colors, one of which tries to load a URL. */
const hostileTheme = {
  background: 'red;background:url(https://tracker.example/)',
  surface: '#12',
  border: 'var(--x)',
  text: '#ffffff',
  mutedText: 'expression(1)',
  primary: '#ffff00',
  primaryText: '',
} as const;

/** Valid colors without contrast. */
const neonTheme = {
  background: '#ffff66',
  surface: '#ffff99',
  border: '#eeee00',
  text: '#ffffff',
  mutedText: '#ffffcc',
  primary: '#ffff00',
  primaryText: '#ffffff',
} as const;

function theme({ id, scenario }: WorldCompany) {
  if (scenario === 'hostile') return hostileTheme;
  return scenario === 'unlisted' ? neonTheme : companyTheme(id);
}

const dlcNames = { 227310: 'Going East!', 304212: 'Scandinavia', 558244: 'Italia' } as const;

function requirements(context: RequestContext, required: readonly number[]) {
  return Object.entries(dlcNames)
    .filter(([appId]) => required.includes(Number(appId)))
    .map(([appId, name]) => ({
      appId: Number(appId),
      name,
      headerImage: pictureUrl(context, 'dlc', Number(appId)),
    }));
}

function linkedCompany(context: RequestContext, company: WorldCompany): VtcDetail['linkedCompany'] {
  const linked = { flagship: 8, coach: 1 } as const;
  const { scenario } = company;
  const partner =
    scenario === 'flagship' || scenario === 'coach'
      ? context.world.company(linked[scenario])
      : undefined;
  if (!partner) return null;
  return { ...vtcItem(context, partner), companyType: partner.companyType ?? 'trucking' };
}

/** Optional fields of a company. */
function optionalFields(context: RequestContext, company: WorldCompany): Partial<VtcDetail> {
  const source = random(context.world.seed, 'detail', company.id);
  const { scenario } = company;
  const isFlagship = scenario === 'flagship';
  const has = (share: number) => isFlagship || source.chance(share);
  const maybeLink = (site: string) => (has(0.5) ? link(site, company) : null);
  const requiredDlcAppIds = has(0.3) ? [227310, 304212, ...(isFlagship ? [558244] : [])] : [];
  return {
    styleTags: source.some(styleTags, source.integer(1, 4)),
    recruitmentLink: company.recruitmentOpen ? maybeLink('apply') : null,
    linkedCompany: linkedCompany(context, company),
    externalMembershipPolicy: source.pick(['allowed', 'blocked']),
    instagram: maybeLink('pictures'),
    facebook: maybeLink('faces'),
    twitter: maybeLink('birds'),
    discord: maybeLink('chat'),
    verifiedDiscordServer: has(0.3)
      ? {
          guildId: String(10 ** 12 + company.id),
          guildName: company.name,
          verifiedAt: company.createdAt,
        }
      : null,
    theme: has(0.7) || scenario ? theme(company) : null,
    profileSections: [
      { type: 'about', title: null, config: {}, enabled: true },
      { type: 'events', title: 'Our convoys', config: { limit: 3 }, enabled: true },
    ],
    homeLayout: has(0.3) ? [{ id: 'about', type: 'about', x: 0, y: 0, w: 6, h: 4 }] : null,
    supportEnabled: has(0.3),
    minAccountAge: has(0.3) ? 30 : 0,
    minPlaytime: has(0.3) ? 50 : 0,
    joinRequirements: {
      requiredDlcAppIds,
      enforceAccountAge: has(0.3),
      enforcePlaytime: has(0.2) && !isFlagship,
      enforceDlcOwnership: requiredDlcAppIds.length > 0,
      writtenRequirements: has(0.4)
        ? [
            { id: 'voice', text: 'Be in the voice channel during convoys.', enabled: true },
            { id: 'manners', text: 'Be kind on the road and in the chat.', enabled: true },
          ]
        : [],
    },
    requiredDlcs: requirements(context, requiredDlcAppIds),
  };
}

const allNull = {
  recruitmentLink: null,
  linkedCompany: null,
  instagram: null,
  facebook: null,
  twitter: null,
  discord: null,
  verifiedDiscordServer: null,
  theme: null,
  homeLayout: null,
} satisfies Partial<VtcDetail>;

function additions(context: RequestContext, company: WorldCompany): Partial<VtcDetail> {
  if (company.fixture) return definedFields(company.fixture);
  if (company.scenario === 'nothing-set') return {};
  if (company.scenario === 'all-null') return allNull;
  return optionalFields(context, company);
}

/** Fields for members only; which ones is *not described by the API document*. */
function memberOnly({ world }: RequestContext, { id }: WorldCompany): Partial<VtcDetail> {
  const source = random(world.seed, 'member only', id);
  return {
    linkSharedStaffOut: source.chance(0.5),
    linkSharedStaffInBlocked: source.chance(0.5),
  };
}

/** Returns all fields of a company. */
export const vtcDetail: Handler<'vtcDetail'> = (call) => {
  const company = requireCompany(call, call.params.idOrHandle);
  const isBare = isMinimal(company.scenario);
  const shown = Math.min(company.memberCount, previewedMembers);
  return {
    rules: isBare ? null : companyRules[company.scenario === 'flagship' ? 'long' : 'short'],
    website: isBare ? null : website(company),
    email: isBare ? null : `contact@${company.id}.example`,
    ...additions(call, company),
    ...vtcItem(call, company),
    ownerId: memberUser(call.world, company, 0).id,
    upcomingEvents: call.calendar
      .upcoming(call.now, company)
      .slice(0, previewedEvents)
      .map((event) => eventFields(call, event)),
    memberPreviews: several(shown, (place) => member(call, company, place)),
    ...(isMember(call, company) && memberOnly(call, company)),
  };
};
