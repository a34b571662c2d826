import { escapeMarkdown } from '../../convoys/export/convoy-lines.js';
import { cleanLine, cleanParagraphs, withoutInvisible } from '../../webhook/clean-text.js';
import { escapeLines } from '../../webhook/escape-lines.js';
import { shortened } from '../../webhook/shorten.js';
import type { Application } from '../../widgets/vtc-recruitment/model/application.js';

/** Limits of Discord: characters of an embed's parts, and of all together. */
const limits = {
  title: 256,
  author: 256,
  field: 256,
  value: 1024,
  fields: 25,
  total: 6000,
} as const;

/** Names in the message, in the language of the company. */
export interface ApplicationLabels {
  /** Name of the company, and of its form. */
  readonly author: string;
  readonly contact: string;
}

interface EmbedField {
  readonly name: string;
  readonly value: string;
}

const fieldOf = (label: string, text: string): EmbedField => ({
  name: shortened(cleanLine(label), limits.field, escapeMarkdown) || '—',
  value: shortened(withoutInvisible(text), limits.value, escapeLines) || '—',
});

const lengthOf = ({ name, value }: EmbedField): number => name.length + value.length;

/** The whole application as plain text, for a file. */
function plainApplication({ name, contact, answers }: Application, labels: ApplicationLabels) {
  const parts = [
    labels.author,
    `${name}\n${labels.contact}: ${contact}`,
    ...answers.map(({ question, answer }) => `${cleanParagraphs(question)}\n\n${answer}`),
  ];
  return `${withoutInvisible(parts.join('\n\n---\n\n'))}\n`;
}

/** An application as a message of Discord; whatever of it does not fit into the message is in a text file beside it. */
export function discordApplication(
  application: Application,
  labels: ApplicationLabels,
): FormData | object {
  const { name, contact, answers } = application;
  const title = shortened(cleanLine(name), limits.title, escapeMarkdown);
  const author = shortened(cleanLine(labels.author), limits.author, (text) =>
    text.replace(/@/g, '@\u200b'),
  );
  const all = [
    fieldOf(labels.contact, contact),
    ...answers.map(({ question, answer }) => fieldOf(cleanParagraphs(question), answer)),
  ];
  let length = title.length + author.length;
  const shown = all.filter((field, index) => {
    length += lengthOf(field);
    return index < limits.fields && length <= limits.total;
  });
  const isWhole =
    shown.length === all.length &&
    answers.every(
      ({ question, answer }) =>
        escapeMarkdown(cleanLine(cleanParagraphs(question))).length <= limits.field &&
        escapeLines(withoutInvisible(answer)).length <= limits.value,
    );
  const message = {
    embeds: [{ title, author: { name: author }, fields: shown }],
    allowed_mentions: { parse: [] },
  };
  if (isWhole) return message;
  const data = new FormData();
  data.append('payload_json', JSON.stringify(message));
  const file = new Blob([plainApplication(application, labels)], { type: 'text/plain' });
  data.append('files[0]', file, 'application.txt');
  return data;
}
