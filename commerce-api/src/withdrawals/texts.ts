import type { Language } from 'shared-contracts';

/** What the shop writes about a withdrawal, in the language of whoever has withdrawn. */
const polish = {
  title: 'Potwierdzenie odstąpienia od umowy',
  statement: 'Oświadczenie o odstąpieniu od umowy sprzedaży wymienionych niżej rzeczy zostało złożone elektronicznie.',
  number: 'Numer odstąpienia',
  order: 'Numer zamówienia',
  ordered: 'Data zamówienia',
  submitted: 'Złożono',
  product: 'Produkt',
  pieces: 'szt.',
  code: 'kod',
  amount: 'Kwota',
  delivery: 'Koszt dostawy i płatności',
  total: 'Razem do zwrotu',
  voucher: 'w tym na bon',
  refund:
    'Pieniądze oddamy najpóźniej w ciągu 14 dni od otrzymania oświadczenia, nie wcześniej niż po otrzymaniu towaru lub dowodu jego nadania.',
  unpaid: 'Za to, co nie zostało jeszcze zapłacone, nie trzeba już płacić.',
  sendBack: 'Co dalej',
  label: 'Towar odeślij w ciągu 14 dni z etykietą z drugiej strony tego dokumentu.',
  salon: 'Towar przynieś do dowolnego salonu w ciągu 14 dni. Podaj numer odstąpienia.',
  notDelivered: 'Jeżeli towar jeszcze do Ciebie nie dotarł, nie musisz go odbierać.',
  seller: 'Sprzedawca',
  labelTitle: 'Etykieta zwrotna',
  labelTo: 'Adresat',
  labelHint: 'Wydrukuj i naklej na paczkę. Nie masz drukarki? Napisz na paczce numer odstąpienia.',
  subject: 'Odstąpienie {number} – potwierdzenie',
  heading: 'Potwierdzamy odstąpienie od umowy',
  attached: 'Potwierdzenie z dniem i godziną jest w załączniku (PDF). Zachowaj je.',
  lines: 'Odstępujesz od umowy co do',
  status: 'Sprawdź status',
  received: ['dotarł do nas towar', 'Towar do nas dotarł. Teraz go sprawdzimy.'],
  checked: ['sprawdziliśmy towar', 'Sprawdziliśmy towar. Zlecamy zwrot pieniędzy.'],
  refunded: ['zlecamy zwrot pieniędzy', 'Zleciliśmy zwrot pieniędzy: {amount}.'],
  nothing: 'Nie ma już czego oddawać: za te rzeczy nic nie zapłacono albo pieniądze oddaliśmy wcześniej.',
} as const;

type Texts = { readonly [Key in keyof typeof polish]: (typeof polish)[Key] extends string ? string : readonly [string, string] };

const ukrainian: Texts = {
  title: 'Підтвердження відмови від договору',
  statement: 'Заяву про відмову від договору купівлі-продажу наведених нижче речей подано в електронній формі.',
  number: 'Номер відмови',
  order: 'Номер замовлення',
  ordered: 'Дата замовлення',
  submitted: 'Подано',
  product: 'Товар',
  pieces: 'шт.',
  code: 'код',
  amount: 'Сума',
  delivery: 'Вартість доставки й оплати',
  total: 'Разом до повернення',
  voucher: 'зокрема на ваучер',
  refund: 'Гроші повернемо не пізніше ніж за 14 днів від отримання заяви, але не раніше, ніж отримаємо товар або доказ його надсилання.',
  unpaid: 'За те, що ще не оплачено, платити вже не потрібно.',
  sendBack: 'Що далі',
  label: 'Надішліть товар протягом 14 днів з етикеткою з другої сторінки цього документа.',
  salon: 'Принесіть товар до будь-якого магазину протягом 14 днів. Назвіть номер відмови.',
  notDelivered: 'Якщо товар ще не надійшов, отримувати його не потрібно.',
  seller: 'Продавець',
  labelTitle: 'Етикетка для повернення',
  labelTo: 'Отримувач',
  labelHint: 'Роздрукуйте й наклейте на посилку. Немає принтера? Напишіть на посилці номер відмови.',
  subject: 'Відмова {number} – підтвердження',
  heading: 'Підтверджуємо відмову від договору',
  attached: 'Підтвердження з датою й часом – у вкладенні (PDF). Збережіть його.',
  lines: 'Ви відмовляєтеся від договору щодо',
  status: 'Перевірити статус',
  received: ['товар надійшов', 'Товар надійшов до нас. Тепер ми його перевіримо.'],
  checked: ['ми перевірили товар', 'Ми перевірили товар і доручаємо повернення грошей.'],
  refunded: ['доручаємо повернення грошей', 'Ми доручили повернення грошей: {amount}.'],
  nothing: 'Повертати вже нічого: за ці речі нічого не сплачено або гроші повернено раніше.',
};

export const withdrawalTexts: Readonly<Record<Language, Texts>> = { pl: polish, ua: ukrainian };

const locales: Readonly<Record<Language, string>> = { pl: 'pl-PL', ua: 'uk-UA' };

/** Day and time in Poland, as the statement has them. @param iso ISO 8601 */
export const momentText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Warsaw' }).format(new Date(iso));

/** A day in Poland. @param iso ISO 8601 */
export const dayText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(new Date(iso));
