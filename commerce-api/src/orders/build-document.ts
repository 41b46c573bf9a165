import { PAYMENT } from 'shared-contracts/codes';
import { grosze, multiplyGrosze } from 'shared-contracts/money';
import { STANDARD_VAT } from '../invoices/vat.ts';
import { lineTotals } from '../carts/totals.ts';
import { taxInSum } from '../checkout/tax-in-sum.ts';
import { chosenInstalments } from './chosen-instalments.ts';
import type { Choices } from '../checkout/choices.ts';
import type { ChosenShipping, CartQuote } from '../checkout/quote.ts';
import type { OfferedPayment } from '../rest/schemas/index.ts';
import type { Store } from '../model/index.ts';
import type { LockedGoods } from './locked-goods.ts';
import type { OrderDocument } from './order-document.ts';
import type { PlaceOrder } from './place-order.ts';

/** A cart with everything that an order needs. */
export interface Complete {
  readonly choices: Choices & { readonly billing: NonNullable<Choices['billing']> };
  readonly payment: OfferedPayment;
  readonly shipping: ChosenShipping;
  readonly email: string;
}

export interface DocumentParts {
  readonly complete: Complete;
  readonly quote: CartQuote;
  readonly goods: LockedGoods['goods'];
  readonly store: Store;
  readonly input: Pick<PlaceOrder, 'payment' | 'analyticsIds' | 'customer' | 'language'>;
  readonly account: OrderDocument['account'];
}

/** The copy of everything that is kept of an order. */
export function buildDocument({ complete, quote, goods, store, input, account }: DocumentParts): OrderDocument {
  const { choices, payment, shipping } = complete;
  const { totals, coupon, isVirtual } = quote;
  const tax = taxInSum(quote, goods, store);
  const { number: accountNumber, bank, owner } = store.config.bankAccount;
  return {
    language: input.language,
    items: goods.map((one, index) => ({
      productId: one.productId,
      sku: one.sku,
      name: one.name,
      requestPath: one.requestPath,
      thumbnail: one.thumbnail,
      qty: one.qty,
      price: one.finalPrice,
      rowTotal: lineTotals(one).goods,
      addOns: one.addOns.map((addOn) => ({ ...addOn, rowTotal: multiplyGrosze(addOn.price, one.qty), vatRate: STANDARD_VAT })),
      vatRate: STANDARD_VAT,
      couponShare: totals.couponShares[index] ?? grosze(0),
      promotionShare: quote.promotionShares[index] ?? grosze(0),
      ...(one.gift != null && { gift: one.gift }),
    })),
    totals: {
      subtotal: totals.subtotal,
      discount: totals.discount,
      couponDiscount: totals.couponDiscount,
      promotionDiscount: totals.promotionDiscount,
      addOns: totals.addOns,
      shipping: totals.shipping ?? grosze(0),
      paymentFee: totals.paymentFee,
      grandTotal: totals.grandTotal,
      ...(tax !== null && { tax }),
    },
    coupon: coupon?.code ?? null,
    payment: {
      title: payment.title,
      group: choices.payment?.group ?? null,
      bankTransfer: payment.code === PAYMENT.BANK_TRANSFER ? { accountNumber, bank, owner } : null,
      agreementIds: input.payment.agreementIds,
      instalments: chosenInstalments(payment.plans ?? [], choices.payment?.plan ?? null),
    },
    voucher: quote.voucher === null ? null : { codeEnd: quote.voucher.codeEnd, amount: quote.voucher.amount },
    shipping: {
      title: shipping.method.title,
      deliveryFrom: quote.deliveryDay?.date ?? shipping.method.delivery_from,
      deliveryTo: quote.deliveryDay?.date ?? shipping.method.delivery_to,
      hours: quote.deliveryDay?.range ?? null,
      ...(quote.deliveryDay != null && { promised: [shipping.method.delivery_from, shipping.method.delivery_to] as const }),
      collectionHour: shipping.method.collection?.hour ?? null,
      pickupPoint: shipping.pickupPoint,
      trackingNumber: null,
    },
    billing: choices.billing,
    delivery: choices.delivery,
    isVirtual,
    withInvoice: choices.withInvoice,
    analyticsIds: input.analyticsIds,
    isPlus: store.config.plusEnabled && (input.customer?.isPlus ?? false),
    account,
  };
}
