import { attributesOf } from './manifest.js';

type Values = Readonly<Record<string, unknown>>;

/** Whether an element has an embed token as one of its attributes. */
export const takesToken = (tag: string) => attributesOf(tag).some(({ name }) => name === 'token');

/** The values of an element's attributes. */
export const attributesIn = (tag: string, values: Values): Values =>
  Object.fromEntries(attributesOf(tag).map(({ name }) => [name, values[name]]));

function attributeText([name, value]: readonly [string, unknown]): string {
  if (value === undefined || value === false) return '';
  return value === true ? ` ${name}` : ` ${name}="${String(value).replaceAll('"', '&quot;')}"`;
}

/** HTML of an element as a site owner writes it, with a token if the element has one. */
export function markup(tag: string, values: Values, inside = ''): string {
  const { token = values.vtc ? 'emb_…' : undefined, ...others } = attributesIn(tag, values);
  const all = takesToken(tag) ? { ...others, token: token === '' ? undefined : token } : others;
  return `<${tag}${Object.entries(all).map(attributeText).join('')}>${inside}</${tag}>`;
}
