import {
  failureMessage,
  failureNote,
  formats,
  html,
  isolated,
  longText,
  nothing,
  type PlainMessageKey,
  type TemplateResult,
} from '../../../base.js';
import type { Question } from '../model/recruitment.js';
import type { RecruitmentView } from '../view.js';
import { fold } from './fold.js';

const kinds: ReadonlyMap<string, PlainMessageKey> = new Map([
  ['text', 'shortAnswer'],
  ['textarea', 'longAnswer'],
  ['select', 'chooseOne'],
  ['radio', 'chooseOne'],
]);

/** How a question is answered: its kind, its options, whether it is optional. */
function answer({ translate, locale }: RecruitmentView, question: Question): string {
  const { questionType, options, required } = question;
  const kind = kinds.get(questionType);
  const label = kind ? translate(kind) : '';
  const value = formats.formatEnumeration(locale, options.map(isolated));
  const labelled = label && value ? translate('labelled', { label, value }) : label || value;
  return [labelled, required ? '' : translate('optional')].filter(Boolean).join(' · ');
}

/** The questions of the form, folded; a line and a retry button if they could not be loaded. */
export function questions(view: RecruitmentView): TemplateResult | typeof nothing {
  const { model, translate, locale, hasFailed, retry } = view;
  if (hasFailed) {
    const name = translate('failedQuestions');
    return failureMessage({
      translate,
      content: failureNote(translate('sentence', { text: name })),
      name,
      retry,
    });
  }
  const all = model.form?.questions ?? [];
  if (all.length === 0) return nothing;
  return fold(
    translate('questionCount', { count: all.length }),
    html`<ol class="questions">
      ${all.map(
        (question, index) =>
          html`<li part="item">
            ${longText({
              ...view,
              blocks: question.text,
              id: `question-${index}`,
              subject: formats.formatNumber(locale, index + 1),
            })}
            <div class="secondary">${answer(view, question)}</div>
          </li>`,
      )}
    </ol>`,
  );
}
