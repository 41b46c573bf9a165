import { describe, expect, test } from '@jest/globals';
import { generateCatalogue } from '../testing/generate-catalogue.ts';
import { monthlyInstallment, representativeExample } from '../../../catalogue/instalments.ts';
import { priceText } from '../../../catalogue/price-text.ts';
import { installmentPlans } from './plans.ts';

const zero = { months: 20, rrsoBasisPoints: 0 };
const paid = { months: 36, rrsoBasisPoints: 1549 };

describe('instalments', () => {
  test('[∅61] the instalments of the 0 % example add up to the price exactly', () => {
    expect(representativeExample(zero, 199_900)).toBe(
      'Przykład reprezentatywny: RRSO 0,00%, całkowita kwota kredytu 1\u00a0999,00\u00a0zł, całkowita kwota do zapłaty 1\u00a0999,00\u00a0zł, oprocentowanie stałe 0,00%, całkowity koszt kredytu 0,00\u00a0zł, 20 miesięcznych rat po 99,95\u00a0zł.',
    );
    expect(representativeExample(zero, 100_001)).toContain('19 miesięcznych rat po 50,01\u00a0zł i ostatnia rata 49,82\u00a0zł.');
  });

  test('[∅61] with interest the total is the sum of the instalments', () => {
    const monthly = monthlyInstallment(paid, 199_900);
    const text = representativeExample(paid, 199_900);
    expect(monthly * 36).toBeGreaterThan(199_900);
    expect(text).toContain('RRSO 15,49%, całkowita kwota kredytu 1\u00a0999,00\u00a0zł');
    expect(text).toContain(`całkowita kwota do zapłaty ${exact(monthly * 36)}`);
  });

  test('[P-19] every product’s example has the product’s price', () => {
    const { products } = generateCatalogue({ products: 600, now: new Date('2026-03-04T10:00:00Z') });
    const tagged = products.flatMap(({ prices, installments }) => (installments === null ? [] : [{ prices, installments }]));
    expect(tagged.length).toBeGreaterThan(50);
    for (const { prices, installments } of tagged) {
      expect(installments.installmentBottomDescription).toContain(`całkowita kwota kredytu ${exact(prices.finalPrice)},`);
      expect(installments.installmentBottomDescription).toContain(`rat po ${exact(installments.monthlyInstallment)}`);
    }
    expect(installmentPlans.every((plan) => plan.representativeExample.includes(exact(200_000)))).toBe(true);
  });
});

const exact = (amount: number): string => priceText(amount).replace(/^([^,]*?)(\u00a0zł)$/, '$1,00$2');
