// What the analyzer cannot know of this project by itself: how settings, tags and types are written here.

const isSetting = (ts, node) =>
  ts.isPropertyAssignment(node) &&
  ts.isCallExpression(node.initializer) &&
  ts.isIdentifier(node.initializer.expression);

/** The object literal of `static properties`, or undefined where a class has none. */
function settingsOf(ts, node) {
  const field = node.members.find(
    (member) =>
      ts.isPropertyDeclaration(member) &&
      member.name.getText() === 'properties' &&
      member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword),
  );
  return field?.initializer;
}

/** Index of the parameter `attribute` of each function in src/base/settings.ts, by the function's name. */
export function attributePositions(ts, source) {
  const file = ts.createSourceFile('settings.ts', source, ts.ScriptTarget.ES2022, true);
  const functions = file.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.map(({ name, initializer }) => ({
      name: name.getText(),
      position: initializer.parameters?.findIndex((one) => one.name.getText() === 'attribute'),
    })),
  );
  return new Map(functions.map(({ name, position }) => [name, position]));
}

/** The type of an attribute whose field has this one: absent is no value of it, and a list is words in a text. */
const attributeType = (text) => (/\[\]/.test(text) ? 'string' : text.replace(/ \| undefined$/, ''));

/** Attributes, from the fields that `static properties` turns into settings. */
export function settings(positions) {
  function attributeOf(ts, property) {
    const { expression, arguments: given } = property.initializer;
    const position = positions.get(expression.getText());
    if (position === undefined) throw new Error(`Unknown kind of setting: ${property.getText()}`);
    const named = given[position];
    if (named && !ts.isStringLiteral(named)) throw new Error(`Name it plainly: ${named.getText()}`);
    return named?.text ?? property.name.getText().toLowerCase();
  }
  return {
    name: 'settings',
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isClassDeclaration(node)) return;
      const declaration = moduleDoc.declarations?.find(({ name }) => name === node.name?.text);
      for (const property of settingsOf(ts, node)?.properties ?? []) {
        if (!isSetting(ts, property)) continue;
        const fieldName = property.name.getText();
        const field = declaration.members.find(({ name }) => name === fieldName);
        if (!field) throw new Error(`${node.name.text}.${fieldName} has no field of its name.`);
        const name = attributeOf(ts, property);
        field.attribute = name;
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
  const given = new Map();
  return {
    name: 'data-types',
    analyzePhase({ ts, node }) {
      if (!ts.isClassDeclaration(node)) return;
      const [argument] = node.heritageClauses?.[0]?.types[0]?.typeArguments ?? [];
      if (argument) given.set(node.name.text, argument.getText());
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const { name, members } of customElementsManifest.modules.flatMap(
        (one) => one.declarations,
      )) {
        const data = members?.find((member) => member.name === 'data');
        if (data && given.has(name))
          data.type = { text: data.type.text.replace(/\bT\b/, given.get(name)) };
      }
    },
  };
}

/** Where a type named in a file comes from, as a path below the project. */
function importsOf(ts, file, relative) {
  const imports = file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const from = statement.moduleSpecifier.text;
    const names = statement.importClause?.namedBindings?.elements ?? [];
    return from.startsWith('.') ? names.map(({ name }) => [name.text, relative(from)]) : [];
  });
  const own = file.statements
    .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
    .map(({ name }) => [name.text, relative('')]);
  return new Map([...own, ...imports]);
}

/** Tells of each named type in an event's detail where it is declared. */
export function typeReferences() {
  return {
    name: 'type-references',
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isClassDeclaration(node)) return;
      const declaration = moduleDoc.declarations?.find(({ name }) => name === node.name?.text);
      const here = `file:///${moduleDoc.path}`;
      const relative = (from) =>
        from ? new URL(from, here).pathname.slice(1).replace(/\.js$/, '.ts') : moduleDoc.path;
      const known = importsOf(ts, node.getSourceFile(), relative);
      for (const { type } of declaration?.events ?? []) {
        if (!type) continue;
        type.references = [...type.text.matchAll(/\b[A-Z]\w*/g)].flatMap(({ 0: name, index }) => {
          const module = known.get(name);
          return module ? [{ name, module, start: index, end: index + name.length }] : [];
        });
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
      const { modules } = customElementsManifest;
      customElementsManifest.modules = modules.filter(({ declarations }) =>
        declarations.some(
          ({ kind, tagName, name }) => kind === 'class' && (tagName || name === 'VtcElement'),
        ),
      );
      rename(customElementsManifest.modules);
    },
  };
}
