import type { ShopEvent } from '../../../model/index.ts';
import { pageHtml } from '../../page-html.ts';
import { checked, format, period, source, withdrawn } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { formatOf, textOf } from '../values.ts';

/** J-342: what happens in a shop on a day. */
export const event: RecordKind<ShopEvent> = {
  table: 'shopEvents',
  naming: { by: 'number' },
  fields: [{ name: 'title', type: 'line' }, { name: 'shop', type: 'choice', choices: 'shops' }, ...period, format, source, withdrawn],
  title: (values) => textOf(values, 'title'),
  detail: (values) => textOf(values, 'dateFrom').slice(0, 10),
  valuesOf: (known) => ({
    title: known.title,
    shop: String(known.shopId),
    dateFrom: known.startsAt,
    dateTo: known.endsAt,
    format: 'html',
    source: known.content,
    isWithdrawn: checked(known.isWithdrawn === true),
  }),
  documentOf: (values, { key }) => ({
    id: Number(key),
    shopId: Number(textOf(values, 'shop')),
    title: textOf(values, 'title'),
    content: pageHtml({ format: formatOf(values), source: textOf(values, 'source') }),
    startsAt: textOf(values, 'dateFrom'),
    endsAt: textOf(values, 'dateTo'),
    ...(textOf(values, 'isWithdrawn') !== '' && { isWithdrawn: true }),
  }),
  problems: (values) => ({ dateTo: textOf(values, 'dateTo') > textOf(values, 'dateFrom') ? null : 'before-start' }),
  // The page that lists what happens in all of them.
  pageOf: () => 'salony',
};
