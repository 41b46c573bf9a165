import type { Language } from 'shared-contracts';

/** What the shop writes on the confirmation of a complaint. */
const polish = {
  title: 'Potwierdzenie złożenia reklamacji',
  statement: 'Reklamacja opisana niżej została złożona elektronicznie.',
  number: 'Numer reklamacji',
  submitted: 'Złożono',
  answerBy: 'Odpowiemy najpóźniej',
  product: 'Produkt',
  qty: 'Liczba sztuk',
  serial: 'Numer seryjny',
  proof: 'Dowód zakupu',
  proofs: { order: 'zamówienie', receipt: 'paragon', invoice: 'faktura', other: 'inny dowód' },
  claim: 'Zgłoszenie',
  type: 'Rodzaj wady',
  found: 'Data zauważenia wady',
  basis: 'Podstawa',
  bases: { conformity: 'niezgodność towaru z umową', statutory: 'rękojmia', guarantee: 'gwarancja producenta' },
  demand: 'Żądanie',
  demands: {
    repair: 'naprawa',
    replacement: 'wymiana na nowy',
    'price-reduction': 'obniżenie ceny',
    withdrawal: 'odstąpienie od umowy i zwrot pieniędzy',
  },
  amount: 'O ile obniżyć cenę',
  way: 'Dostarczenie produktu',
  ways: { courier: 'odbierze go kurier', shop: 'przyniesiony do salonu' },
  pickup: 'Dzień odbioru',
  description: 'Opis',
  next: 'Co dalej',
  answer:
    'Odpowiemy w ciągu 14 dni od złożenia reklamacji. Jeżeli nie odpowiemy w tym czasie, reklamację konsumenta uważa się za uznaną (art. 7a ustawy o prawach konsumenta).',
  seller: 'Sprzedawca',
};

const ukrainian: typeof polish = {
  title: 'Підтвердження подання рекламації',
  statement: 'Описану нижче рекламацію подано в електронній формі.',
  number: 'Номер рекламації',
  submitted: 'Подано',
  answerBy: 'Відповімо не пізніше',
  product: 'Товар',
  qty: 'Кількість',
  serial: 'Серійний номер',
  proof: 'Доказ покупки',
  proofs: { order: 'замовлення', receipt: 'чек', invoice: 'рахунок-фактура', other: 'інший доказ' },
  claim: 'Звернення',
  type: 'Вид дефекту',
  found: 'Дата виявлення дефекту',
  basis: 'Підстава',
  bases: { conformity: 'невідповідність товару договору', statutory: 'відповідальність за дефекти', guarantee: 'гарантія виробника' },
  demand: 'Вимога',
  demands: {
    repair: 'ремонт',
    replacement: 'заміна на новий',
    'price-reduction': 'зниження ціни',
    withdrawal: 'відмова від договору й повернення грошей',
  },
  amount: 'На скільки знизити ціну',
  way: 'Передача товару',
  ways: { courier: 'його забере кур’єр', shop: 'його принесуть до магазину' },
  pickup: 'День, коли приїде кур’єр',
  description: 'Опис',
  next: 'Що далі',
  answer:
    'Відповімо протягом 14 днів від подання рекламації. Якщо не відповімо в цей строк, рекламація споживача вважається визнаною (ст. 7a закону про права споживача).',
  seller: 'Продавець',
};

export const complaintTexts: Readonly<Record<Language, typeof polish>> = { pl: polish, ua: ukrainian };
