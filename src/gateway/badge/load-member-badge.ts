import { memberShape, vtcRoles as shownRoles } from '../../contract/element-endpoints.js';
import { lenientParser } from '../../contract/lenient-parser.js';
import { parseTimestamp } from '../../contract/timestamp.js';
import { vtcDetail, type VtcDetail } from '../../contract/vtc-detail.js';
import { vtcMember } from '../../contract/vtc-directory.js';
import { vtcRoles } from '../../contract/vtc-roles.js';
import type { Member } from '../../contract/member.js';
import { memberRoles, type RankedRole } from '../../element/member-roles.js';
import { monthYear } from '../../intl/formats.js';
import { shownName } from '../../text/shown-name.js';
import type { Dependencies } from '../dependencies.js';
import { companyTexts, type GatewayTexts, textsFor } from '../texts.js';
import { apiRequest } from '../upstream/api-request.js';
import { allAwaitable } from '../upstream/awaitable.js';
import type { Visitor } from '../upstream/response-cache.js';
import { isFailure, notFoundFailure, type UpstreamFailure } from '../upstream/result.js';
import type { BadgeContent } from './content.js';
import type { Badge, BadgeRequest } from './load-badge.js';
import { createPictures, logoLimits } from './logo.js';
import { badgeColors, cardBadge, flatBadge } from './render.js';
import { type CanRender, cleanText, renderablePart } from './text.js';

/** Which member is requested, and how the badge looks. */
export interface MemberBadgeRequest extends Pick<BadgeRequest, 'style' | 'theme' | 'lang'> {
  readonly vtc: string;
  /** Id or handle. */
  readonly member: string;
}

const parseMember = lenientParser(memberShape);
const parseRoles = lenientParser(shownRoles.response);

/** A member with the highest role. */
interface RankedMember {
  readonly member: Member;
  readonly role: RankedRole | undefined;
}

/** Name, highest role and company, and since when. */
function contentOf(
  { member, role }: RankedMember,
  company: VtcDetail,
  { locale, translate }: GatewayTexts,
): BadgeContent {
  const joined = parseTimestamp(member.joinedAt);
  const names = [role && shownName(role.name), shownName(company.name, company.handle)];
  return {
    name: shownName(member.name),
    value: names.filter(Boolean).join(' · '),
    thirdLine:
      joined === undefined
        ? undefined
        : translate('memberSince', { date: monthYear(locale, joined) }),
    dot: role?.color ?? undefined,
  };
}

/** The content on one line each, without letters that the fonts of PNG badges lack. Without a name, the requested handle is shown. */
function renderable(
  { name, value, thirdLine, dot }: BadgeContent,
  requested: string,
  canRender: CanRender = () => true,
): BadgeContent {
  const part = (text: string) => renderablePart(cleanText(text), canRender);
  return {
    name: part(name) ?? requested,
    value: part(value) ?? '—',
    thirdLine: thirdLine && part(thirdLine),
    dot,
  };
}

/** Returns the function that loads the data of a member's badge. With `canRender`, texts contain only letters of the fonts. */
export function createMemberBadgeLoader({ find, query, options }: Dependencies) {
  const loadLogo = createPictures(options, logoLimits);

  return async (
    { vtc, member, style, theme, lang }: MemberBadgeRequest,
    canRender: CanRender | undefined,
    visitor: Visitor,
  ): Promise<Badge | UpstreamFailure> => {
    const company = await find(vtc, visitor);
    if (isFailure(company)) return company;
    const { detail, response } = company;
    const requests = [apiRequest(vtcMember, vtc, {}, member), apiRequest(vtcRoles, vtc)];
    const results = await allAwaitable(requests.map((request) => query(request, visitor)));
    const [found = notFoundFailure, listed] = results;
    if (isFailure(found)) return found;
    const record = parseMember(JSON.parse(found.body));
    // Without the roles of the company, those of the member are in the order of the API.
    const roles = listed && !isFailure(listed) ? parseRoles(JSON.parse(listed.body)).items : [];
    const texts = (language: GatewayTexts) => {
      const [role] = memberRoles(roles, language.translate('owner'))(record);
      return contentOf({ member: record, role }, detail, language);
    };
    let content = texts(companyTexts(detail, lang));
    // Without a font for the language, a PNG badge is in English.
    if (canRender && !canRender(cleanText(content.thirdLine ?? '')))
      content = texts(textsFor('en'));
    const shown = renderable(content, member, canRender);
    const colors = badgeColors(theme === 'auto' ? detail.theme : undefined, theme === 'dark');
    const logo = await loadLogo(detail.profilePicture);
    const name = shownName(detail.name, detail.handle);
    return {
      svg: () =>
        style === 'card'
          ? cardBadge(
              shown,
              colors,
              logo ? { kind: 'logo', url: logo } : { kind: 'initials', name },
            )
          : flatBadge(shown, colors, logo),
      requests: [apiRequest(vtcDetail, vtc), ...requests],
      results: [response, ...results],
    };
  };
}
