import {
  attributes,
  avatarStyles,
  type DeriveContext,
  isMemberName,
  itemAddress,
  type LoadContext,
  property,
  type PropertyValues,
  type Query,
  type SettingsOf,
  type TemplateResult,
  VtcElement,
  VtcError,
} from '../../base.js';
import { memberShape } from '../../contract/element-endpoints.js';
import { vtcMember } from '../../locales/en.js';
import { loadMember, type MemberData, memberDataShape } from './data.js';
import { memberModel, type MemberModel } from './model.js';
import { card, signature } from './templates/member.js';
import { skeletons } from './templates/skeleton.js';
import { layouts } from './view.js';
import { styles } from './vtc-member.styles.js';

export type { MemberData };

const templates = { card, signature };

/**
 * Shows one member of a company, with the data that the roster shows. A member who has left is no longer shown.
 *
 * @csspart name - Name of the member.
 * @csspart company - Logo and name of the company.
 * @csspart since - Since when the member is in the company.
 * @cssState gone - The company has no such member: only the fallback content is shown.
 * @fires {CustomEvent<{ data: MemberData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: Member }>} vtc-select - The member's link was activated; cancelable.
 */
export class VtcMember extends VtcElement<MemberData, MemberModel> {
  static override readonly texts = vtcMember;
  static override styles = [VtcElement.styles, avatarStyles, styles];
  static override readonly stateTexts = { failed: 'failedMember', empty: 'notAvailable' } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    member: attributes.text,
    hrefTemplate: attributes.urlTemplate(memberShape),
  };

  /** `card`: a portrait with all roles and the company; `signature`: the same in a line, with the highest role. */
  @property() layout = layouts.fallback;
  /** Id or handle of the member, as in the address of their profile on the platform. Names are not unique. */
  @property() member?: string;

  declare readonly settings: SettingsOf<typeof VtcMember.attributeTypes>;
  readonly defaultRefreshSeconds = 300;
  protected readonly dataShape = memberDataShape;

  override get companyTheme(): VtcElement<MemberData>['companyTheme'] {
    return this.data?.company?.theme ?? super.companyTheme;
  }

  load(query: Query, context: LoadContext<MemberData>): Promise<MemberData> {
    const { vtc, member } = this.settings;
    return loadMember(query, { ...context, vtc, member });
  }

  protected override derive(
    data: MemberData,
    context: DeriveContext<VtcMember['settings']>,
  ): MemberModel {
    return memberModel(data, { ...context, isProvided: this.resource.isProvided });
  }

  protected override get dependencies(): readonly unknown[] {
    return [this.settings.member];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    if (!isMemberName(this.settings.member))
      throw new VtcError(
        'SETUP',
        'member is missing or wrong: set it to the id or handle in the address of the profile on the platform, not to a name or a SteamID.',
      );
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.resource.error?.isGone) this.internals.states.add('gone');
  }

  protected override get isInline(): boolean {
    return this.settings.layout === 'signature';
  }

  protected override get contentName(): string {
    return this.headingText || this.model?.name || this.settings.member;
  }

  protected renderSkeleton(): TemplateResult {
    return skeletons[this.settings.layout];
  }

  protected renderData(model: MemberModel): TemplateResult {
    const { layout, images, hrefTemplate } = this.settings;
    return templates[layout]({
      model,
      images,
      href: itemAddress(hrefTemplate, model.member),
      headingLevel: this.contentHeadingLevel,
      select: (event) => this.select(event, model.member),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-member': VtcMember;
  }
}
