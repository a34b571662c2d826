// What the analyzer cannot know of this project by itself: how settings, tags and types are written here.

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The initializer of `attribute` where a setting says more than the call that makes it. */
const attributeSaid = (ts, { initializer }) =>
  ts.isObjectLiteralExpression(initializer)
    ? initializer.properties.find((one) => one.name?.getText() === 'attribute')?.initializer
    : undefined;

/** The attribute of a property: what its setting says, else its name in kebab case; undefined: it has none. */
function attributeOf(ts, property) {
  const said = attributeSaid(ts, property);
  if (said?.kind === ts.SyntaxKind.FalseKeyword) return undefined;
  if (said && !ts.isStringLiteral(said)) throw new Error(`Name it plainly: ${said.getText()}`);
  return said?.text ?? kebab(property.name.getText());
}

/** The object literal of `static properties = settings({ … })`, or undefined where a class has none. */
function settingsOf(ts, node) {
  const field = node.members.find(
    (member) =>
      ts.isPropertyDeclaration(member) &&
      member.name.getText() === 'properties' &&
      member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword),
  );
  return field?.initializer.arguments?.[0];
}

/** The type of an attribute whose field has this one: absent is no value of it, and a list is words in a text. */
const attributeType = (text) => (/\[\]/.test(text) ? 'string' : text.replace(/ \| undefined$/, ''));

/** A default that is the name of a list in the same file, as the words of that list; any other as it is. */
function plainDefault(ts, file, text) {
  const constants = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  const list = constants.find(({ name }) => name.getText() === text)?.initializer;
  const inner = list && ts.isAsExpression(list) ? list.expression : list;
  if (!inner || !ts.isArrayLiteralExpression(inner)) return text;
  return `'${inner.elements.map(({ text: word }) => word).join(' ')}'`;
}

/** Attributes, from the fields that `static properties` turns into settings. */
export function settings() {
  return {
    name: 'settings',
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isClassDeclaration(node)) return;
      const declaration = moduleDoc.declarations?.find(({ name }) => name === node.name?.text);
      for (const property of settingsOf(ts, node)?.properties ?? []) {
        const name = ts.isPropertyAssignment(property) && attributeOf(ts, property);
        if (!name) continue;
        const fieldName = property.name.getText();
        const field = declaration.members.find(({ name }) => name === fieldName);
        if (!field) throw new Error(`${node.name.text}.${fieldName} has no field of its name.`);
        field.attribute = name;
        field.default = plainDefault(ts, node.getSourceFile(), field.default);
        const { description, default: byDefault } = field;
        const type = { text: attributeType(field.type?.text ?? 'string') };
        declaration.attributes ??= [];
        declaration.attributes.push({ name, fieldName, type, description, default: byDefault });
      }
    },
  };
}

/** Tag names, from the call of `register` in src/index.ts. */
export function tags() {
  const found = new Map();
  return {
    name: 'tags',
    collectPhase({ ts, node }) {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'register') return;
      const [elements] = node.arguments;
      if (!elements || !ts.isObjectLiteralExpression(elements)) return;
      for (const { name, initializer } of elements.properties) {
        if (initializer && ts.isStringLiteral(name)) found.set(initializer.getText(), name.text);
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const module of customElementsManifest.modules) {
        for (const declaration of module.declarations) {
          const tagName = found.get(declaration.name);
          if (tagName) Object.assign(declaration, { tagName, customElement: true });
        }
      }
    },
  };
}

/** Members that Lit or the platform calls, and nobody else. */
const lifecycle = ['connectedCallback', 'disconnectedCallback'];

const isWithheld = ({ privacy, static: isStatic }) => isStatic || /^pr/.test(privacy ?? '');

/** Takes out what is not for those who use an element: a member that is internal once is so in every class. */
export function publicOnly() {
  const withheld = new Set(lifecycle);
  return {
    name: 'public-only',
    analyzePhase({ ts, node }) {
      for (const member of ts.isClassDeclaration(node) ? node.members : []) {
        const isInternal = ts.getJSDocTags(member).some((tag) => tag.tagName.text === 'internal');
        if (isInternal) withheld.add(member.name?.getText());
      }
    },
    moduleLinkPhase({ moduleDoc }) {
      for (const declaration of moduleDoc.declarations) {
        declaration.events = declaration.events?.filter(({ description }) => description);
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const declaration of customElementsManifest.modules.flatMap((one) => one.declarations)) {
        declaration.members = declaration.members?.filter(
          (member) => !isWithheld(member) && !withheld.has(member.name),
        );
      }
    },
  };
}

/** Puts the type that an element gives its base class in place of the letter that stands for it. */
export function dataTypes() {
  const bases = new Map();
  const typeOf = (name) => {
    const { type, base } = bases.get(name) ?? {};
    return type ?? (base && typeOf(base));
  };
  return {
    name: 'data-types',
    analyzePhase({ ts, node }) {
      if (!ts.isClassDeclaration(node)) return;
      const base = node.heritageClauses?.[0]?.types[0];
      const [argument] = base?.typeArguments ?? [];
      bases.set(node.name.text, { type: argument?.getText(), base: base?.expression.getText() });
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const { name, members } of customElementsManifest.modules.flatMap(
        (one) => one.declarations,
      )) {
        const data = members?.find((member) => member.name === 'data');
        const type = typeOf(name);
        if (data && type) data.type = { text: data.type.text.replace(/\bT\b/, type) };
      }
    },
  };
}

const platformTypes = new Set(['CustomEvent', 'Date', 'Event']);

/** Tells of each named type in an event's detail where it is declared; throws where that is not found. */
export function typeReferences() {
  const exported = new Map();
  const referenceTo = (name, index) => {
    const module = exported.get(name);
    if (!module) throw new Error(`No exported type has the name ${name}, which an event tells of.`);
    return { name, module, start: index, end: index + name.length };
  };
  return {
    name: 'type-references',
    collectPhase({ ts, node }) {
      const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
      const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (isType && isExported) exported.set(node.name.text, node.getSourceFile().fileName);
    },
    moduleLinkPhase({ moduleDoc }) {
      for (const { type } of moduleDoc.declarations.flatMap(({ events = [] }) => events)) {
        if (!type) continue;
        type.references = [...type.text.matchAll(/\b[A-Z]\w*/g)]
          .filter(([name]) => !platformTypes.has(name))
          .map(({ 0: name, index }) => referenceTo(name, index));
      }
    },
  };
}

/** Leaves the modules of elements only, and names files as they are published. */
export function published() {
  const path = (source) => source.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');
  const rename = (value) => {
    if (Array.isArray(value)) value.forEach(rename);
    else if (value && typeof value === 'object') {
      for (const key of ['path', 'module']) {
        if (typeof value[key] === 'string') value[key] = path(value[key]);
      }
      Object.values(value).forEach(rename);
    }
  };
  return {
    name: 'published',
    packageLinkPhase({ customElementsManifest }) {
      const classes = customElementsManifest.modules.flatMap(({ declarations }) =>
        declarations.filter(({ kind }) => kind === 'class'),
      );
      const kept = new Set();
      const keep = (one) => {
        if (!one) return;
        kept.add(one);
        keep(classes.find(({ name }) => name === one.superclass?.name));
      };
      classes.filter(({ tagName }) => tagName).forEach(keep);
      customElementsManifest.modules = customElementsManifest.modules.filter(({ declarations }) =>
        declarations.some((one) => kept.has(one)),
      );
      // Files are read side by side, and come in any order.
      customElementsManifest.modules.sort((a, b) => (a.path < b.path ? -1 : 1));
      rename(customElementsManifest.modules);
    },
  };
}
