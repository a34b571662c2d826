import { fieldTexts } from './fields.js';
import type { Components } from './json-schema.js';

const words = (name: string) =>
  name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );

/** Gives every field of every record its sentence, and every record a title; throws for one without. */
export function describeFields(components: Components): void {
  const missing: string[] = [];
  for (const [owner, schema] of Object.entries(components)) {
    schema.title ??= owner;
    schema.description ??= `${words(owner)}.`;
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const text = fieldTexts[`${owner}.${name}`] ?? fieldTexts[name];
      if (text === undefined) missing.push(`${owner}.${name}`);
      else field.description = text;
    }
  }
  if (missing.length > 0) throw new Error(`Fields without a text: ${missing.join(' ')}`);
}
