// What an attribute takes, as `values`, `list`, `open`, `min`, `max` and `sensitive` beside its type in the manifest.
// CONTRIBUTING.md documents the tags.

const plain = (text) => text.replace(/^["'`]|["'`]$/g, '');
const isUnion = (text) => /^'[^']*'(\s*\|\s*'[^']*')*$/.test(text);
const union = (values) => values.map((value) => `'${value}'`).join(' | ');

/** A type without what only says that a property may be absent. */
const presentType = (text) =>
  text
    .split(/\s*\|\s*/)
    .filter((part) => part && part !== 'undefined' && part !== 'null')
    .join(' | ');

function extensions(tags, type) {
  const values = tags.values?.split(/\s+/);
  return {
    ...(values ? { values } : isUnion(type) && { values: type.split(/\s*\|\s*/).map(plain) }),
    ...('list' in tags && { list: true, separator: tags.list === ',' ? ',' : ' ' }),
    ...('open' in tags && { open: true }),
    ...('min' in tags && { min: Number(tags.min) }),
    ...('max' in tags && { max: Number(tags.max) }),
    ...('sensitive' in tags && { sensitive: true }),
  };
}

/** The type of an attribute: the words it takes where it takes no others. */
function typeText(type, { values, list, open }) {
  if (list) return 'string';
  return values && !open ? union(values) : type || 'string';
}

/** Puts what an attribute takes into the manifest, from the type and the tags of its field. */
export function attributeValues() {
  const tagsOf = new Map();
  const key = (owner, field) => `${owner}.${field}`;
  return {
    name: 'attribute-values',
    collectPhase({ ts, node }) {
      if (!ts.isClassDeclaration(node)) return;
      for (const member of node.members.filter(ts.isPropertyDeclaration)) {
        const tags = ts
          .getJSDocTags(member)
          .map(({ tagName, comment }) => [tagName.text, String(comment ?? '').trim()]);
        tagsOf.set(key(node.name.text, member.name.getText()), Object.fromEntries(tags));
      }
    },
    moduleLinkPhase({ moduleDoc }) {
      for (const { name: owner, attributes = [], members = [] } of moduleDoc.declarations) {
        for (const attribute of attributes) {
          const field = members.find(({ name }) => name === attribute.fieldName);
          const tags = tagsOf.get(key(owner, attribute.fieldName)) ?? {};
          const type = presentType(attribute.type?.text ?? '');
          const extra = extensions(tags, type);
          Object.assign(attribute, extra, { type: { text: typeText(type, extra) } });
          if (attribute.default) attribute.default = plain(attribute.default);
          attribute.fieldName ??= attribute.name;
          if (field) field.attribute = attribute.name;
        }
      }
    },
  };
}
