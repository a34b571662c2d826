import {
  attributes,
  html,
  type Parts,
  type Query,
  register,
  shapes,
  type ValueOf,
  vtcDetail,
  VtcElement,
} from '../../src/base.js';
import { baseSuite } from '../support/base-suite.js';
import type { ElementCase } from '../support/element-stage.js';

const companyShape = shapes.record({ id: shapes.integer, name: shapes.text });
type Company = ValueOf<typeof companyShape>;

/** Shows the name of a company, which it loads at once. */
class WholeElement extends VtcElement<Company> {
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    hrefTemplate: attributes.urlTemplate(companyShape),
  };
  readonly defaultRefreshSeconds = 300;
  protected readonly dataShape = companyShape;

  load(query: Query): Promise<Company> {
    return query(vtcDetail, { idOrHandle: this.settings.vtc });
  }

  protected override defaultHeading = () => 'A company';
  protected override emptyText = () => 'Nothing here';
  protected renderSkeleton = () => html`<svg class="skeleton-box" height="100"></svg>`;
  protected renderData = ({ name }: Company) => html`<p>${name}</p>`;
}

const partsShape = shapes.record({
  company: shapes.optional(companyShape),
  again: shapes.optional(companyShape),
});
type TwoParts = ValueOf<typeof partsShape>;

/** Shows the name of a company, which it loads in two parts. */
class PartsElement extends VtcElement<TwoParts> {
  readonly defaultRefreshSeconds = 300;
  protected readonly dataShape = partsShape;

  load(query: Query): Parts<TwoParts> {
    const company = () => query(vtcDetail, { idOrHandle: this.settings.vtc });
    return { company, again: company };
  }

  protected override defaultHeading = () => 'A company';
  protected override emptyText = () => 'Nothing here';
  protected renderSkeleton = () => html`<svg class="skeleton-box" height="100"></svg>`;
  protected renderData = ({ company }: TwoParts) => html`<p>${company?.name}</p>`;
}

register({ 'test-whole': WholeElement, 'test-parts': PartsElement });

const testCase: Omit<ElementCase, 'tag'> = {
  attributes: { vtc: 'northern_haul' },
  expectedText: 'Northern Haul',
  change: ['vtc', 'bare_minimum'],
  invalid: [],
};

baseSuite({ ...testCase, tag: 'test-whole', linkField: 'id' });
baseSuite({ ...testCase, tag: 'test-parts' });
