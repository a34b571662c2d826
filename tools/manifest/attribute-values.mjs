const union = (values) => values.map((value) => `'${value}'`).join(' | ');

/** A type without `undefined` and `null`, which only mean that a property may be absent. */
const presentType = (text) =>
  text
    .split(/\s*\|\s*/)
    .filter((part) => part && part !== 'undefined' && part !== 'null')
    .join(' | ');

/** Fields that a URL may have, which its type names in its advice. */
const fieldsIn = (remedy = '') => [...remedy.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** What the manifest says about an attribute of a type; CONTRIBUTING.md documents the keys. */
function extensions({ values, isOpen, separator, min, max, fallback }) {
  return {
    ...(fallback !== undefined && { default: [fallback].flat().join(' ') }),
    ...(values && { values }),
    ...(separator && { list: true, separator }),
    ...(isOpen && { open: true }),
    ...(min !== undefined && { min, max }),
  };
}

/** Type and default of a property that is declared as `name = type.fallback`. */
function inferred({ values, separator, fallback }) {
  if (fallback === undefined || separator) return {};
  return typeof fallback === 'number'
    ? { type: { text: 'number' }, default: `${fallback}` }
    : { type: { text: union(values) }, default: `'${fallback}'` };
}

/** Adds values, bounds and defaults from the `attributeTypes` of the classes, and which attributes are sensitive. */
export function attributeValues(classes) {
  const sensitive = new Set();
  return {
    name: 'attribute-values',
    collectPhase({ ts, node }) {
      if (!ts.isClassDeclaration(node)) return;
      for (const member of node.members.filter(ts.isPropertyDeclaration)) {
        const isSensitive = ts.getJSDocTags(member).some((tag) => tag.tagName.text === 'sensitive');
        if (isSensitive) sensitive.add(`${node.name.text}.${member.name.getText()}`);
      }
    },
    moduleLinkPhase({ moduleDoc }) {
      for (const { name: owner, attributes = [], members = [] } of moduleDoc.declarations) {
        for (const attribute of attributes) {
          attribute.fieldName ??= attribute.name;
          const type = classes[owner]?.attributeTypes[attribute.fieldName] ?? {};
          const field = members.find(({ name }) => name === attribute.fieldName);
          if (field) Object.assign(field, inferred(type), { attribute: attribute.name });
          const text = presentType((inferred(type).type ?? attribute.type)?.text ?? 'string');
          Object.assign(attribute, { type: { text } }, extensions(type));
          const isMarked = sensitive.has(`${owner}.${attribute.fieldName}`);
          if (isMarked || type.isUrl) attribute.sensitive = true;
        }
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      // Attributes are inherited by now; the items to which they lead differ between classes.
      for (const { declarations } of customElementsManifest.modules)
        for (const { name: owner, attributes = [] } of declarations)
          for (const attribute of attributes) {
            const { isUrl, remedy } = classes[owner]?.attributeTypes[attribute.fieldName] ?? {};
            const fields = isUrl ? fieldsIn(remedy) : [];
            if (fields.length > 0) attribute.fields = fields;
          }
    },
  };
}
