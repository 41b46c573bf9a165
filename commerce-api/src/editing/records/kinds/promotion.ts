import type { CartPromotion } from '../../../model/index.ts';
import { checked, period, withdrawn } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { categoryIdsOf, categoryText, numberOf, textOf } from '../values.ts';

/** A reduction for several products in one cart. */
export const promotion: RecordKind<CartPromotion> = {
  table: 'cartPromotions',
  naming: { by: 'number' },
  fields: [
    { name: 'name', type: 'line' },
    { name: 'description', type: 'lines' },
    { name: 'promotionKind', type: 'choice', choices: ['set', 'less-price'] },
    { name: 'categories', type: 'categories' },
    { name: 'minPieces', type: 'whole', least: 2, most: 10 },
    { name: 'percent', type: 'whole', least: 1, most: 90 },
    ...period,
    withdrawn,
  ],
  title: (values) => textOf(values, 'name'),
  detail: (values) => `${textOf(values, 'dateFrom').slice(0, 10)} – ${textOf(values, 'dateTo').slice(0, 10)}`,
  valuesOf: (known, around) => ({
    name: known.name,
    description: known.description,
    promotionKind: known.kind,
    categories: categoryText(known.categoryIds, around),
    minPieces: String(known.minPieces),
    percent: String(known.percent),
    dateFrom: known.dateFrom,
    dateTo: known.dateTo,
    isWithdrawn: checked(known.isWithdrawn === true),
  }),
  documentOf: (values, { key, around }) => ({
    id: Number(key),
    name: textOf(values, 'name'),
    description: textOf(values, 'description'),
    kind: textOf(values, 'promotionKind') === 'set' ? 'set' : 'less-price',
    categoryIds: categoryIdsOf(values, 'categories', around),
    minPieces: numberOf(values, 'minPieces'),
    percent: numberOf(values, 'percent'),
    dateFrom: textOf(values, 'dateFrom'),
    dateTo: textOf(values, 'dateTo'),
    ...(textOf(values, 'isWithdrawn') !== '' && { isWithdrawn: true }),
  }),
  problems: (values) => ({ dateTo: textOf(values, 'dateTo') > textOf(values, 'dateFrom') ? null : 'before-start' }),
};
