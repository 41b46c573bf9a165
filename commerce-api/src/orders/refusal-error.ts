import { formatMoney, grosze } from 'shared-contracts/money';
import { refusalError } from '../carts/refusal-error.ts';
import { ApiError } from '../server/api-error.ts';
import type { PlaceRefusal } from './place-order.ts';

/**
 * What the shopper reads when an order cannot be placed; the cart is as it was.
 * @param ownName the part of the refused product's name that no language translates
 */
export function placeRefusalError(refusal: PlaceRefusal, ownName?: string): ApiError {
  switch (refusal.reason) {
    case 'cart_not_found':
      return refusalError({ reason: 'cart_not_found' });
    case 'key_in_use':
      return new ApiError(409, refusal.reason, 'To zamówienie zostało już złożone przez kogoś innego.');
    case 'invalid_email':
      return new ApiError(400, 'invalid_fields', 'Sprawdź zaznaczone pola.', { email: 'email' });
    case 'empty_cart':
    case 'no_payment':
    case 'no_address':
    case 'no_shipping':
    case 'delivery_day_over':
    case 'address_unverified':
      return new ApiError(400, refusal.reason, refusal.message);
    case 'missing_agreements':
      return new ApiError(400, refusal.reason, 'Zaznacz wymagane zgody.', { ids: refusal.ids.join(',') });
    case 'price_changed': {
      const total = formatMoney(grosze(refusal.total));
      return new ApiError(409, refusal.reason, `Cena zamówienia zmieniła się i wynosi teraz ${total}. Sprawdź podsumowanie.`, {
        total: refusal.total,
      });
    }
    case 'voucher_changed': {
      const amount = formatMoney(grosze(refusal.amount));
      return new ApiError(409, refusal.reason, `Bon pokrywa teraz ${amount}. Sprawdź podsumowanie.`, { amount: refusal.amount });
    }
    case 'item': {
      const { code, message } = refusalError(refusal.refusal);
      const max = 'max' in refusal.refusal ? refusal.refusal.max : 0;
      const parameters = { item_id: refusal.itemId, sku: refusal.sku, name: refusal.name, max };
      return new ApiError(400, code, `${refusal.name}: ${message}`, parameters, ownName);
    }
  }
}
