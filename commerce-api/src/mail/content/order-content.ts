import { PAYMENT } from 'shared-contracts/codes';
import { dayText, deliveryPrice, hoursText, hourText } from 'shared-contracts/delivery';
import { formatMoney, subtractGrosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { OrderStatus } from '../../rest/schemas/index.ts';
import { dayText as dateText } from '../../translation/day-text.ts';
import type { OrderMail, OrderRefundMail, OrderStatusMail, SurveyLink } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { Block, MailContent, Value } from './content.ts';
import type { ShopLinks } from './links.ts';
import { paperOf, proformaLink } from './invoice-content.ts';
import { cardStatusTexts, filled, orderTexts, statusTexts } from './order-texts.ts';

/** E-mails that were waiting before the language of orders was kept are in Polish. */
const languageOf = ({ language = 'pl' }: OrderMail) => language;
const textsOf = (order: OrderMail) => orderTexts[languageOf(order)];
const subjectOf = (order: OrderMail, what: string): string => filled(textsOf(order).subject, { number: order.number, what });

/** J-168: the day and the price in the words of the shop's pages. */
function promised(order: OrderMail): readonly string[] {
  const { deliveryFrom, deliveryTo, collectionHour, hours, shippingAmount } = order;
  const language = languageOf(order);
  const hour = collectionHour == null ? '' : ` ${hourText(collectionHour)}`;
  const between = hours == null ? '' : `, ${hoursText(hours)}`;
  const first = `${dayText(deliveryFrom, language)}${hour}${between}, ${deliveryPrice(shippingAmount)}`;
  return deliveryFrom === deliveryTo ? [first] : [first, filled(textsOf(order).latest, { day: dayText(deliveryTo, language) })];
}

const toPay = ({ grandTotal, voucher }: OrderMail): Grosze => (voucher === undefined ? grandTotal : subtractGrosze(grandTotal, voucher));

/** @param isPaid the money is there, or is owed no more: the sum is none to pay */
function goods(order: OrderMail, isPaid = false): Block {
  const texts = textsOf(order);
  const pieces = (qty: number): string => filled(texts.pieces, { count: String(qty) });
  const sums: Value[] = [{ name: order.shippingTitle, note: texts.delivery, value: formatMoney(order.shippingAmount) }];
  if (order.paymentFee !== 0) sums.push({ name: order.paymentTitle, note: texts.fee, value: formatMoney(order.paymentFee) });
  if (order.discount !== 0) sums.push({ name: texts.discount, value: `-${formatMoney(order.discount)}` });
  if (order.voucher) sums.push({ name: texts.voucher, value: `-${formatMoney(order.voucher)}` });
  return {
    kind: 'values',
    title: filled(texts.order, { number: order.number }),
    values: [
      ...order.items.flatMap(({ name, qty, rowTotal, addOns = [] }) => [
        { name, note: pieces(qty), value: formatMoney(rowTotal) },
        ...addOns.map((addOn) => ({ name: `+ ${addOn.name}`, note: addOn.place ?? pieces(qty), value: formatMoney(addOn.rowTotal) })),
      ]),
      ...sums,
      { name: isPaid ? texts.total : texts.toPay, value: formatMoney(toPay(order)), isSum: true },
      ...(order.net === undefined ? [] : [{ name: texts.net, value: formatMoney(order.net) }]),
    ],
  };
}

/** `10 1050 0099 …`: two digits, then groups of four, as banks print it. */
function accountNumber(number: string): string {
  const digits = number.replaceAll(/\s/g, '');
  return [digits.slice(0, 2), ...(digits.slice(2).match(/.{1,4}/g) ?? [])].join(' ');
}

const transfer = (order: OrderMail, bankTransfer = order.bankTransfer, texts = textsOf(order)): readonly Block[] =>
  bankTransfer === null
    ? []
    : [
        {
          kind: 'values',
          title: texts.transfer,
          values: [
            { name: texts.owner, value: bankTransfer.owner },
            { name: texts.account, value: accountNumber(bankTransfer.accountNumber) },
            { name: texts.bank, value: bankTransfer.bank },
            { name: texts.transferTitle, value: bankTransfer.title },
            { name: texts.amount, value: formatMoney(toPay(order)), isSum: true },
          ],
        },
      ];

/** @param days none once it has arrived */
const whereAndHow = (order: OrderMail, days = promised(order), texts = textsOf(order)): readonly Block[] => [
  { kind: 'lines', title: texts.delivery, lines: [order.shippingTitle, ...days, ...order.destination] },
  { kind: 'lines', title: texts.payment, lines: [order.paymentTitle] },
];

const chooseDay = (order: OrderMail, links: ShopLinks, { deliveryDate } = order, texts = textsOf(order)): readonly Block[] =>
  deliveryDate === null
    ? []
    : [paragraph(filled(texts.day, { pin: deliveryDate.pin })), button(texts.chooseDay, links.deliveryDate(deliveryDate.hash))];

const show = (order: OrderMail, links: ShopLinks): Block => button(textsOf(order).show, links.order(order.number, order.hash));

export function orderPlaced(order: OrderMail, links: ShopLinks): MailContent {
  const texts = textsOf(order);
  const [subject, heading] = texts.placed;
  const awaited = order.isCardsOnly === true ? texts.placedCards : texts.placedTransfer;
  const text = order.bankTransfer === null ? texts.placedText : awaited;
  return {
    subject: subjectOf(order, subject),
    heading,
    blocks: [
      paragraph(filled(text, { number: order.number, date: dateText(order.placedAt, languageOf(order)) })),
      ...transfer(order),
      show(order, links),
      ...(order.invoice === undefined ? proformaLink(order, links) : paperOf(order, links)),
      goods(order),
      ...whereAndHow(order),
      ...chooseDay(order, links),
    ],
  };
}

export function orderPaid(order: OrderMail, links: ShopLinks): MailContent {
  const texts = textsOf(order);
  const [subject, heading] = texts.paid;
  return {
    subject: subjectOf(order, subject),
    heading,
    blocks: [
      paragraph(
        filled(order.isCardsOnly === true ? texts.paidCards : texts.paidText, { amount: formatMoney(toPay(order)), number: order.number }),
      ),
      show(order, links),
      ...paperOf(order, links),
      goods(order, true),
      ...whereAndHow(order),
    ],
  };
}

export function paymentFailed(order: OrderMail, links: ShopLinks): MailContent {
  const texts = textsOf(order);
  const [subject, heading] = texts.failed;
  return {
    subject: subjectOf(order, subject),
    heading,
    blocks: [
      paragraph(filled(texts.failedText, { number: order.number })),
      button(texts.payAgain, links.order(order.number, order.hash)),
      goods(order),
    ],
  };
}

/** J-249: another day or address of delivery. */
export function deliveryChanged(order: OrderMail, links: ShopLinks): MailContent {
  const texts = textsOf(order);
  const [subject, heading] = texts.changed;
  return {
    subject: subjectOf(order, subject),
    heading,
    blocks: [paragraph(filled(texts.changedText, { number: order.number })), show(order, links), ...whereAndHow(order)],
  };
}

/** A lender has the application for the order, or asks for papers. */
export function creditReviewed(order: OrderMail, links: ShopLinks, kind: 'credit-deciding' | 'credit-documents'): MailContent {
  const texts = textsOf(order);
  const isDeciding = kind === 'credit-deciding';
  const [subject, heading] = isDeciding ? texts.deciding : texts.documents;
  const text = filled(isDeciding ? texts.decidingText : texts.documentsText, { method: order.paymentTitle, number: order.number });
  return { subject: subjectOf(order, subject), heading, blocks: [paragraph(text), show(order, links), goods(order)] };
}

const isStatus = (status: string): status is OrderStatus => Object.hasOwn(statusTexts.pl, status);

/** What a status means for an order; undefined for what is none. */
function statusText(order: OrderMail, status: string): readonly [heading: string, text: string] | undefined {
  if (!isStatus(status)) return undefined;
  const language = languageOf(order);
  const own = order.isCardsOnly === true ? cardStatusTexts[language][status] : undefined;
  return own ?? statusTexts[language][status];
}

/** what the shop would like to know at the end. */
const asked = (order: OrderMail, survey: SurveyLink | undefined, links: ShopLinks): readonly Block[] => {
  if (survey === undefined) return [];
  const texts = textsOf(order);
  return survey.kind === 'rating'
    ? [paragraph(texts.ask), button(texts.rate, links.rateOrder(survey.orderId, survey.token))]
    : [{ kind: 'link', label: texts.why, url: links.cancelSurvey(survey.token) }];
};

/** J-183: what becomes of the money of a cancelled order. */
function refundText(order: OrderMail, { money, voucher }: NonNullable<OrderStatusMail['refund']>): string {
  const texts = textsOf(order);
  const parts = [
    money === 0 ? '' : filled(texts.moneyBack, { amount: formatMoney(money) }),
    voucher === 0 ? '' : filled(texts.voucherBack, { amount: formatMoney(voucher) }),
  ].filter(Boolean);
  return parts.length === 0 ? texts.nothingBack : parts.join(' ');
}

const parcelOf = (order: OrderMail, { parcel } = order, texts = textsOf(order)): readonly Block[] =>
  parcel == null
    ? []
    : [{ kind: 'lines', title: texts.parcel, lines: [parcel.carrier, filled(texts.parcelNumber, { number: parcel.number })] }];

/** J-310: the courier has the parcel and brings it today. */
export function parcelOut(order: OrderMail, links: ShopLinks): MailContent {
  const texts = textsOf(order);
  const [subject, heading] = texts.out;
  return {
    subject: subjectOf(order, subject),
    heading,
    blocks: [
      paragraph(filled(texts.outText, { number: order.number })),
      ...parcelOf(order),
      show(order, links),
      { kind: 'lines', title: texts.delivery, lines: [order.shippingTitle, ...order.destination] },
    ],
  };
}

const refundedBy = { voucher: 'byVoucher', gateway: 'byGateway', transfer: 'byTransfer' } as const;

/** J-184: money is on its way back. */
export function orderRefunded(order: OrderRefundMail, links: ShopLinks): MailContent {
  const texts = textsOf(order);
  const [subject, heading] = texts.refunded;
  const text = filled(texts.refundedText, { amount: formatMoney(order.refunded), number: order.number });
  return {
    subject: subjectOf(order, subject),
    heading,
    blocks: [paragraph(`${text} ${texts[refundedBy[order.way]]}`), show(order, links)],
  };
}

/** Whether money is still to come: before it is paid, and until it has been paid at the door or in the shop. */
const isOwed = ({ status, paymentMethod }: OrderStatusMail): boolean =>
  status === 'pending_payment' ||
  ((paymentMethod === PAYMENT.CASH_ON_DELIVERY || paymentMethod === PAYMENT.IN_SHOP) && status !== 'delivered' && status !== 'cancelled');

export function orderStatus(order: OrderStatusMail, links: ShopLinks): MailContent {
  const texts = textsOf(order);
  const [heading, text] = statusText(order, order.status) ?? texts.other;
  const told = order.refund === undefined ? text : refundText(order, order.refund);
  return {
    subject: subjectOf(order, heading.replace(/^(Zamówienie|Замовлення) /, '').toLowerCase()),
    heading,
    blocks: [
      paragraph(filled(texts.status, { number: order.number, text: told })),
      ...(order.status === 'shipped' ? parcelOf(order) : []),
      show(order, links),
      ...paperOf(order, links),
      ...asked(order, order.survey, links),
      goods(order, !isOwed(order)),
      // What was cancelled goes nowhere.
      ...(order.status === 'cancelled' ? [] : whereAndHow(order, order.status === 'delivered' ? [] : promised(order))),
    ],
  };
}
