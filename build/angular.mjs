// Writes directives for Angular from the manifest: they let its compiler check what templates set on the elements.
// Their form is that of published libraries, which Angular finishes when it builds the app: https://angular.dev/tools/libraries/creating-libraries
import { attributeType, imported, memberTypes, settable } from './element-types.mjs';

const directive = ({ name }) => `${name}Directive`;

const inputs = (element, write) =>
  settable(element)
    .map(({ name }) => `'${name}': ${write(name)}`)
    .join(', ');

const declared = (element) => `
/** ${element.description} */
export class ${directive(element)} extends Settings {}
${directive(element)}.ɵfac = core.ɵɵngDeclareFactory({
  minVersion: '12.0.0', version: '20.0.0', ngImport: core,
  type: ${directive(element)}, deps: [], target: core.ɵɵFactoryTarget.Directive,
});
${directive(element)}.ɵdir = core.ɵɵngDeclareDirective({
  minVersion: '14.0.0', version: '20.0.0', ngImport: core,
  type: ${directive(element)}, isStandalone: true, usesOnChanges: true, selector: '${element.tagName}',
  inputs: { ${inputs(element, (name) => `'${name}'`)} },
});
`;

/** The directives; texts become attributes, as they would without a directive. */
export const angular = (elements) => `import * as core from '@angular/core';

class Settings {
  #element = core.inject(core.ElementRef).nativeElement;

  ngOnChanges(changes) {
    for (const [name, { currentValue }] of Object.entries(changes)) {
      const attribute = name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());
      if (typeof currentValue === 'string') this.#element.setAttribute(attribute, currentValue);
      else this.#element[name] = currentValue;
    }
  }
}
${elements.map(declared).join('')}
/** All of them, for the \`imports\` of a component. */
export const vtcWidgets = [${elements.map(directive).join(', ')}];
`;

/** What inputs take besides the values of their properties: texts, as attributes are written. */
const texts = (element) =>
  element.attributes
    .filter(({ name, fieldName, type }) => name === fieldName && !type.text.startsWith("'"))
    .map((attribute) => {
      const accepted = `${element.name}['${attribute.name}'] | ${attributeType(attribute, element.name)}`;
      return `static ngAcceptInputType_${attribute.name}: ${accepted};`;
    })
    .join('\n');

const typed = (element) => `
/** ${element.description} */
export declare class ${directive(element)} {
${memberTypes(element)}
${texts(element)}
static ɵfac: ɵɵFactoryDeclaration<${directive(element)}, never>;
static ɵdir: ɵɵDirectiveDeclaration<${directive(element)}, '${element.tagName}', never,
  { ${inputs(element, (name) => `{ alias: '${name}'; required: false }`)} },
  {}, never, never, true, never>;
}
`;

/** Types of the directives. */
export const angularTypes = (
  elements,
) => `import type { ɵɵDirectiveDeclaration, ɵɵFactoryDeclaration } from '@angular/core';
${imported(elements, '../')}
import '../events.js';
${elements.map(typed).join('')}
/** All of them, for the \`imports\` of a component. */
export declare const vtcWidgets: readonly [${elements.map((one) => `typeof ${directive(one)}`).join(', ')}];
`;
