import type { Language } from 'shared-contracts';

/** What e-mail and SMS say of a reservation. */
const polish = {
  subject: 'Rezerwacja {number} – czeka w salonie',
  heading: 'Produkty są odłożone',
  until: 'Rezerwacja {number} czeka na Ciebie do {until}. Zapłacisz w salonie, przy odbiorze.',
  code: 'Kod odbioru wysłaliśmy SMS-em.',
  show: 'Zobacz rezerwację',
  title: 'Rezerwacja {number}',
  pieces: '{count} szt.',
  toPay: 'Do zapłaty w salonie',
  shop: 'Salon',
  sms: 'Rezerwacja {number} czeka do {until}: {shop}. Kod odbioru: {code}.',
  smsExpired: 'Rezerwacja {number} wygasła, bo minął czas odbioru.',
  smsCancelled: 'Rezerwacja {number} została anulowana.',
} as const;

const ukrainian: Readonly<Record<keyof typeof polish, string>> = {
  subject: 'Резервування {number} – чекає в магазині',
  heading: 'Товари відкладено',
  until: 'Резервування {number} чекає на вас до {until}. Заплатите в магазині, під час отримання.',
  code: 'Код для отримання ми надіслали в SMS.',
  show: 'Переглянути резервування',
  title: 'Резервування {number}',
  pieces: '{count} шт.',
  toPay: 'Заплатите в магазині',
  shop: 'Магазин',
  sms: 'Резервування {number} чекає до {until}: {shop}. Код для отримання: {code}.',
  smsExpired: 'Резервування {number} закінчилося: минув час на отримання.',
  smsCancelled: 'Резервування {number} скасовано.',
};

export const reservationTexts: Readonly<Record<Language, Readonly<Record<keyof typeof polish, string>>>> = { pl: polish, ua: ukrainian };
