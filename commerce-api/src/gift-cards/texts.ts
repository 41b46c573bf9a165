import type { Language } from 'shared-contracts';
import { GIFT_CARD_WITHDRAWAL_DAYS } from 'shared-contracts/gift-cards';

/** What the shop writes about gift cards, in the language of the order. */
const polish = {
  subject: 'Karta podarunkowa {value} dla Ciebie',
  heading: '{name}, masz kartę podarunkową!',
  intro: 'Zapłacisz nią w naszym sklepie: wpisz kod przy wyborze płatności. Jeśli zamówienie kosztuje mniej, reszta zostaje na karcie.',
  message: 'Wiadomość dla Ciebie',
  card: 'Twoja karta',
  code: 'Kod',
  value: 'Wartość',
  valid: 'Ważna do',
  shop: 'Wybierz coś dla siebie',
  balance: 'Sprawdź, ile zostało na karcie',
  keep: 'Kod działa jak gotówka: nie podawaj go nikomu, kto ma nią nie płacić.',
  sentSubject: 'Zamówienie {number} – karta podarunkowa wysłana',
  sentHeading: 'Karta podarunkowa jest w drodze',
  severalSubject: 'Zamówienie {number} – karty podarunkowe wysłane',
  severalHeading: 'Karty podarunkowe są w drodze',
  sentText: 'Kartę za {value} wysłaliśmy na adres {recipient}.',
  sentSecret: 'Ze względów bezpieczeństwa kod karty zna tylko jej odbiorca.',
  sentWithdraw: `Dopóki nikt nie zapłaci kartą, możesz ją zwrócić na stronie zamówienia w ciągu ${GIFT_CARD_WITHDRAWAL_DAYS} dni od wysłania.`,
  order: 'Zobacz zamówienie',
  cancelledSubject: 'Karta podarunkowa {value} – anulowana',
  cancelledHeading: 'Karta podarunkowa jest anulowana',
  cancelledBuyer:
    'Karta za {value} z zamówienia {number} została anulowana i jej kod już nie działa. Pieniądze wracają tam, skąd przyszły.',
  cancelledRecipient: 'Karta za {value} została anulowana. Kod już nie działa.',
};

const ukrainian: typeof polish = {
  subject: 'Подарункова картка {value} для вас',
  heading: '{name}, у вас є подарункова картка!',
  intro:
    'Нею можна платити в нашому магазині: введіть код, коли обираєте оплату. Якщо замовлення коштує менше, решта залишається на картці.',
  message: 'Повідомлення для вас',
  card: 'Ваша картка',
  code: 'Код',
  value: 'Сума',
  valid: 'Дійсна до',
  shop: 'Виберіть щось для себе',
  balance: 'Перевірити, скільки залишилося на картці',
  keep: 'Код – це гроші: не повідомляйте його тим, хто не має ними платити.',
  sentSubject: 'Замовлення {number} – подарункову картку надіслано',
  sentHeading: 'Подарункову картку надіслано',
  severalSubject: 'Замовлення {number} – подарункові картки надіслано',
  severalHeading: 'Подарункові картки надіслано',
  sentText: 'Картку на {value} ми надіслали на адресу {recipient}.',
  sentSecret: 'З міркувань безпеки код картки знає лише її отримувач.',
  sentWithdraw: `Поки карткою ніхто не заплатив, її можна повернути на сторінці замовлення протягом ${GIFT_CARD_WITHDRAWAL_DAYS} днів від надсилання.`,
  order: 'Переглянути замовлення',
  cancelledSubject: 'Подарункова картка {value} – скасована',
  cancelledHeading: 'Подарункову картку скасовано',
  cancelledBuyer: 'Картку на {value} із замовлення {number} скасовано, її код більше не діє. Гроші повертаються туди, звідки надійшли.',
  cancelledRecipient: 'Картку на {value} скасовано. Код більше не діє.',
};

export const giftCardTexts: Readonly<Record<Language, typeof polish>> = { pl: polish, ua: ukrainian };
