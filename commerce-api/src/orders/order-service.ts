import { randomBytes, randomInt } from 'node:crypto';
import type { Language } from 'shared-contracts';
import type { Static } from 'typebox';
import type { CartAccess } from '../rest/cart-access.ts';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import { ownName } from '../catalogue/own-name.ts';
import { checkAddress, isBlankPlace } from '../checkout/address.ts';
import { isOddAddress } from '../checkout/towns.ts';
import { isPlusCustomer } from '../customers/plus.ts';
import { newPasswordProblem } from '../customers/field-checks.ts';
import { requireUnleaked } from '../customers/leaked-passwords/leaked-passwords.ts';
import { gatewayOf, nextStepOf, PAYMENT } from 'shared-contracts/codes';
import { addressKey } from 'shared-contracts/network';
import type { OrderServices } from './services.ts';
import { blikCode } from '../payments/blik-code.ts';
import type { PlacedOrder, PlaceOrderBody } from '../rest/schemas/index.ts';
import { ApiError } from '../server/api-error.ts';
import { requireValid } from '../server/invalid-fields.ts';
import { hashPassword } from '../customers/password-hash.ts';
import type { OrderMailLimits } from './mail-limits.ts';
import { createOrderLimits } from './order-limits.ts';
import type { PlacedRecord, PlaceOrder, PlaceRefusal, PlaceResult } from './place-order.ts';
import { placeRefusalError } from './refusal-error.ts';

/**
 * Called for each committed order, and again when its call is repeated: the answer, and what followed it, may have
 * been lost. A BLIK code is passed on and never stored.
 */
export type AfterOrder = (placed: {
  readonly order: { readonly number: string; readonly hash: string };
  readonly blikCode: string | undefined;
  /** Network address of the shopper's device. */
  readonly address: string;
}) => Promise<void>;

export interface OrderParts {
  readonly services: OrderServices;
  readonly changes: CatalogueChanges;
  readonly afterOrder: readonly AfterOrder[];
  /** Logs for the operator of what has failed after an order was certain. */
  readonly report: (message: string, error: unknown) => void;
}

/** A household or an office behind one address. Each new password costs the server a moment of real work. */
const mostAccountsPerHour = 60;
const hourMs = 60 * 60_000;

/** 32 characters that nobody can guess. */
const secret = (): string => randomBytes(24).toString('base64url');

const answerOf = ({ orderId, number, hash, grandTotal, method, paymentStatus, account, nextCartId }: PlacedRecord): PlacedOrder => ({
  order_id: orderId,
  number,
  hash,
  grand_total: grandTotal,
  payment: { method, status: paymentStatus, next: nextStepOf(method) },
  account,
  next_cart_id: nextCartId,
});

/** What is wrong with the order itself, before the cart is looked at. */
function check(body: Static<typeof PlaceOrderBody>, { reference, banks }: OrderServices, isGuest: boolean): Pick<PlaceOrder, 'billing'> {
  const { paymentMethod, billingAddress, additionalData } = body;
  const { blik_code: code, group } = paymentMethod.additional_data ?? {};
  if (nextStepOf(paymentMethod.method) === 'blik-wait' && blikCode(code) === undefined) {
    throw new ApiError(400, 'invalid_fields', 'Kod BLIK musi mieć 6 cyfr.', { blik_code: 'blik' });
  }
  if (paymentMethod.method === PAYMENT.TPAY && group !== undefined && !banks().some((bank) => bank.group === group)) {
    throw new ApiError(400, 'unknown_bank', 'Nie ma takiego banku.');
  }
  const wish = isGuest ? additionalData.create_account : undefined;
  // Whether a contact will do is for the cart to say, which is read later (`obstacles`).
  const isContact = billingAddress != null && isBlankPlace(billingAddress);
  const billing = billingAddress == null ? null : checkAddress(billingAddress, 'billing_address', { isOfCompany: false, isContact });
  requireValid({ ...billing?.problems, password: wish === undefined ? null : newPasswordProblem(wish.password) });
  return {
    billing: billing === null ? null : { address: billing.address, shouldVerify: isOddAddress(reference.towns, billing.address) },
  };
}

/** What stays of the name of a product that cannot be bought as it was wanted. */
async function ownNameIn(refusal: PlaceRefusal, { products, index }: OrderServices): Promise<string | undefined> {
  const [product] = refusal.reason === 'item' ? await products.list(index.idsOfSkus([refusal.sku])) : [];
  return product && ownName(product);
}

/** Orders are placed through this. */
export function createOrderService({ services, changes, afterOrder, report }: OrderParts, mailLimits: OrderMailLimits) {
  const { database, reference } = services;
  const limits = createOrderLimits(services.writeLimits);
  const accounts = services.limits.of({
    name: 'order-account-address',
    most: mostAccountsPerHour,
    spanMs: hourMs,
    refusal: { code: 'too_many_requests', message: 'Zbyt wiele prób założenia konta. Spróbuj ponownie później.' },
  });

  /** The order is certain: what goes wrong from here on is no reason to tell the shopper that it was not placed. */
  const certain = async (order: PlacedRecord, tasks: readonly (() => Promise<void>)[]): Promise<void> => {
    for (const task of tasks) {
      await task().catch((error: unknown) => report(`order ${order.number} is placed, but what comes after it failed`, error));
    }
  };

  /** Notifies of a placed order, and returns the answer. */
  async function notifyAndAnswer(
    order: PlacedRecord,
    { paymentMethod }: Static<typeof PlaceOrderBody>,
    address: string,
  ): Promise<PlacedOrder> {
    const code = nextStepOf(order.method) === 'blik-wait' ? blikCode(paymentMethod.additional_data?.blik_code) : undefined;
    await certain(
      order,
      afterOrder.map((notify) => () => notify({ order, blikCode: code, address })),
    );
    return answerOf(order);
  }

  /** Places an order within what a caller may order; what is refused for other reasons does not count. */
  async function placeLimited(order: Omit<PlaceOrder, 'isMailHeld' | 'wallets'>, network: string): Promise<PlaceResult> {
    const { cart, customer, billing, payment } = order;
    const contact = customer === null ? ((await database.run('orders.contact-of-cart', cart)) ?? billing?.address) : undefined;
    const email = customer?.email ?? order.email ?? contact?.email ?? null;
    const isPaidLater = gatewayOf(payment.method) === undefined;
    const giveBack = await limits.take({
      network,
      customerId: customer?.id ?? null,
      email,
      telephone: contact?.telephone ?? null,
      isPaidLater,
    });
    // Those that are paid later are fewer anyway, and have no payment that their e-mails could wait for.
    const told = isPaidLater ? null : await mailLimits.take(network, email);
    let isNew = false;
    try {
      // What has been paid for a mailbox counts for nobody: a guest would be told whether its owner buys here.
      const isMailHeld = told?.isWithin === false && !(customer !== null && (await database.run('orders.owns-mailbox', customer.id)));
      const result = await database.run('orders.place', { ...order, isMailHeld, wallets: reference.wallets });
      isNew = 'placed' in result && result.isNew;
      return result;
    } finally {
      if (!isNew) {
        await giveBack();
        await told?.giveBack();
      }
    }
  }

  async function passwordHash(password: string, address: string): Promise<string> {
    await accounts.take(addressKey(address));
    await requireUnleaked(services.leakedPasswords, 'password', password);
    return hashPassword(password);
  }

  return {
    /**
     *
     * @param caller network address, and the language that the shop is read in
     * @throws ApiError when the order cannot be placed; the cart is as it was then
     */
    place: async (
      { key: cart, customer }: CartAccess,
      key: string,
      body: Static<typeof PlaceOrderBody>,
      { address, language }: { readonly address: string; readonly language: Language },
    ): Promise<PlacedOrder> => {
      const { paymentMethod, additionalData } = body;
      const shownCartId = additionalData.cart_id ?? null;
      const known = await database.run('orders.find-placed', { cart, key, shownCartId });
      if (known !== null) return notifyAndAnswer(known, body, address);

      const { billing } = check(body, services, customer === null);
      const password = customer === null ? additionalData.create_account?.password : undefined;
      const order: Omit<PlaceOrder, 'isMailHeld' | 'wallets'> = {
        cart,
        key,
        shownCartId,
        customer: customer === null ? null : { id: customer.id, email: customer.email, isPlus: isPlusCustomer(customer.document) },
        payment: {
          method: paymentMethod.method,
          group: paymentMethod.method === PAYMENT.TPAY ? (paymentMethod.additional_data?.group ?? null) : null,
          plan: paymentMethod.additional_data?.plan ?? null,
          agreementIds: paymentMethod.extension_attributes?.agreement_ids ?? [],
        },
        billing,
        email: body.email ?? null,
        expectedTotal: additionalData.expected_total,
        expectedVoucher: additionalData.expected_voucher ?? null,
        language,
        analyticsIds: { ...additionalData.analytics_ids },
        account: password === undefined ? null : { passwordHash: await passwordHash(password, address) },
        at: services.now().toISOString(),
        secrets: {
          hash: randomBytes(32).toString('base64url'),
          paymentId: secret(),
          deliveryHash: secret(),
          pin: String(randomInt(1_000_000)).padStart(6, '0'),
        },
      };
      const result = await placeLimited(order, addressKey(address));
      if ('refusal' in result) {
        // What is kept in memory may be what misled the shopper.
        for (const id of result.productIds) services.products.drop(id);
        throw placeRefusalError(result.refusal, await ownNameIn(result.refusal, services));
      }
      if (result.isNew) {
        services.mail.wake();
        const isCouponUsed = result.isCouponUsed === true;
        const endedIds = result.endedIds ?? [];
        await certain(result.placed, [
          () => changes.stockChanged(result.productIds),
          ...(endedIds.length > 0 ? [() => changes.productsEdited(endedIds)] : []),
          // J-259: carts that are open learn how often it was used.
          ...(isCouponUsed ? [() => changes.contentChanged()] : []),
        ]);
      }
      return notifyAndAnswer(result.placed, body, address);
    },
  };
}

export type OrderService = ReturnType<typeof createOrderService>;
