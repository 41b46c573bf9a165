import { randomBytes, randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { isGoodPassword } from 'shared-contracts/checkout';
import type { Static } from 'typebox';
import type { CartAccess } from '../rest/cart-access.ts';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import { banksOf } from '../checkout/banks.ts';
import { checkAddress } from '../checkout/address.ts';
import { bankMethod } from '../checkout/payment-methods.ts';
import { isOddAddress } from '../checkout/towns.ts';
import type { Shop } from '../graphql/context.ts';
import { blikCode, nextStepOf } from '../payments/methods.ts';
import type { PlacedOrder, PlaceOrderBody } from '../rest/schemas/index.ts';
import { ApiError } from '../server/api-error.ts';
import { requireValid } from '../server/invalid-fields.ts';
import type { PlacedRecord, PlaceOrder } from './place-order.ts';
import { placeRefusalError } from './refusal-error.ts';

/** Told of each new order after it is certain; a BLIK code is handed on and kept nowhere. */
export type AfterOrder = (placed: {
  readonly order: { readonly number: string; readonly hash: string };
  /** Null when no gateway takes the money. */
  readonly paymentId: string | null;
  readonly method: string;
  readonly blikCode: string | undefined;
}) => Promise<void>;

export interface OrderParts {
  readonly shop: Shop;
  readonly changes: CatalogueChanges;
  readonly afterOrder: readonly AfterOrder[];
}

/** 32 characters that nobody can guess. */
const secret = (): string => randomBytes(24).toString('base64url');

const answerOf = ({ orderId, number, hash, grandTotal, method, paymentStatus, account }: PlacedRecord): PlacedOrder => ({
  order_id: orderId,
  number,
  hash,
  grand_total: grandTotal,
  payment: { method, status: paymentStatus, next: nextStepOf(method) },
  account,
});

/** What is wrong with the order itself, before the cart is looked at. */
function check(body: Static<typeof PlaceOrderBody>, { reference }: Shop, isGuest: boolean): Pick<PlaceOrder, 'billing'> {
  const { paymentMethod, billingAddress, additionalData } = body;
  const { blik_code: code, group } = paymentMethod.additional_data ?? {};
  if (nextStepOf(paymentMethod.method) === 'blik-wait' && blikCode(code) === undefined) {
    throw new ApiError(400, 'invalid_fields', 'Kod BLIK musi mieć 6 cyfr.', { blik_code: 'blik' });
  }
  const banks = banksOf(reference.dictionaries.values());
  if (paymentMethod.method === bankMethod && group !== undefined && !banks.some((bank) => bank.group === group)) {
    throw new ApiError(400, 'unknown_bank', 'Nie ma takiego banku.');
  }
  const wish = isGuest ? additionalData.create_account : undefined;
  const billing = billingAddress == null ? null : checkAddress(billingAddress, 'billing_address', false);
  requireValid({ ...billing?.problems, password: wish === undefined || isGoodPassword(wish.password) ? null : 'password' });
  return {
    billing: billing === null ? null : { address: billing.address, shouldVerify: isOddAddress(reference.towns, billing.address) },
  };
}

/** Orders are placed through this. */
export function createOrderService({ shop, changes, afterOrder }: OrderParts) {
  const { database } = shop;
  return {
    /** @throws ApiError when the order cannot be placed; the cart is as it was then */
    place: async ({ key: cart, customer }: CartAccess, key: string, body: Static<typeof PlaceOrderBody>): Promise<PlacedOrder> => {
      const { paymentMethod, additionalData } = body;
      const shownCartId = additionalData.cart_id ?? null;
      const known = await database.run('orders.find-placed', { cart, key, shownCartId });
      if (known !== null) return answerOf(known);

      const { billing } = check(body, shop, customer === null);
      const password = customer === null ? additionalData.create_account?.password : undefined;
      const result = await database.run('orders.place', {
        cart,
        key,
        shownCartId,
        customer: customer === null ? null : { id: customer.id, email: customer.email, isPlus: customer.document.isPlus },
        payment: {
          method: paymentMethod.method,
          group: paymentMethod.method === bankMethod ? (paymentMethod.additional_data?.group ?? null) : null,
          agreementIds: paymentMethod.extension_attributes?.agreement_ids ?? [],
        },
        billing,
        email: body.email ?? null,
        expectedTotal: additionalData.expected_total,
        analyticsIds: { ...additionalData.analytics_ids },
        account: password === undefined ? null : { passwordHash: await hash(password) },
        at: shop.now().toISOString(),
        secrets: {
          hash: randomBytes(32).toString('base64url'),
          paymentId: secret(),
          deliveryHash: secret(),
          pin: String(randomInt(1_000_000)).padStart(6, '0'),
        },
      });
      if ('refusal' in result) {
        // What is kept in memory may be what misled the shopper.
        for (const id of result.productIds) shop.products.drop(id);
        throw placeRefusalError(result.refusal);
      }
      if (result.isNew) {
        shop.mail.wake();
        await changes.stockChanged(result.productIds);
        const code = blikCode(paymentMethod.additional_data?.blik_code);
        const isCodeMeant = nextStepOf(result.placed.method) === 'blik-wait';
        for (const tell of afterOrder) {
          await tell({
            order: result.placed,
            paymentId: result.paymentId,
            method: result.placed.method,
            blikCode: isCodeMeant ? code : undefined,
          });
        }
      }
      return answerOf(result.placed);
    },
  };
}

export type OrderService = ReturnType<typeof createOrderService>;
