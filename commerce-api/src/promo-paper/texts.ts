import type { Language } from 'shared-contracts';

/** What the paper says beside the words of its editors and the names of its products. */
const polish = {
  title: 'Gazetka promocyjna',
  valid: (from: string, to: string): string => `Ważna od ${from} do ${to}`,
  lowest: (price: string): string => `Najniższa cena z 30 dni przed obniżką: ${price}`,
  code: 'Kod',
  none: 'Produktów z tej strony nie ma już w sprzedaży.',
  note: (day: string): string => `Ceny z dnia ${day}. Aktualne ceny i dostępność są w sklepie.`,
};

const ukrainian: typeof polish = {
  title: 'Акційна газета',
  valid: (from, to) => `Діє з ${from} до ${to}`,
  lowest: (price) => `Найнижча ціна за 30 днів до знижки: ${price}`,
  code: 'Код',
  none: 'Товари з цієї сторінки вже не продаються.',
  note: (day) => `Ціни станом на ${day}; поточні ціни та наявність – у магазині.`,
};

export const promoPaperTexts: Readonly<Record<Language, typeof polish>> = { pl: polish, ua: ukrainian };
