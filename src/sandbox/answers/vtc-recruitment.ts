import type { vtcRecruitment } from '../../contract/vtc-recruitment.js';
import { visibleCompany, type Answer } from './call.js';

const questions = [
  { question: 'How old are you?', questionType: 'text', options: [], required: true },
  {
    question: 'Why do you want to join us?',
    questionType: 'textarea',
    options: [],
    required: true,
  },
  {
    question: 'Which game do you play most?',
    questionType: 'select',
    options: ['ETS2', 'ATS', 'Both'],
    required: true,
  },
  {
    question: 'Do you have a microphone?',
    questionType: 'radio',
    options: ['Yes', 'No'],
    required: false,
  },
] as const;

/** The form for those who apply; null while the company does not recruit. */
export const answerVtcRecruitment: Answer<typeof vtcRecruitment> = (call) => {
  const company = visibleCompany(call, call.params.id);
  if (!company.recruitmentOpen) return { recruitment: null };
  return {
    recruitment: {
      title: `Drive with ${company.name}`,
      description: company.slogan,
      questions: questions.map((question, index) => ({
        ...question,
        options: [...question.options],
        id: company.id * 10 + index,
        displayId: index + 1,
      })),
    },
  };
};
