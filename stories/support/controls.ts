import type { InputType } from 'storybook/internal/types';
import { attributesOf, type Attribute } from './manifest.js';

const choices = (type: string) => [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value);

function control(type: string): InputType {
  if (type.startsWith('boolean')) return { control: 'boolean' };
  if (type.startsWith('number')) return { control: 'number' };
  if (type.startsWith("'")) return { control: 'select', options: choices(type) };
  return { control: 'text' };
}

const argType = ({ name, description, type, ...attribute }: Attribute): InputType => ({
  name,
  description,
  ...control(type?.text ?? ''),
  table: {
    category: 'attributes',
    type: { summary: type?.text },
    defaultValue: { summary: attribute.default },
  },
});

/** A control for each attribute of an element. */
export const controlsOf = (tag: string): Record<string, InputType> =>
  Object.fromEntries(attributesOf(tag).map((attribute) => [attribute.name, argType(attribute)]));
