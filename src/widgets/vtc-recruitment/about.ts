import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-recruitment',
  file: 'more',
  order: 80,
  title: 'recruitment',
  summary: 'Shows how to join a company: requirements, questions and a link to apply.',
  usedAttributes: ['apply-url', 'form', 'action'],
  labels: { 'when-closed': 'When the company does not recruit' },
  valueLabels: { questions: 'Questions', requirements: 'Requirements' },
  icon: 'welcome-learn-more',
  frameHeight: 480,
  sizeLimit: '52.2 kB',
  sample: 'Northern Haul',
  scenes: [
    { attributes: {} },
    {
      name: 'form',
      attributes: { form: '', action: 'https://gateway.example/apply/northern_haul' },
      selector: '[form]',
    },
  ],
  requests: { company: { endpoint: 'vtcDetail' }, recruitment: { endpoint: 'vtcRecruitment' } },
};
