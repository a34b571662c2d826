import type { MoreMessages } from './messages.js';

/** Brazilian Portuguese. */
export default {
  newsHeading: 'Notícias',
  noNews: 'Ainda não há notícias',
  pinned: 'Fixada',
  byAuthor: 'Por {name}',
  olderNews: 'Notícias anteriores',

  galleryHeading: 'Galeria',
  noPictures: 'Ainda não há imagens',
  albums: 'Álbuns',
  allPictures: 'Todas as imagens',
  enlarge: 'Ampliar: {title}',
  untitledPicture: 'Imagem {position}',
  picturePosition: '{position} de {total}',
  picturesShown: '{shown} de {total}',
  previousPicture: 'Imagem anterior',
  nextPicture: 'Próxima imagem',
  openOriginal: 'Abrir o original',
  close: 'Fechar',

  partnersHeading: 'Parceiros',
  noPartners: 'Ainda não há parceiros',

  calendarHeading: 'Calendário de comboios',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  noConvoysInMonth: 'Nenhum comboio neste mês',
  noConvoysOnDay: 'Nenhum comboio neste dia',
  nextConvoyIn: 'Próximo comboio em {month}',
  convoysOnDay: { one: '{count} comboio', other: '{count} comboios' },
  moreOnDay: { one: 'mais {count} comboio', other: 'mais {count} comboios' },
} satisfies MoreMessages;
