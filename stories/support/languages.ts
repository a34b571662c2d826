import { registerMessages } from '../../src/element/language.js';
import { translations } from '../../src/locales/translations.js';

/** Enough Arabic to see that a language written from right to left works; it is not in the bundle. */
registerMessages('ar', {
  retry: 'أعد المحاولة',
  failed: 'تعذّر التحميل.',
  members: { one: 'عضو واحد', two: 'عضوان', few: '{n} أعضاء', other: '{n} عضوًا' },
  membersTitle: 'الأعضاء',
  verified: 'موثّقة',
  recruiting: 'تقبل الطلبات',
  language: 'اللغة',
  country: 'البلد',
  since: 'منذ',
  games: 'الألعاب',
  nextEvent: 'القافلة القادمة',
});

/** The languages that a story can be seen in. */
export const languages: readonly string[] = [...Object.keys(translations), 'ar'];
