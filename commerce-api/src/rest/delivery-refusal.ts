import type { DeliveryRefusal } from '../orders/delivery-change-transactions.ts';
import { ApiError } from '../server/api-error.ts';
import { orderNotFound } from './order-answer.ts';

/** Why the delivery of an order stays as it is (J-249). */
export function deliveryRefusal(refusal: DeliveryRefusal): ApiError {
  switch (refusal) {
    case 'order_not_found':
      return orderNotFound();
    case 'order_packed':
      return new ApiError(409, refusal, 'Zamówienie jest już spakowane i dostawy nie można zmienić.');
    case 'too_many_changes':
      return new ApiError(409, refusal, 'Dostawa była już zmieniana wiele razy. Zadzwoń do nas, pomożemy.');
  }
}
