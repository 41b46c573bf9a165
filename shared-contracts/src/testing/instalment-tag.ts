import type { InstallmentsPriceTag } from '../graphql/schema-types.ts';
import { zloty } from './money.ts';

/** The tag of a product that costs so many whole złoty: ten payments without interest. */
export const instalmentTag = (sku: string, price: number): InstallmentsPriceTag => ({
  sku,
  price: zloty(price),
  bank_type: 'bank',
  change_price_to_installments: false,
  description: '',
  installments: 10,
  installments_online: 10,
  installments_stationary: 10,
  installment_description: '',
  installment_bottom_description: '',
  is_wpn: false,
  is_zero_percent: true,
  monthly_installment: zloty(price / 10),
  free_installments: 0,
  price_with_free_installments: null,
  calculate_for_promo_price: true,
  ttl: 300,
});
