import { PAYMENT } from 'shared-contracts/codes';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { OfferedPayment } from '../rest/schemas/index.ts';
import type { InstallmentPlan, PaymentMethod, ShippingMethod } from '../model/commerce.ts';
import { instalmentTerms } from './instalment-terms.ts';
import { fitTogether } from './rules.ts';

export interface PaymentContext {
  /** What the goods cost, the coupon taken off. */
  readonly total: Grosze;
  /** Deliveries that this cart can have. */
  readonly shippingMethods: readonly ShippingMethod[];
  readonly banks: readonly { readonly group: number; readonly name: string }[];
  /** K-24: something of the cart is a code or a licence, which nobody leases. */
  readonly hasElectronic: boolean;
  readonly hasVoucher: boolean;
  /** J-250: a card is sent when it is paid for. */
  readonly hasGiftCard: boolean;
}

const fromText = ({ minTotal }: PaymentMethod): string => `Dostępne od ${formatMoney(grosze(minTotal))}.`;

/** Why a payment cannot be chosen now, for the shopper. */
function paymentReason(
  method: PaymentMethod,
  { total, shippingMethods, hasElectronic, hasVoucher, hasGiftCard }: PaymentContext,
): string | null {
  if (method.kind === 'voucher' && !hasVoucher) return 'Wpisz najpierw kod bonu.';
  if (hasGiftCard && (method.kind === 'on-delivery' || method.kind === 'in-store')) return 'Za kartę podarunkową płaci się z góry.';
  if (method.kind === 'lease' && hasElectronic) return 'Kodów i licencji nie można wziąć w leasing.';
  if (total < method.minTotal) return fromText(method);
  if (method.maxTotal !== null && total > method.maxTotal) return `Dostępne do ${formatMoney(grosze(method.maxTotal))}.`;
  return shippingMethods.some((shipping) => fitTogether(method, shipping)) ? null : 'Niedostępne dla produktów z Twojego koszyka.';
}

/**
 * Ways to pay for a cart; those that cannot be chosen now say why. The payment is chosen before the delivery (K-01),
 * so a delivery that does not fit is asked for again and never blocks a payment.
 */
export const offeredPayments = (methods: readonly PaymentMethod[], context: PaymentContext): readonly OfferedPayment[] =>
  methods.map((method) => {
    const reason = paymentReason(method, context);
    return {
      code: method.code,
      title: method.title,
      description: method.description,
      available: reason === null,
      reason,
      kind: method.kind,
      fee: grosze(method.fee),
      agreements: method.agreements.map((agreement) => ({ ...agreement })),
      // K-09
      banks: method.code === PAYMENT.TPAY ? context.banks.map((bank) => ({ ...bank })) : [],
    };
  });

interface Settlement {
  readonly plans: readonly InstallmentPlan[];
  /** What the voucher leaves of lines and delivery. */
  readonly left: Grosze;
  readonly hasVoucher: boolean;
}

/** A way to pay once the delivery is known: the instalments of what is left, whether that is enough for a lender (J-223), and whether a voucher pays all or not. */
export function settledPayment(
  offered: OfferedPayment,
  method: PaymentMethod | undefined,
  { plans, left, hasVoucher }: Settlement,
): OfferedPayment {
  if (method === undefined) return offered;
  const refuse = (reason: string): OfferedPayment => ({ ...offered, available: false, reason });
  if (offered.available && method.kind === 'voucher' && left > 0)
    return refuse('Bon nie wystarcza na całe zamówienie. Wybierz, jak dopłacisz resztę.');
  if (offered.available && hasVoucher && method.kind !== 'voucher' && left === 0) return refuse('Bon pokrywa całe zamówienie.');
  if (offered.available && hasVoucher && method.kind !== 'voucher' && left < method.minTotal) return refuse(fromText(method));
  const terms = instalmentTerms(method, plans, left);
  return terms.length === 0 ? offered : { ...offered, plans: [...terms] };
}
