import { monthlyInstallment, representativeExample } from '../../../../catalogue/instalments.ts';
import { installmentPlans } from '../../content/plans.ts';
import type { EnergyClass, InstallmentTag, ProductLabel, ProductPrices, Promotion } from '../../../../model/product.ts';
import { priceText } from '../../../../catalogue/price-text.ts';
import type { Random } from '../../random.ts';
import { dayFrom } from '../../time.ts';
import { omnibusPrice, type Reduction } from './pricing.ts';

export interface OfferInput {
  readonly prices: ProductPrices;
  readonly reduction: Reduction;
  readonly now: Date;
  readonly isNew: boolean;
  readonly isOutlet: boolean;
  readonly isPreRelease: boolean;
  readonly isBestseller: boolean;
  readonly energyClass: EnergyClass | null;
}

/** Active price rules: reductions of the shop, and coupon codes (P-14). */
export function makePromotions({ prices, reduction, now, isOutlet }: OfferInput, r: Random): readonly Promotion[] {
  const found: Promotion[] = [];
  const left = r.int(3, 60);
  const used = r.int(5, 140);
  const ends = r.int(1, 12);
  if (prices.reducedSince !== null) {
    const shock = reduction === 'shock';
    found.push({
      ruleId: shock ? 7002 : 7001,
      kind: 'autopromotion',
      name: shock ? 'Cena szokowa' : 'Obniżka',
      promoCode: null,
      discountType: 'fixed',
      discount: prices.price - prices.finalPrice,
      dateFrom: prices.reducedSince,
      dateTo: dayFrom(now, shock ? ends : 7 + ends * 5, 22),
      isShockprice: shock,
      stockUsed: shock ? used : null,
      stockLeft: shock ? left : null,
    });
  }
  if (!isOutlet && r.chance(0.06) && prices.finalPrice >= 40_000) {
    found.push({
      ruleId: 7010,
      kind: 'code',
      name: '50 zł mniej z kodem',
      promoCode: 'AMPER50',
      discountType: 'fixed',
      discount: 5000,
      dateFrom: dayFrom(now, -6),
      dateTo: dayFrom(now, 8, 22),
      isShockprice: false,
      stockUsed: null,
      stockLeft: null,
    });
  }
  if (!isOutlet && r.chance(0.04)) {
    found.push({
      ruleId: 7011,
      kind: 'code',
      name: '7% taniej z kodem',
      promoCode: 'JESIEN7',
      discountType: 'percent',
      discount: 7,
      dateFrom: dayFrom(now, -10),
      dateTo: dayFrom(now, 5, 22),
      isShockprice: false,
      stockUsed: null,
      stockLeft: null,
    });
  }
  return found;
}

/** The instalment line of a price tag (P-19): the longest plan of 0 % that fits, else the cheapest monthly sum. */
export function makeInstallments(prices: ProductPrices, zero: boolean): InstallmentTag | null {
  const price = prices.finalPrice;
  const fitting = installmentPlans.filter((plan) => plan.isZeroPercent === zero && price >= plan.minPrice && price <= plan.maxPrice);
  const plan = fitting[fitting.length - 1];
  if (plan === undefined) return null;
  const monthly = monthlyInstallment(plan, price);
  return {
    planId: plan.id,
    price,
    bankType: plan.bankType,
    changePriceToInstallments: false,
    description: plan.description,
    installments: plan.months,
    installmentsOnline: plan.months,
    installmentsStationary: plan.months,
    installmentDescription: zero ? `lub ${priceText(monthly)} × ${plan.months} rat 0%` : `rata od ${priceText(monthly)}`,
    installmentBottomDescription: representativeExample(plan, price),
    isWpn: false,
    isZeroPercent: zero,
    monthlyInstallment: monthly,
    freeInstallments: 0,
    priceWithFreeInstallments: null,
    calculateForPromoPrice: true,
  };
}

/** Labels of the product, the most important first. */
export function makeLabels(input: OfferInput, hasZeroPercent: boolean, isPlus: boolean): readonly ProductLabel[] {
  const { prices, reduction, isNew, isOutlet, isPreRelease, isBestseller } = input;
  const omnibus = omnibusPrice(prices);
  const texts: (readonly [ProductLabel['code'], string])[] = [];
  if (isOutlet) texts.push(['outlet', 'Outlet']);
  if (isPreRelease) texts.push(['preorder', 'Przedsprzedaż']);
  if (reduction === 'shock' && omnibus !== null) texts.push(['shock', 'Cena szokowa']);
  // ∅53: the announced saving is counted from the omnibus price.
  if (omnibus !== null) texts.push(['reduced', `Taniej o ${priceText(omnibus - prices.finalPrice)}`]);
  if (isNew && !isPreRelease) texts.push(['new', 'Nowość']);
  if (isBestseller) texts.push(['bestseller', 'Bestseller']);
  if (hasZeroPercent) texts.push(['zero-percent', 'Raty 0%']);
  if (isPlus) texts.push(['plus', 'Plus −5%']);
  return texts.map(([code, text], index) => ({ code, text, position: index + 1 }));
}
