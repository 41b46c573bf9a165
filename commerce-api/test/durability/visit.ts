import type { RestClient } from 'shared-contracts/rest';
import type { Goods, Plan } from './purchase.ts';

/** Every buyer, but for the e-mail address. */
export const person = {
  firstname: 'Ola',
  lastname: 'Nowak',
  street: ['ul. Lipowa 12/4'],
  postcode: '30-702',
  city: 'Kraków',
  telephone: '600 100 200',
};

export interface Buyer {
  /** Counts the buyers; makes address and e-mail. */
  readonly number: number;
  readonly baseUrl: string;
  readonly plan: Plan;
  readonly goods: Goods;
  readonly key: string;
  /** The code of a voucher that other buyers spend as well. */
  readonly voucher: string;
  /** A token of the shop's staff. */
  readonly staff: string;
}

/** A buyer at the shop. */
export interface Visit extends Buyer {
  readonly email: string;
  readonly rest: RestClient;
}
