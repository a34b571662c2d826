/**
 * A property of a document by its built-in getter: a form or picture of the page that has the name of a property
 * replaces it ("DOM clobbering"). Methods are not covered: Lit calls those of the document directly.
 */
export const documentProperty = <Name extends keyof Document>(
  name: Name,
  page = document,
): Document[Name] => Reflect.get(Object.getPrototypeOf(page) as Document, name, page);
