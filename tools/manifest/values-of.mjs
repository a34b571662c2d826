import { elements } from './elements.mjs';

/** What an attribute takes if that can be checked, else undefined: examples are no bounds. */
function taken({ values, list, open, min, max, type }) {
  if (values && !open) return list ? { values, list } : { values };
  if (min !== undefined && max !== undefined) return { min, max };
  return type.text === 'boolean' ? { flag: true } : undefined;
}

/** Constants of the doctor that are replaced at build time. */
export const doctorConstants = () => ({
  __VTC_ATTRIBUTE_VALUES__: JSON.stringify(valuesByAttribute()),
  __VTC_FILES__: JSON.stringify(
    Object.fromEntries(elements().map(({ tagName, bundle }) => [tagName, bundle])),
  ),
});

/** What the attributes of each element in the built manifest take, by tag and name. */
const valuesByAttribute = () =>
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
