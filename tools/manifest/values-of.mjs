import { elements } from './elements.mjs';

/** What an attribute takes where that can be checked, else undefined: examples are no bounds. */
function taken({ values, list, open, min, max, type }) {
  if (values && !open) return list ? { values, list } : { values };
  if (min !== undefined && max !== undefined) return { min, max };
  return type.text === 'boolean' ? { flag: true } : undefined;
}

/** What the attributes of each element in the built manifest take, by tag and name. */
export const valuesByAttribute = () =>
  Object.fromEntries(
    elements().map(({ tagName, attributes }) => [
      tagName,
      Object.fromEntries(
        attributes.flatMap((attribute) => {
          const what = taken(attribute);
          return what ? [[attribute.name, what]] : [];
        }),
      ),
    ]),
  );
