import type { Language } from 'shared-contracts';

/** What stands below every e-mail. */
export const frameTexts: Readonly<Record<Language, { readonly questions: string }>> = {
  pl: { questions: 'Masz pytania? Napisz: {email} lub zadzwoń: {phone} ({hours}).' },
  ua: { questions: 'Маєте запитання? Напишіть: {email} або зателефонуйте: {phone} ({hours}).' },
};

/** Opening hours as the settings have them, `pon.–sob. 8:00–20:00`, with the days in a language. */
export const hoursIn = (hours: string, language: Language): string =>
  language === 'pl' ? hours : hours.replaceAll('pon.', 'пн').replaceAll('pt.', 'пт').replaceAll('sob.', 'сб').replaceAll('niedz.', 'нд');
