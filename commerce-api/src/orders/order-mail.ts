import { grosze, netOfSum } from 'shared-contracts/money';
import type { StoredAddress } from '../checkout/choices.ts';
import { isCardsOnly } from '../gift-cards/gift.ts';
import { filled, orderTexts } from '../mail/content/order-texts.ts';
import type { MailAddress } from '../mail/enqueue.ts';
import type { OrderMail } from '../mail/mail.ts';
import type { PickupPoint } from '../rest/schemas/index.ts';
import type { OrderRecord } from './order-record.ts';
import { isWithoutParcel } from './order-steps.ts';

const addressLines = ({ firstname, lastname, company, street, postcode, city }: StoredAddress): readonly string[] =>
  [company ?? '', [firstname, lastname].filter((name) => name !== null).join(' '), ...street, `${postcode} ${city}`].filter(
    (line) => line !== '',
  );

const pointLines = ({ name, street, postcode, city }: PickupPoint): readonly string[] => [name, street, `${postcode} ${city}`];

/**
 * Where the goods go, as it is read: nothing for what comes by e-mail. Who has not paid may have typed anything for somebody else's
 * mailbox, so that only the postcode of an address is included then; the order's page has the rest.
 */
function destination({ document, payment_status: payment }: OrderRecord): readonly string[] {
  const { billing, delivery, shipping } = document;
  if (isWithoutParcel(document)) return [];
  if (shipping.pickupPoint !== null) return pointLines(shipping.pickupPoint);
  const address = delivery ?? billing;
  return payment === 'paid'
    ? addressLines(address)
    : [filled(orderTexts[document.language ?? 'pl'].givenAddress, { postcode: address.postcode })];
}

/** To whom an e-mail about an order goes, and whether it waits for the payment (J-268). */
export const mailAbout = ({ id, email, store_code, is_mail_held }: OrderRecord, at: string): MailAddress => ({
  recipient: email,
  storeCode: store_code,
  at,
  orderId: id,
  isHeld: is_mail_held,
});

/** What e-mails contain about an order. @param deliveryDate hash and pin; the pin is known when the order is placed and never again */
export function orderMail(order: OrderRecord, deliveryDate: OrderMail['deliveryDate'] = null): OrderMail {
  const { items, totals, payment, shipping, language } = order.document;
  return {
    number: order.number,
    hash: order.hash,
    placedAt: order.placed_at.toISOString(),
    ...(language !== undefined && { language }),
    isCardsOnly: isCardsOnly(order.document),
    items: items.map(({ productId, name, qty, rowTotal, addOns = [] }) => ({
      productId,
      name,
      qty,
      rowTotal,
      addOns: addOns.map((addOn) => ({ name: addOn.name, place: addOn.option?.name ?? null, rowTotal: addOn.rowTotal })),
    })),
    discount: grosze(totals.couponDiscount + (totals.promotionDiscount ?? 0)),
    shippingAmount: totals.shipping,
    paymentFee: totals.paymentFee,
    grandTotal: grosze(order.grand_total),
    ...(totals.tax !== undefined && { net: netOfSum(grosze(order.grand_total), totals.tax) }),
    voucher: grosze(order.voucher_amount),
    paymentMethod: order.payment_method,
    paymentTitle: payment.title,
    bankTransfer: payment.bankTransfer === null ? null : { ...payment.bankTransfer, title: order.number },
    shippingTitle: shipping.title,
    deliveryFrom: shipping.deliveryFrom,
    deliveryTo: shipping.deliveryTo,
    collectionHour: shipping.collectionHour ?? null,
    hours: shipping.hours ?? null,
    destination: destination(order),
    parcel: shipping.trackingNumber === null ? null : { carrier: shipping.carrier ?? '', number: shipping.trackingNumber },
    deliveryDate,
  };
}
