import type { Language } from 'shared-contracts';

const polish = {
  title: 'Karta informacyjna produktu',
  supplier: 'Producent',
  model: 'Kod produktu',
  class: 'Klasa efektywności energetycznej',
  register: 'Numer w europejskim rejestrze EPREL',
  registerHint: 'Pełne dane i etykietę energetyczną znajdziesz w rejestrze: {url}',
  seller: 'Sprzedawca',
} as const;

/** The words of the product information sheet; what it says of the product are data of the catalogue. */
export const sheetTexts: Readonly<Record<Language, Readonly<Record<keyof typeof polish, string>>>> = {
  pl: polish,
  ua: {
    title: 'Інформаційний лист товару',
    supplier: 'Виробник',
    model: 'Код товару',
    class: 'Клас енергоефективності',
    register: 'Номер у європейському реєстрі EPREL',
    registerHint: 'Повні дані та енергетична етикетка є в реєстрі: {url}',
    seller: 'Продавець',
  },
};
