import type { Coupon } from '../../../model/index.ts';
import { checked, period, withdrawn } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { categoryIdsOf, categoryText, numberOf, numberText, textOf } from '../values.ts';

/** A code that carts accept; its key is the code. */
export const coupon: RecordKind<Coupon> = {
  table: 'coupons',
  naming: { by: 'editor', shape: /^[A-Z0-9]{3,20}$/ },
  fields: [
    { name: 'name', type: 'line' },
    { name: 'discountType', type: 'choice', choices: ['percent', 'fixed'] },
    { name: 'percent', type: 'whole', least: 1, most: 90, isOptional: true },
    { name: 'amount', type: 'amount', isOptional: true },
    { name: 'minTotal', type: 'amount', isOptional: true },
    { name: 'categories', type: 'categories', isOptional: true },
    ...period,
    { name: 'mostUses', type: 'whole', least: 1, most: 1_000_000, isOptional: true },
    { name: 'isPlus', type: 'check', isOptional: true },
    withdrawn,
  ],
  title: (values, known) => (known === undefined ? textOf(values, 'name') : `${known.code}: ${textOf(values, 'name')}`),
  detail: (values) => `${textOf(values, 'dateFrom').slice(0, 10)} – ${textOf(values, 'dateTo').slice(0, 10)}`,
  valuesOf: (known, around) => ({
    name: known.name,
    discountType: known.discountType,
    percent: known.discountType === 'percent' ? String(known.discount) : '',
    amount: known.discountType === 'fixed' ? String(known.discount) : '',
    minTotal: numberText(known.minTotal),
    categories: categoryText(known.categoryIds, around),
    dateFrom: known.dateFrom,
    dateTo: known.dateTo,
    mostUses: numberText(known.mostUses ?? 0),
    isPlus: checked(known.isPlus),
    isWithdrawn: checked(known.isWithdrawn === true),
  }),
  documentOf: (values, { key, known, all, around }) => {
    const isPercent = textOf(values, 'discountType') === 'percent';
    const mostUses = numberOf(values, 'mostUses');
    return {
      ruleId: known?.ruleId ?? Math.max(0, ...all.map(({ ruleId }) => ruleId)) + 1,
      code: key,
      name: textOf(values, 'name'),
      discountType: isPercent ? 'percent' : 'fixed',
      discount: numberOf(values, isPercent ? 'percent' : 'amount'),
      minTotal: numberOf(values, 'minTotal'),
      categoryIds: categoryIdsOf(values, 'categories', around),
      dateFrom: textOf(values, 'dateFrom'),
      dateTo: textOf(values, 'dateTo'),
      isPlus: textOf(values, 'isPlus') !== '',
      ...(mostUses > 0 && { mostUses }),
      // What was used stays used, whatever is changed.
      ...(known?.uses !== undefined && { uses: known.uses }),
      ...(textOf(values, 'isWithdrawn') !== '' && { isWithdrawn: true }),
    };
  },
  problems: (values) => ({
    [textOf(values, 'discountType') === 'percent' ? 'percent' : 'amount']:
      numberOf(values, textOf(values, 'discountType') === 'percent' ? 'percent' : 'amount') > 0 ? null : 'required',
    dateTo: textOf(values, 'dateTo') > textOf(values, 'dateFrom') ? null : 'before-start',
  }),
};
