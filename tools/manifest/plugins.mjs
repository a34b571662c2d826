// What the analyzer's Lit mode cannot know of this project by itself.

const declarationsIn = ({ modules }) => modules.flatMap(({ declarations }) => declarations);

const bundleOf = ({ fileName }) =>
  fileName.endsWith('more.ts') ? 'vtc-more.js' : 'vtc-widgets.js';

/** Tag names and the files that register them, from the calls of `register` in src/index.ts and src/more.ts. */
export function tags() {
  const found = new Map();
  return {
    name: 'tags',
    collectPhase({ ts, node }) {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'register') return;
      const [elements] = node.arguments;
      if (!elements || !ts.isObjectLiteralExpression(elements)) return;
      const bundle = bundleOf(node.getSourceFile());
      for (const { name, initializer } of elements.properties) {
        if (initializer && ts.isStringLiteral(name))
          found.set(initializer.getText(), { tagName: name.text, bundle });
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const declaration of declarationsIn(customElementsManifest)) {
        const element = found.get(declaration.name);
        if (element) Object.assign(declaration, element, { customElement: true });
      }
    },
  };
}

const isWithheld = ({ privacy, static: isStatic }) => isStatic || /^pr/.test(privacy ?? '');

/** Takes out what is not for those who use an element; a member that is internal once is so in every class. */
export function publicOnly() {
  const withheld = new Set(['connectedCallback', 'disconnectedCallback']);
  return {
    name: 'public-only',
    collectPhase({ ts, node }) {
      for (const member of ts.isClassDeclaration(node) ? node.members : []) {
        const isInternal = ts.getJSDocTags(member).some((tag) => tag.tagName.text === 'internal');
        if (isInternal) withheld.add(member.name?.getText());
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const declaration of declarationsIn(customElementsManifest)) {
        declaration.events = declaration.events?.filter(({ description }) => description);
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
    collectPhase({ ts, node }) {
      if (!ts.isClassDeclaration(node)) return;
      const base = node.heritageClauses?.[0]?.types[0];
      const [argument] = base?.typeArguments ?? [];
      bases.set(node.name.text, { type: argument?.getText(), base: base?.expression.getText() });
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const { name, members } of declarationsIn(customElementsManifest)) {
        const data = members?.find((member) => member.name === 'data');
        const type = typeOf(name);
        if (data && type) data.type = { text: data.type.text.replace(/\bT\b/, type) };
      }
    },
  };
}

const platformTypes = new Set(['CustomEvent', 'Date', 'Event']);

/** Says of each named type in an event's detail if it is declared; throws if that is not found. */
export function typeReferences() {
  const exported = new Map();
  const referenceTo = (name, index) => {
    const module = exported.get(name);
    if (!module) throw new Error(`No exported type is named ${name}, which an event carries.`);
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

/** Keeps the modules of elements and their base classes, in the order of their names, under the paths of the package. */
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
      const classes = declarationsIn(customElementsManifest).filter(({ kind }) => kind === 'class');
      const included = new Set();
      const include = (declaration) => {
        if (!declaration) return;
        included.add(declaration);
        include(classes.find(({ name }) => name === declaration.superclass?.name));
      };
      classes.filter(({ tagName }) => tagName).forEach(include);
      customElementsManifest.modules = customElementsManifest.modules
        .filter(({ declarations }) => declarations.some((declaration) => included.has(declaration)))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
      rename(customElementsManifest.modules);
    },
  };
}
