import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { FastifyRequest } from 'fastify';
import type { CartKey, CartRecord, CartResult } from '../carts/cart.ts';
import { cartView } from '../carts/cart-view.ts';
import { refusalError } from '../carts/refusal-error.ts';
import type { Asker } from '../checkout/checkout-view.ts';
import { isMember } from '../customers/plus.ts';
import type { CustomerRecord } from '../customers/records.ts';
import { requireCustomer } from '../customers/session.ts';
import type { AppServices } from '../server/app-services.ts';
import type { Store } from '../model/index.ts';
import { translatorOf } from '../server/translator-of.ts';
import { placeOf } from '../server/place.ts';
import { storeOf } from '../server/store.ts';
import { CartRef, RecordId } from './schemas/index.ts';
import type { Cart, ChangeHeaders } from './schemas/index.ts';
import { errorAnswers } from './types.ts';

export const pwaPrefix = '/rest/V1/pwa';

/** the two bases; every call of a cart exists under both. */
export const cartBases = [
  { path: `${pwaPrefix}/guest-carts`, kind: 'guest', name: 'GuestCart' },
  { path: `${pwaPrefix}/carts`, kind: 'customer', name: 'Cart' },
] as const;
export type CartBase = (typeof cartBases)[number]['kind'];

export const CartParams = Type.Object({
  cartId: Type.String({ minLength: 1, maxLength: 64, description: 'Id of the cart; `mine` for the customer’s own' }),
});
export const ItemParams = Type.Object({ cartId: CartParams.properties.cartId, itemId: RecordId });
export const cartAnswers = { 200: CartRef, ...errorAnswers };

/** The name that the caller has given to a change. */
export const changeNameOf = ({ headers }: { readonly headers: Static<typeof ChangeHeaders> }): string | null =>
  headers['idempotency-key'] ?? null;

/** The cart of a request, and whose it is. */
export interface CartAccess {
  readonly key: CartKey;
  /** Null on the base of guests. */
  readonly customer: CustomerRecord | null;
}

/** What of a cart is answered. */
interface CartParts {
  readonly type?: 'full' | 'mini' | undefined;
  readonly hasCalendar?: boolean;
  /** Absent: they are left out, as answers to changes do; who shows them keeps those of the last reading (C-08). */
  readonly hasAccessories?: boolean | undefined;
}

/** How calls of carts and of the checkout find the cart that is meant, and answer it. */
export function createCartAccess(services: AppServices) {
  const storeCode = (request: FastifyRequest): string => storeOf(request, services.reference).code;
  const asker = (request: FastifyRequest, { customer }: Pick<CartAccess, 'customer'>, store: Store): Asker => ({
    isPlus: customer !== null && isMember(customer.document, store),
    place: placeOf(request),
  });
  return {
    asker,
    storeCode,

    /** ≠35: `carts/{id}` is answered when it is the customer's own. */
    find: async (kind: CartBase, request: FastifyRequest, cartId: string): Promise<CartAccess> => {
      if (kind === 'guest') return { key: { kind, id: cartId, storeCode: storeCode(request) }, customer: null };
      const customer = await requireCustomer(request, services);
      const key: CartKey = { kind, customerId: customer.id, storeCode: storeCode(request) };
      if (cartId === 'mine') return { key, customer };
      const own = await services.database.run('carts.read', key);
      if ('refusal' in own || own.cart.id !== cartId) throw refusalError({ reason: 'cart_not_found' });
      return { key, customer };
    },

    /** @throws ApiError 404 when it is not there */
    read: async ({ key }: CartAccess): Promise<CartRecord> => {
      const result = await services.database.run('carts.read', key);
      if ('refusal' in result) throw refusalError(result.refusal);
      return result.cart;
    },

    answer: (
      result: CartResult,
      request: FastifyRequest,
      access: Pick<CartAccess, 'customer'>,
      { type = 'full', hasCalendar = false, hasAccessories }: CartParts = {},
    ): Promise<Cart> => {
      if ('refusal' in result) throw refusalError(result.refusal);
      const store = storeOf(request, services.reference);
      return cartView(result.cart, services, store, {
        type,
        hasCalendar,
        hasAccessories,
        asker: asker(request, access, store),
        translator: translatorOf(request, services),
      });
    },
  };
}

export type CartAccessor = ReturnType<typeof createCartAccess>;
