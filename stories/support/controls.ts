import type { InputType } from 'storybook/internal/types';
import type { DocumentedAttribute } from '../../tools/generate/documented.js';
import { attributesOf } from './manifest.js';

function control({ type, values, list, open, min, max }: DocumentedAttribute): InputType {
  const kind = type?.text;
  if (kind === 'boolean') return { control: 'boolean' };
  if (kind === 'number') return { control: { type: 'number', ...range({ min, max }) } };
  if (values && !list && !open) return { control: 'select', options: [...values] };
  return { control: 'text' };
}

const range = (bounds: { min: number | undefined; max: number | undefined }) =>
  Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined));

const argType = (attribute: DocumentedAttribute): InputType => ({
  name: attribute.name,
  description: attribute.description,
  ...control(attribute),
  table: {
    category: 'attributes',
    type: { summary: attribute.type?.text },
    defaultValue: { summary: attribute.default },
  },
});

/** A control for each attribute of an element. */
export const controlsOf = (tag: string): Record<string, InputType> =>
  Object.fromEntries(attributesOf(tag).map((attribute) => [attribute.name, argType(attribute)]));
