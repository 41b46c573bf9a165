import type { StoreCode } from '../../../model/basics.ts';
import type { PaymentMethod } from '../../../model/commerce.ts';
import { zloty } from '../money.ts';
import { installmentPlans } from './plans.ts';

const both: readonly StoreCode[] = ['amperio', 'amperio_pro'];
const terms = { id: 1, text: 'Akceptuję regulamin sklepu i politykę prywatności.', required: true } as const;

function payment(
  code: string,
  title: string,
  description: string,
  kind: PaymentMethod['kind'],
  position: number,
  extra: Partial<PaymentMethod> = {},
): PaymentMethod {
  return {
    code,
    title,
    description,
    kind,
    position,
    fee: 0,
    minTotal: 0,
    maxTotal: null,
    excludedShipping: [],
    stores: both,
    agreements: [terms],
    ...extra,
  };
}

const credit = {
  id: 2,
  text: 'Chcę otrzymać ofertę kredytową i zgadzam się na przekazanie danych z zamówienia bankowi.',
  required: true,
} as const;
const payu = { id: 3, text: 'Akceptuję warunki jednorazowej transakcji operatora płatności.', required: true } as const;
/** J-370: offered in the stores of `payu_gateway`, where PAYU_WALLETS switches them on. */
const wallet = { stores: [], agreements: [terms, payu] } as const;
/** Rates of lenders whose instalments are no plans of the shop. */
const atRate = (rrsoBasisPoints: number, ...months: readonly number[]) => months.map((count) => ({ months: count, rrsoBasisPoints }));
/** Of goods alone: not for what is sent by e-mail. */
const goodsOnly = { excludedShipping: ['electronic'] } as const;
/** Of goods that are collected in one of the shop's own shops. */
const inShops = {
  excludedShipping: [
    'paczkomaty',
    'inpost',
    'dpd',
    'fedex',
    'pocztex',
    'dhl',
    'gls',
    'ups',
    'geis',
    'neocourier',
    'electronic',
    'pickuppointorlen',
    'pickuppointpocztapolska',
    'pickuppointdhl',
    'pickuppointdpd',
    'pickuppointgls',
    'pickuppointups',
  ],
} as const;

/** Payment methods with the codes of Y-01 … Y-14. */
export const paymentMethods: readonly PaymentMethod[] = [
  payment('tpay_blik', 'BLIK', 'Kod z aplikacji banku, ważny 2 minuty.', 'blik', 1, { agreements: [terms, payu] }),
  payment('payu_gateway', 'Karta płatnicza / przelew PayU', 'Karta lub szybki przelew, także portfele w telefonie.', 'card', 2, {
    agreements: [terms, payu],
  }),
  payment('payu_gateway_google_pay', 'Google Pay', 'Kartą zapisaną w Google, na stronie PayU.', 'card', 2, wallet),
  payment('payu_gateway_apple_pay', 'Apple Pay', 'Kartą z Portfela Apple, na stronie PayU.', 'card', 2, wallet),
  payment('Tpay', 'Szybki przelew', 'Przelew z Twojego banku, księgowany od razu.', 'transfer', 3, { agreements: [terms, payu] }),
  payment('payu_gateway_blik', 'BLIK przez PayU', 'Kod z aplikacji banku.', 'blik', 4, { agreements: [terms, payu] }),
  payment('payu_gateway_pay_later', 'PayU Płacę później', 'Zapłać do 30 dni bez dodatkowych kosztów.', 'later', 5, {
    minTotal: zloty(50),
    maxTotal: zloty(4000),
    agreements: [terms, payu],
  }),
  payment('installments', 'Raty bankowe', 'Wniosek przez internet, decyzja zwykle w kwadrans.', 'installments', 6, {
    instalments: atRate(1549, 6, 12, 24, 36, 48),
    minTotal: zloty(300),
    maxTotal: zloty(50_000),
    agreements: [terms, credit],
  }),
  payment('payu_gateway_installments', 'Raty PayU', 'Od 3 do 48 rat, bez wychodzenia z domu.', 'installments', 7, {
    instalments: atRate(1990, 3, 6, 12, 24, 48),
    minTotal: zloty(300),
    maxTotal: zloty(20_000),
    agreements: [terms, payu],
  }),
  ...installmentPlans.map((plan, index) =>
    payment(`global4net_installments_${plan.id}`, plan.name, plan.description, 'installments', 8 + index, {
      minTotal: plan.minPrice,
      maxTotal: plan.maxPrice,
      agreements: [terms, credit],
    }),
  ),
  payment('simply_lease', 'Leasing dla firm', 'Umowa przez internet, faktura wystawiona na leasingodawcę.', 'lease', 20, {
    minTotal: zloty(1000),
    agreements: [terms, credit],
  }),
  payment('simply_lease_shop', 'Leasing w salonie', 'Umowę podpiszesz w salonie przy odbiorze.', 'lease', 21, {
    minTotal: zloty(1000),
    ...inShops,
  }),
  payment('banktransfer', 'Przelew tradycyjny', 'Wyślemy po zaksięgowaniu, zwykle po 1–2 dniach.', 'transfer', 30),
  payment('cashondelivery', 'Płatność przy odbiorze', 'Gotówką lub kartą u kuriera.', 'on-delivery', 31, {
    fee: zloty(9.99),
    maxTotal: zloty(6000),
    excludedShipping: ['electronic', 'neopickupexpress', 'pickuppointups', 'pickuppointgls'],
  }),
  payment('checkmo', 'Płatność w salonie', 'Zapłacisz przy odbiorze: gotówką, kartą lub BLIKIEM.', 'in-store', 32, inShops),
  payment('external_voucher', 'Bon', 'Bon podarunkowy lub bon od pracodawcy; resztę dopłacisz inną metodą.', 'voucher', 33, goodsOnly),
];
