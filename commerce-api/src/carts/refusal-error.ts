import { ApiError } from '../server/api-error.ts';
import type { Refusal } from './refusal.ts';

/** What the shopper reads when a change of the cart is refused. Only an unknown cart is 404: it makes the client start a new one (∅12). */
export function refusalError(refusal: Refusal): ApiError {
  switch (refusal.reason) {
    case 'cart_not_found':
      return new ApiError(404, refusal.reason, 'Nie znaleziono koszyka.');
    case 'item_not_found':
      return new ApiError(400, refusal.reason, 'Tego produktu nie ma już w koszyku.');
    case 'unknown_sku':
      return new ApiError(400, refusal.reason, 'Nie znaleziono takiego produktu.');
    case 'sales_blocked':
      return new ApiError(400, refusal.reason, 'Sprzedaż tego produktu jest wstrzymana.');
    case 'only_in_store':
      return new ApiError(400, refusal.reason, 'Ten produkt kupisz tylko w salonie.');
    case 'out_of_stock':
      return new ApiError(400, refusal.reason, 'Produkt jest obecnie niedostępny.');
    case 'warranty_not_offered':
      return new ApiError(400, refusal.reason, 'Tej ochrony nie ma dla tego produktu.');
    case 'service_not_offered':
      return new ApiError(400, refusal.reason, 'Tej usługi nie ma dla tego produktu.');
    case 'wrong_service_option':
      return new ApiError(400, refusal.reason, 'Wybierz salon, w którym wykonamy usługę.');
    case 'gift_details_missing':
      return new ApiError(400, refusal.reason, 'Podaj, komu mamy wysłać kartę podarunkową.');
    case 'no_gift_card':
      return new ApiError(400, refusal.reason, 'Ten produkt nie jest kartą podarunkową.');
    case 'wrong_qty':
      return new ApiError(400, refusal.reason, `Podaj liczbę od ${refusal.min} do ${refusal.max}.`, { min: refusal.min, max: refusal.max });
    case 'too_many_saved':
      return new ApiError(400, refusal.reason, `Na później możesz odłożyć najwyżej ${refusal.max} produktów.`, { max: refusal.max });
    case 'not_enough_stock':
      return new ApiError(400, refusal.reason, `Nie mamy tylu sztuk. Możesz kupić najwyżej ${refusal.max}.`, { max: refusal.max });
  }
}
