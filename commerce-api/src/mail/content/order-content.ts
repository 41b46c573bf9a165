import { dayText, deliveryPrice, hoursText, hourText } from 'shared-contracts/delivery';
import { formatMoney, subtractGrosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { OrderStatus } from '../../rest/schemas/index.ts';
import type { OrderMail, OrderRefundMail, OrderStatusMail, SurveyLink } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { Block, MailContent, Value } from './content.ts';
import type { ShopLinks } from './links.ts';

const days = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Warsaw' });
const day = (date: string): string => days.format(new Date(date));

/** J-168: the day and the price in the words of the shop's pages. */
function promised({ deliveryFrom, deliveryTo, collectionHour, hours, shippingAmount }: OrderMail): readonly string[] {
  const hour = collectionHour == null ? '' : ` ${hourText(collectionHour)}`;
  const between = hours == null ? '' : `, ${hoursText(hours)}`;
  const first = `${dayText(deliveryFrom, 'pl')}${hour}${between}, ${deliveryPrice(shippingAmount)}`;
  return deliveryFrom === deliveryTo ? [first] : [first, `najpóźniej ${dayText(deliveryTo, 'pl')}`];
}

const toPay = ({ grandTotal, voucher }: OrderMail): Grosze => (voucher === undefined ? grandTotal : subtractGrosze(grandTotal, voucher));

function goods(order: OrderMail): Block {
  const sums: Value[] = [{ name: order.shippingTitle, note: 'Dostawa', value: formatMoney(order.shippingAmount) }];
  if (order.paymentFee !== 0) sums.push({ name: order.paymentTitle, note: 'Opłata za płatność', value: formatMoney(order.paymentFee) });
  if (order.discount !== 0) sums.push({ name: 'Rabat', value: `-${formatMoney(order.discount)}` });
  if (order.voucher) sums.push({ name: 'Bon', value: `-${formatMoney(order.voucher)}` });
  return {
    kind: 'values',
    title: `Zamówienie ${order.number}`,
    values: [
      ...order.items.flatMap(({ name, qty, rowTotal, addOns = [] }) => [
        { name, note: `${qty} szt.`, value: formatMoney(rowTotal) },
        ...addOns.map((addOn) => ({ name: `+ ${addOn.name}`, note: addOn.place ?? `${qty} szt.`, value: formatMoney(addOn.rowTotal) })),
      ]),
      ...sums,
      { name: 'Razem do zapłaty', value: formatMoney(toPay(order)), isSum: true },
    ],
  };
}

/** `10 1050 0099 …`: two digits, then groups of four, as banks print it. */
function accountNumber(number: string): string {
  const digits = number.replaceAll(/\s/g, '');
  return [digits.slice(0, 2), ...(digits.slice(2).match(/.{1,4}/g) ?? [])].join(' ');
}

const transfer = (order: OrderMail, bankTransfer = order.bankTransfer): readonly Block[] =>
  bankTransfer === null
    ? []
    : [
        {
          kind: 'values',
          title: 'Dane do przelewu',
          values: [
            { name: 'Odbiorca', value: bankTransfer.owner },
            { name: 'Numer rachunku', value: accountNumber(bankTransfer.accountNumber) },
            { name: 'Bank', value: bankTransfer.bank },
            { name: 'Tytuł przelewu', value: bankTransfer.title },
            { name: 'Kwota', value: formatMoney(toPay(order)), isSum: true },
          ],
        },
      ];

const whereAndHow = (order: OrderMail): readonly Block[] => [
  { kind: 'lines', title: 'Dostawa', lines: [order.shippingTitle, ...promised(order), ...order.destination] },
  { kind: 'lines', title: 'Płatność', lines: [order.paymentTitle] },
];

const chooseDay = ({ deliveryDate }: OrderMail, links: ShopLinks): readonly Block[] =>
  deliveryDate === null
    ? []
    : [
        paragraph(`Możesz wybrać dzień dostawy. Kod PIN, o który zapytamy: ${deliveryDate.pin}.`),
        button('Wybierz dzień dostawy', links.deliveryDate(deliveryDate.hash)),
      ];

const show = (order: OrderMail, links: ShopLinks): Block => button('Zobacz zamówienie', links.order(order.number, order.hash));

export const orderPlaced = (order: OrderMail, links: ShopLinks): MailContent => ({
  subject: `Zamówienie ${order.number} – dziękujemy`,
  heading: 'Dziękujemy za zamówienie!',
  blocks: [
    paragraph(
      order.bankTransfer === null
        ? `Przyjęliśmy Twoje zamówienie ${order.number} z dnia ${day(order.placedAt)}. O każdej zmianie napiszemy.`
        : `Przyjęliśmy Twoje zamówienie ${order.number} z dnia ${day(order.placedAt)}. Wyślemy je, gdy otrzymamy przelew.`,
    ),
    ...transfer(order),
    show(order, links),
    goods(order),
    ...whereAndHow(order),
    ...chooseDay(order, links),
  ],
});

export const orderPaid = (order: OrderMail, links: ShopLinks): MailContent => ({
  subject: `Zamówienie ${order.number} – otrzymaliśmy płatność`,
  heading: 'Płatność otrzymana',
  blocks: [
    paragraph(`Otrzymaliśmy płatność ${formatMoney(toPay(order))} za zamówienie ${order.number}. Przygotowujemy je do wysyłki.`),
    show(order, links),
    goods(order),
    ...whereAndHow(order),
  ],
});

export const paymentFailed = (order: OrderMail, links: ShopLinks): MailContent => ({
  subject: `Zamówienie ${order.number} – płatność nie powiodła się`,
  heading: 'Płatność nie powiodła się',
  blocks: [
    paragraph(`Nie otrzymaliśmy płatności za zamówienie ${order.number}. Zamówienie czeka: możesz zapłacić ponownie lub zmienić metodę.`),
    button('Zapłać ponownie', links.order(order.number, order.hash)),
    goods(order),
  ],
});

const reviewed = {
  'credit-deciding': [
    'wniosek jest rozpatrywany',
    'Wniosek jest rozpatrywany',
    'Decyzja może zająć kilka dni. Produkty są dla Ciebie odłożone.',
  ],
  'credit-documents': [
    'potrzebne dokumenty',
    'Potrzebne są dokumenty',
    'Uzupełnij wniosek na stronie zamówienia. Produkty są dla Ciebie odłożone.',
  ],
} as const;

/** A lender has the application for the order, or asks for papers. */
export function creditReviewed(order: OrderMail, links: ShopLinks, kind: keyof typeof reviewed): MailContent {
  const [subject, heading, text] = reviewed[kind];
  return {
    subject: `Zamówienie ${order.number} – ${subject}`,
    heading,
    blocks: [paragraph(`${order.paymentTitle}, zamówienie ${order.number}. ${text}`), show(order, links), goods(order)],
  };
}

/** What happens to an order, and what its owner should know then. */
const statuses: Readonly<Record<OrderStatus, readonly [heading: string, text: string]>> = {
  pending_payment: ['Zamówienie czeka na płatność', 'Zaczniemy je realizować, gdy otrzymamy płatność.'],
  processing: ['Zamówienie w realizacji', 'Kompletujemy Twoje produkty.'],
  packed: ['Zamówienie spakowane', 'Paczka czeka na kuriera.'],
  shipped: ['Zamówienie wysłane', 'Paczka jest w drodze.'],
  ready_for_pickup: ['Zamówienie gotowe do odbioru', 'Możesz odebrać je w wybranym miejscu.'],
  delivered: ['Zamówienie dostarczone', 'Dziękujemy za zakupy. Produkty możesz zwrócić bez podawania przyczyny.'],
  cancelled: ['Zamówienie anulowane', 'Jeśli zamówienie było opłacone, zwrócimy pieniądze tą samą drogą.'],
};

const isStatus = (status: string): status is OrderStatus => Object.hasOwn(statuses, status);

/** what the shop would like to know at the end. */
const asked = (survey: SurveyLink | undefined, links: ShopLinks): readonly Block[] => {
  if (survey === undefined) return [];
  return survey.kind === 'rating'
    ? [
        paragraph('Jak poszło? Oceń zakupy i dostawę, zajmie to chwilę.'),
        button('Oceń zamówienie', links.rateOrder(survey.orderId, survey.token)),
      ]
    : [{ kind: 'link', label: 'Powiedz nam, dlaczego rezygnujesz', url: links.cancelSurvey(survey.token) }];
};

/** J-183: what becomes of the money of a cancelled order. */
function refundText({ money, voucher }: NonNullable<OrderStatusMail['refund']>): string {
  const parts = [
    money === 0 ? '' : `Zwracamy ${formatMoney(money)} tą samą drogą, którą zapłacono. Napiszemy, gdy zlecimy zwrot.`,
    voucher === 0 ? '' : `Na bon wróciło ${formatMoney(voucher)}.`,
  ].filter(Boolean);
  return parts.length === 0 ? 'Nie ma już czego zwracać.' : parts.join(' ');
}

const parcelOf = ({ parcel }: OrderMail): readonly Block[] =>
  parcel == null ? [] : [{ kind: 'lines', title: 'Przesyłka', lines: [parcel.carrier, `Numer przesyłki: ${parcel.number}`] }];

const refundedBy = {
  voucher: 'Pieniądze wróciły na bon i można nimi od razu płacić.',
  gateway: 'Pieniądze wracają tą samą drogą, którą zapłacono. Bank zaksięguje je w ciągu kilku dni roboczych.',
  transfer: 'Pieniądze wysłaliśmy przelewem. Bank zaksięguje je w ciągu kilku dni roboczych.',
} as const;

/** J-184: money is on its way back. */
export const orderRefunded = (order: OrderRefundMail, links: ShopLinks): MailContent => ({
  subject: `Zamówienie ${order.number} – zwrot pieniędzy`,
  heading: 'Zwracamy pieniądze',
  blocks: [
    paragraph(`Zwrot ${formatMoney(order.refunded)} za zamówienie ${order.number} jest zlecony. ${refundedBy[order.way]}`),
    show(order, links),
  ],
});

export function orderStatus(order: OrderStatusMail, links: ShopLinks): MailContent {
  const [heading, text] = isStatus(order.status) ? statuses[order.status] : ['Zmiana w zamówieniu', 'Sprawdź, na jakim jest etapie.'];
  return {
    subject: `Zamówienie ${order.number} – ${heading.replace(/^Zamówienie /, '').toLowerCase()}`,
    heading,
    blocks: [
      paragraph(`Zamówienie ${order.number}: ${order.refund === undefined ? text : refundText(order.refund)}`),
      ...(order.status === 'shipped' ? parcelOf(order) : []),
      show(order, links),
      ...asked(order.survey, links),
      goods(order),
      ...whereAndHow(order),
    ],
  };
}
