// The plugin's texts about elements, generated from their about.ts.
import type { About, Attributes } from '../../src/widgets/about.ts';
import { elements } from '../../src/widgets/all.ts';
import { attributeLabels, valueLabels } from '../../src/widgets/labels.ts';
import { phpOf } from './php.ts';

const translated = (text: string) => `__( ${phpOf(text)}, 'vtc-widgets' )`;

const phpFunction = (comment: string, name: string, entries: readonly string[]) =>
  `/** ${comment} */
function ${name}(): array {
\treturn array(
${entries.map((entry) => `\t\t${entry},`).join('\n')}
\t);
}
`;

const entry = (key: string, value: string) => `${phpOf(key)} => ${value}`;

const labels = (shared: Attributes, own: (about: About) => Attributes | undefined) =>
  Object.entries(Object.assign({}, shared, ...elements.map(own)) as Attributes).map(([key, text]) =>
    entry(key, translated(text)),
  );

const block = ({ tag, title, summary, icon }: About) =>
  entry(tag, `array( ${translated(`VTC: ${title}`)}, ${translated(summary)}, ${phpOf(icon)} )`);

const list = ({ tag, fallback }: About) => {
  if (!fallback) return [];
  const { heading, list: part = '', line, limit = null } = fallback;
  const values = [
    entry('heading', translated(heading)),
    ...Object.entries({ part, line, limit }).map(([key, value]) => entry(key, phpOf(value))),
  ];
  return [entry(tag, `array( ${values.join(', ')} )`)];
};

/** Text of generated/elements.php: blocks, labels, and the lists of the fallback content. */
export const elementsPhp = (): string => `<?php
/**
 * Texts about elements, generated from their about.ts.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

${phpFunction('Title, description and icon of each block.', 'block_labels', elements.map(block))}
${phpFunction(
  'Labels of attributes.',
  'attribute_labels',
  labels(attributeLabels, (about) => about.labels),
)}
${phpFunction(
  'Labels of attribute values, other than days.',
  'element_value_labels',
  labels(valueLabels, (about) => about.valueLabels),
)}
${phpFunction('Fallback content that is a list: heading, part of the data, kind of line, default limit.', 'fallback_lists', elements.flatMap(list))}`;
