import { grosze, sumGrosze } from 'shared-contracts/money';
import { spread } from '../carts/spread.ts';
import type { OrderDocument, OrderItem } from '../orders/order-document.ts';
import type { InvoicePosition, UntaxedPosition } from './invoice.ts';
import { STANDARD_VAT, vatGroups } from './vat.ts';

/** A line of an order: its goods, then what was bought with them. */
function lineOf(item: OrderItem, line: number): readonly InvoicePosition[] {
  const { name, sku, qty, price, rowTotal, couponShare, promotionShare = grosze(0), addOns = [], vatRate = STANDARD_VAT } = item;
  const discount = sumGrosze([couponShare, promotionShare]);
  return [
    { name, sku, line, qty, unit: price, discount, vatRate, gross: grosze(rowTotal - discount) },
    ...addOns
      // What is done for nothing is no sale.
      .filter((addOn) => addOn.rowTotal > 0)
      .map((addOn) => ({
        name: addOn.name,
        sku: null,
        line,
        qty,
        unit: addOn.price,
        discount: grosze(0),
        vatRate: addOn.vatRate ?? STANDARD_VAT,
        gross: addOn.rowTotal,
      })),
  ];
}

/** What comes on top of the goods is a part of their sale and has their rates, each by its share of what was sold. */
function extraOf(name: string, amount: number, goods: readonly InvoicePosition[]): readonly InvoicePosition[] {
  // Gift cards alone are not taxed; what paying for them costs is.
  const groups = goods.length === 0 ? [{ rate: STANDARD_VAT, gross: 0 }] : vatGroups(goods);
  const sold = groups.reduce((sum, { gross }) => sum + gross, 0);
  const parts =
    sold === 0
      ? groups.map((_, index) => (index === 0 ? amount : 0))
      : spread(
          amount,
          groups.map(({ gross }) => gross),
        );
  return groups.flatMap(({ rate }, index) => {
    const gross = grosze(parts[index] ?? 0);
    return gross === 0 ? [] : [{ name, sku: null, line: null, qty: 1, unit: gross, discount: grosze(0), vatRate: rate, gross }];
  });
}

/**
 * All that was sold with an order, by its frozen lines: what they come to is the order's total, to the grosz, without its gift cards. What is
 * bought with a card is taxed then (ADR 105).
 */
export function positionsOf({ items, totals, shipping, payment }: OrderDocument): readonly InvoicePosition[] {
  const goods = items.flatMap((item, line) => (item.gift === undefined ? lineOf(item, line) : []));
  return [...goods, ...extraOf(shipping.title, totals.shipping, goods), ...extraOf(payment.title, totals.paymentFee, goods)];
}

/** The gift cards of an order: with what `positionsOf` has they come to the order's total. */
export const cardPositions = ({ items }: Pick<OrderDocument, 'items'>): readonly UntaxedPosition[] =>
  items
    .filter(({ gift }) => gift !== undefined)
    .map(({ name, sku, qty, price, rowTotal, couponShare, promotionShare = grosze(0) }) => {
      const discount = sumGrosze([couponShare, promotionShare]);
      return { name, sku, qty, unit: price, discount, gross: grosze(rowTotal - discount) };
    });
