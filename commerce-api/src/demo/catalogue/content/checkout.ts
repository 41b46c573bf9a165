import type { StoreCode } from '../../../model/basics.ts';
import type { PaymentMethod, ShippingMethod } from '../../../model/commerce.ts';
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
/** Rates of lenders whose instalments are no plans of the shop. */
const atRate = (rrsoBasisPoints: number, ...months: readonly number[]) => months.map((count) => ({ months: count, rrsoBasisPoints }));
const pickupOnly = { excludedShipping: ['electronic'] } as const;

/** Payment methods with the codes of Y-01 … Y-14. */
export const paymentMethods: readonly PaymentMethod[] = [
  payment('tpay_blik', 'BLIK', 'Kod z aplikacji banku, ważny 2 minuty.', 'blik', 1, { agreements: [terms, payu] }),
  payment('payu_gateway', 'Karta płatnicza / przelew PayU', 'Karta lub szybki przelew, także portfele w telefonie.', 'card', 2, {
    agreements: [terms, payu],
  }),
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
  }),
  payment('banktransfer', 'Przelew tradycyjny', 'Wyślemy po zaksięgowaniu, zwykle po 1–2 dniach.', 'transfer', 30),
  payment('cashondelivery', 'Płatność przy odbiorze', 'Gotówką lub kartą u kuriera.', 'on-delivery', 31, {
    fee: zloty(9.99),
    maxTotal: zloty(6000),
    excludedShipping: ['electronic', 'neopickupexpress', 'pickuppointups', 'pickuppointgls'],
  }),
  payment('checkmo', 'Płatność w salonie', 'Zapłacisz przy odbiorze: gotówką, kartą lub BLIKIEM.', 'in-store', 32, {
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
  }),
  payment('external_voucher', 'Bon', 'Bon podarunkowy lub bon od pracodawcy; resztę dopłacisz inną metodą.', 'voucher', 33, pickupOnly),
];

/** Until this hour orders leave the warehouse the same working day. */
const cutOffHour = 16;
/** Bieszczady, Hel and Świnoujście: couriers need a day more. */
const farAway = [{ postcodes: ['38-6', '38-7', '84-14', '84-15', '72-6'], days: 1 }];
/** The shop's own lorries start near Warsaw: far regions are served a day later. */
const farFromWarsaw = [{ postcodes: ['3', '4', '5', '6', '7', '8'], days: 1 }];

type Pace = Pick<ShippingMethod, 'cutOffHour' | 'isSaturdayDriven' | 'zones'>;
const couriers: Pace = { cutOffHour, isSaturdayDriven: true, zones: farAway };
const notOnSaturdays: Pace = { ...couriers, isSaturdayDriven: false };
const lorries: Pace = { cutOffHour: 14, isSaturdayDriven: true, zones: farFromWarsaw };
const ownShops: Pace = { cutOffHour, isSaturdayDriven: true, zones: [] };

function shipping(
  code: string,
  title: string,
  description: string,
  kind: ShippingMethod['kind'],
  price: number,
  freeFrom: number | null,
  kilograms: number | null,
  cashOnDelivery: boolean,
  days: readonly [number, number],
  pace: Pace,
  position: number,
): ShippingMethod {
  return {
    code,
    title,
    description,
    kind,
    price: zloty(price),
    freeFrom: freeFrom === null ? null : zloty(freeFrom),
    maxWeightGrams: kilograms === null ? null : kilograms * 1000,
    cashOnDelivery,
    deliveryDays: days,
    ...pace,
    position,
    stores: both,
  };
}

/** Shipping methods with the codes of Y-15 … Y-24 and ∅13. */
export const shippingMethods: readonly ShippingMethod[] = [
  shipping(
    'neopickupexpress',
    'Odbiór w salonie',
    'Bezpłatnie. To, co leży w salonie, przygotujemy w 2 godziny.',
    'store',
    0,
    0,
    null,
    true,
    [1, 2],
    ownShops,
    1,
  ),
  shipping(
    'paczkomaty',
    'InPost Paczkomat 24/7',
    'Odbiór całą dobę w wybranym automacie.',
    'pickup-point',
    12.99,
    199,
    25,
    false,
    [1, 2],
    couriers,
    2,
  ),
  shipping('inpost', 'Kurier InPost', 'Dostawa pod drzwi, z powiadomieniem SMS.', 'courier', 15.99, 199, 30, true, [1, 2], couriers, 3),
  shipping(
    'dpd',
    'Kurier DPD',
    'Dostawa pod drzwi, możliwość zmiany terminu w aplikacji.',
    'courier',
    16.99,
    199,
    31,
    true,
    [1, 2],
    couriers,
    4,
  ),
  shipping('dhl', 'Kurier DHL', 'Dostawa pod drzwi w dni robocze.', 'courier', 17.99, 299, 31, true, [1, 2], notOnSaturdays, 5),
  shipping(
    'pickuppointorlen',
    'ORLEN Paczka',
    'Odbiór na stacji, w kiosku lub automacie.',
    'pickup-point',
    9.99,
    199,
    20,
    false,
    [1, 3],
    couriers,
    6,
  ),
  shipping(
    'pickuppointpocztapolska',
    'Odbiór w punkcie Poczty Polskiej',
    'Urzędy pocztowe, sklepy i stacje.',
    'pickup-point',
    9.99,
    199,
    20,
    true,
    [2, 4],
    notOnSaturdays,
    7,
  ),
  shipping(
    'pickuppointdhl',
    'DHL POP/BOX 24/7',
    'Sklepy i automaty blisko domu.',
    'pickup-point',
    10.99,
    199,
    25,
    false,
    [1, 3],
    couriers,
    8,
  ),
  shipping('pickuppointdpd', 'DPD Pickup', 'Punkty partnerskie i automaty.', 'pickup-point', 10.99, 199, 20, true, [1, 3], couriers, 9),
  shipping(
    'pickuppointgls',
    'GLS Szybka Paczka',
    'Punkty partnerskie w całej Polsce.',
    'pickup-point',
    11.49,
    249,
    20,
    false,
    [1, 3],
    notOnSaturdays,
    10,
  ),
  shipping(
    'pickuppointups',
    'UPS Access Point',
    'Punkty partnerskie w całej Polsce.',
    'pickup-point',
    11.49,
    249,
    20,
    false,
    [1, 3],
    notOnSaturdays,
    11,
  ),
  shipping(
    'pocztex',
    'Kurier Pocztex',
    'Dostawa pod drzwi, także w mniejszych miejscowościach.',
    'courier',
    14.99,
    249,
    30,
    true,
    [1, 3],
    notOnSaturdays,
    12,
  ),
  shipping('gls', 'Kurier GLS', 'Dostawa pod drzwi w dni robocze.', 'courier', 16.49, 299, 31, true, [1, 2], notOnSaturdays, 13),
  shipping('ups', 'Kurier UPS', 'Dostawa pod drzwi w dni robocze.', 'courier', 18.99, 299, 32, true, [1, 2], notOnSaturdays, 14),
  shipping(
    'fedex',
    'Kurier FedEx',
    'Dostawa pod drzwi, do godziny 12:00 za dopłatą.',
    'courier',
    19.99,
    399,
    35,
    true,
    [1, 2],
    notOnSaturdays,
    15,
  ),
  shipping(
    'neocourier',
    'Dostawa własnym transportem',
    'Duży sprzęt dostarczymy w wybranym dniu i przedziale godzin, z możliwością wniesienia.',
    'large',
    49,
    1999,
    null,
    true,
    [2, 5],
    lorries,
    16,
  ),
  shipping(
    'geis',
    'Geis (gabaryty)',
    'Duże przesyłki pod budynek.',
    'large',
    79,
    2999,
    null,
    true,
    [2, 4],
    { ...lorries, isSaturdayDriven: false },
    17,
  ),
  shipping(
    'electronic',
    'Dostawa elektroniczna',
    'Na adres e-mail: kody i licencje w kilka minut, karty podarunkowe w wybranym dniu.',
    'electronic',
    0,
    0,
    null,
    false,
    [0, 0],
    ownShops,
    18,
  ),
];
