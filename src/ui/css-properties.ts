import { noChange } from 'lit';
import { directive, Directive, type DirectiveResult, type ElementPart } from 'lit/directive.js';

/** Custom properties by name; one that is undefined is removed. */
type CssProperties = Readonly<Record<`--${string}`, string | undefined>>;

const isStyled = (element: Element): element is HTMLElement => 'style' in element;

class CssPropertiesDirective extends Directive {
  render(properties: CssProperties): unknown {
    void properties;
    return noChange;
  }

  override update({ element }: ElementPart, [properties]: [CssProperties]): unknown {
    if (isStyled(element)) {
      for (const [name, value] of Object.entries(properties)) {
        element.style.setProperty(name, value ?? null);
      }
    }
    return noChange;
  }
}

/**
 * Sets custom properties of an element by script: a `style` attribute would be blocked by a strict
 * Content Security Policy. Rendered on a server, the element has none of them.
 */
export const cssProperties: (
  properties: CssProperties,
) => DirectiveResult<typeof CssPropertiesDirective> = directive(CssPropertiesDirective);
