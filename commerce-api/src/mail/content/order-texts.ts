import type { Language } from 'shared-contracts';
import type { OrderStatus } from '../../rest/schemas/index.ts';

/** What happens to an order, and what its owner should know then. */
type StatusTexts = Readonly<Record<OrderStatus, readonly [heading: string, text: string]>>;

/** What e-mails about orders say. Subjects end with words of the middle of a sentence. */
const polish = {
  subject: 'Zamówienie {number} – {what}',
  pieces: '{count} szt.',
  latest: 'najpóźniej {day}',
  delivery: 'Dostawa',
  fee: 'Opłata za płatność',
  discount: 'Rabat',
  voucher: 'Bon',
  order: 'Zamówienie {number}',
  toPay: 'Razem do zapłaty',
  net: 'Wartość zamówienia netto',
  payment: 'Płatność',
  givenAddress: 'Adres podany w zamówieniu ({postcode})',
  transfer: 'Dane do przelewu',
  owner: 'Odbiorca',
  account: 'Numer rachunku',
  bank: 'Bank',
  transferTitle: 'Tytuł przelewu',
  amount: 'Kwota',
  day: 'Możesz wybrać dzień dostawy. Kod PIN, o który zapytamy: {pin}.',
  chooseDay: 'Wybierz dzień dostawy',
  show: 'Zobacz zamówienie',
  placed: ['dziękujemy', 'Dziękujemy za zamówienie!'],
  placedText: 'Przyjęliśmy Twoje zamówienie {number} z dnia {date}. O każdej zmianie napiszemy.',
  placedTransfer: 'Przyjęliśmy Twoje zamówienie {number} z dnia {date}. Wyślemy je, gdy otrzymamy przelew.',
  placedCards: 'Przyjęliśmy Twoje zamówienie {number} z dnia {date}. Karty wyślemy w wybranym dniu, nie wcześniej niż otrzymamy przelew.',
  paid: ['otrzymaliśmy płatność', 'Płatność otrzymana'],
  paidText: 'Otrzymaliśmy płatność {amount} za zamówienie {number}. Przygotowujemy je do wysyłki.',
  paidCards: 'Otrzymaliśmy płatność {amount} za zamówienie {number}. Karty wysyłamy e-mailem w wybranym dniu.',
  failed: ['płatność nie powiodła się', 'Płatność nie powiodła się'],
  failedText: 'Nie otrzymaliśmy płatności za zamówienie {number}. Zamówienie czeka: możesz zapłacić ponownie lub zmienić metodę.',
  payAgain: 'Zapłać ponownie',
  deciding: ['wniosek jest rozpatrywany', 'Wniosek jest rozpatrywany'],
  decidingText: '{method}, zamówienie {number}. Decyzja może zająć kilka dni. Produkty są dla Ciebie odłożone.',
  documents: ['potrzebne dokumenty', 'Potrzebne są dokumenty'],
  documentsText: '{method}, zamówienie {number}. Uzupełnij wniosek na stronie zamówienia. Produkty są dla Ciebie odłożone.',
  changed: ['zmiana dostawy', 'Zmieniliśmy dostawę'],
  changedText: 'Dostawa zamówienia {number} jest zmieniona tak, jak w sklepie wybrano. Jeśli to nie Ty, od razu do nas napisz lub zadzwoń.',
  status: 'Zamówienie {number}: {text}',
  other: ['Zmiana w zamówieniu', 'Sprawdź, na jakim jest etapie.'],
  ask: 'Jak poszło? Oceń zakupy i dostawę, zajmie to chwilę.',
  rate: 'Oceń zamówienie',
  why: 'Powiedz nam, dlaczego rezygnujesz',
  moneyBack: 'Zwracamy {amount} tą samą drogą, którą zapłacono. Napiszemy, gdy zlecimy zwrot.',
  voucherBack: 'Na bon wróciło {amount}.',
  nothingBack: 'Nie ma już czego zwracać.',
  parcel: 'Przesyłka',
  parcelNumber: 'Numer przesyłki: {number}',
  out: ['kurier jest w drodze', 'Kurier jest w drodze'],
  outText: 'Dziś kurier doręczy przesyłkę z zamówienia {number}.',
  refunded: ['zwrot pieniędzy', 'Zwracamy pieniądze'],
  refundedText: 'Zwrot {amount} za zamówienie {number} jest zlecony.',
  byVoucher: 'Pieniądze wróciły na bon i można nimi od razu płacić.',
  byGateway: 'Pieniądze wracają tą samą drogą, którą zapłacono. Bank zaksięguje je w ciągu kilku dni roboczych.',
  byTransfer: 'Pieniądze wysłaliśmy przelewem. Bank zaksięguje je w ciągu kilku dni roboczych.',
  sms: 'Przyjęliśmy zamówienie {number} na {amount}. Szczegóły wysłaliśmy e-mailem.',
} as const;

type Texts = { readonly [Key in keyof typeof polish]: (typeof polish)[Key] extends string ? string : readonly [string, string] };

const ukrainian: Texts = {
  subject: 'Замовлення {number} – {what}',
  pieces: '{count} шт.',
  latest: 'найпізніше {day}',
  delivery: 'Доставка',
  fee: 'Плата за спосіб оплати',
  discount: 'Знижка',
  voucher: 'Ваучер',
  order: 'Замовлення {number}',
  toPay: 'Разом до сплати',
  net: 'Вартість замовлення нетто',
  payment: 'Оплата',
  givenAddress: 'Адреса, вказана в замовленні ({postcode})',
  transfer: 'Дані для переказу',
  owner: 'Отримувач',
  account: 'Номер рахунку',
  bank: 'Банк',
  transferTitle: 'Призначення платежу',
  amount: 'Сума',
  day: 'Ви можете вибрати день доставки. PIN-код, про який ми запитаємо: {pin}.',
  chooseDay: 'Вибрати день доставки',
  show: 'Переглянути замовлення',
  placed: ['дякуємо', 'Дякуємо за замовлення!'],
  placedText: 'Ми прийняли ваше замовлення {number} від {date}. Про кожну зміну ми напишемо.',
  placedTransfer: 'Ми прийняли ваше замовлення {number} від {date}. Надішлемо його, щойно отримаємо переказ.',
  placedCards: 'Ми прийняли ваше замовлення {number} від {date}. Картки надішлемо у вибраний день, не раніше, ніж отримаємо переказ.',
  paid: ['ми отримали оплату', 'Оплату отримано'],
  paidText: 'Ми отримали оплату {amount} за замовлення {number}. Готуємо його до відправлення.',
  paidCards: 'Ми отримали оплату {amount} за замовлення {number}. Картки надсилаємо електронною поштою у вибраний день.',
  failed: ['оплата не вдалася', 'Оплата не вдалася'],
  failedText: 'Ми не отримали оплату за замовлення {number}. Замовлення чекає: можна заплатити ще раз або змінити спосіб оплати.',
  payAgain: 'Заплатити ще раз',
  deciding: ['заявку розглядають', 'Заявку розглядають'],
  decidingText: '{method}, замовлення {number}. Рішення може тривати кілька днів. Товари для вас відкладено.',
  documents: ['потрібні документи', 'Потрібні документи'],
  documentsText: '{method}, замовлення {number}. Доповніть заявку на сторінці замовлення. Товари для вас відкладено.',
  changed: ['зміна доставки', 'Ми змінили доставку'],
  changedText:
    'Доставку замовлення {number} змінено так, як вибрано в магазині. Якщо це зробили не ви, одразу напишіть або зателефонуйте нам.',
  status: 'Замовлення {number}: {text}',
  other: ['Зміна в замовленні', 'Перевірте, на якому воно етапі.'],
  ask: 'Як усе пройшло? Оцініть покупку й доставку, це займе хвилинку.',
  rate: 'Оцінити замовлення',
  why: 'Розкажіть нам, чому ви відмовляєтеся',
  moneyBack: 'Повертаємо {amount} тим самим способом, яким було оплачено. Напишемо, коли доручимо повернення.',
  voucherBack: 'На ваучер повернулося {amount}.',
  nothingBack: 'Повертати вже нічого.',
  parcel: 'Посилка',
  parcelNumber: 'Номер посилки: {number}',
  out: ['кур’єр у дорозі', 'Кур’єр у дорозі'],
  outText: 'Сьогодні кур’єр доставить посилку із замовлення {number}.',
  refunded: ['повернення грошей', 'Повертаємо гроші'],
  refundedText: 'Повернення {amount} за замовлення {number} доручено.',
  byVoucher: 'Гроші повернулися на ваучер, ними можна одразу платити.',
  byGateway: 'Гроші повертаються тим самим способом, яким було оплачено. Банк зарахує їх за кілька робочих днів.',
  byTransfer: 'Ми надіслали гроші переказом. Банк зарахує їх за кілька робочих днів.',
  sms: 'Ми прийняли замовлення {number} на суму {amount}. Деталі надіслали електронною поштою.',
};

export const orderTexts: Readonly<Record<Language, Texts>> = { pl: polish, ua: ukrainian };

export const statusTexts: Readonly<Record<Language, StatusTexts>> = {
  pl: {
    pending_payment: ['Zamówienie czeka na płatność', 'Zaczniemy je realizować, gdy otrzymamy płatność.'],
    processing: ['Zamówienie w realizacji', 'Kompletujemy Twoje produkty.'],
    packed: ['Zamówienie spakowane', 'Paczka czeka na kuriera.'],
    shipped: ['Zamówienie wysłane', 'Paczka jest w drodze.'],
    ready_for_pickup: ['Zamówienie gotowe do odbioru', 'Możesz odebrać je w wybranym miejscu.'],
    delivered: ['Zamówienie dostarczone', 'Dziękujemy za zakupy. Produkty możesz zwrócić bez podawania przyczyny.'],
    cancelled: ['Zamówienie anulowane', 'Jeśli zamówienie było opłacone, zwrócimy pieniądze tą samą drogą.'],
  },
  ua: {
    pending_payment: ['Замовлення чекає на оплату', 'Ми почнемо його виконувати, щойно отримаємо оплату.'],
    processing: ['Замовлення виконується', 'Ми комплектуємо ваші товари.'],
    packed: ['Замовлення запаковано', 'Посилка чекає на кур’єра.'],
    shipped: ['Замовлення надіслано', 'Посилка в дорозі.'],
    ready_for_pickup: ['Замовлення готове до видачі', 'Його можна забрати у вибраному місці.'],
    delivered: ['Замовлення доставлено', 'Дякуємо за покупку. Товари можна повернути без пояснення причин.'],
    cancelled: ['Замовлення скасовано', 'Якщо замовлення було оплачене, ми повернемо гроші тим самим способом.'],
  },
};

/** The same where an order has nothing but gift cards. */
export const cardStatusTexts: Readonly<Record<Language, Partial<StatusTexts>>> = {
  pl: {
    processing: ['Zamówienie w realizacji', 'Karty podarunkowe wysyłamy e-mailem w wybranym dniu.'],
    delivered: ['Zamówienie zrealizowane', 'Dziękujemy za zakupy.'],
  },
  ua: {
    processing: ['Замовлення виконується', 'Подарункові картки надсилаємо електронною поштою у вибраний день.'],
    delivered: ['Замовлення виконано', 'Дякуємо за покупку.'],
  },
};

/** A text with its places filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
