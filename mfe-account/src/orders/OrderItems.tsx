import type { ReactNode } from 'react';
import { formatDate, grosze, useLanguage, useTexts } from 'shared-contracts';
import { productSheetUrl, type Order } from 'shared-contracts/rest';
import { AddOnList, boughtAddOns } from 'shared-ui/add-on-list';
import { FileLink } from 'shared-ui/file-link';
import { Link, TextLink } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { ProductName } from 'shared-ui/product-name';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import * as css from './order-items.css.ts';
import { orderTexts } from './texts.ts';

interface OrderItemsProps extends Pick<Order, 'items'> {
  /** Then each also leads to where it can be reviewed (J-150). */
  readonly isReceived: boolean;
}

/** What was ordered, each with the way to its page. */
export const OrderItems = ({ items, isReceived }: OrderItemsProps): ReactNode => {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  return (
    <ul className={css.list}>
      {items.map(
        (
          {
            product_id: id,
            sku,
            name,
            request_path,
            thumbnail,
            qty,
            price,
            row_total,
            add_ons,
            has_product_sheet: hasSheet,
            warranty_until: until,
            gift,
          },
          index,
        ) => (
          // Two lines may be of one product, with other services; an order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={css.item}>
            <Picture base={thumbnail} alt="" sizes="72px" widths={[80, 160]} className={css.picture} />
            <div className={css.textBlock}>
              <Link to={request_path} className={css.name}>
                <ProductName name={name} />
              </Link>
              <p className={css.pieces}>{t('item.pieces', { count: qty, price: grosze(price) })}</p>
              {gift != null && (
                <p className={css.pieces}>{t('item.gift', { name: gift.recipient_name, email: gift.recipient_email, day: gift.day })}</p>
              )}
              {isReceived && until != null && <p className={css.pieces}>{t('item.warranty', { date: formatDate(until, language) })}</p>}
              {hasSheet === true && (
                <TextLink to={`${request_path}#karta-produktu`} aria-label={t('item.sheetOf', { name })} className={css.review}>
                  {t('item.sheet')}
                </TextLink>
              )}
              {hasSheet === true && (
                <FileLink href={productSheetUrl(id)} name={`karta-produktu-${sku}.pdf`}>
                  <span aria-hidden="true">{t('item.sheetPdf')}</span>
                  <VisuallyHidden>{t('item.sheetPdfOf', { name })}</VisuallyHidden>
                </FileLink>
              )}
              {isReceived && gift == null && (
                <TextLink to={`${request_path}#opinie`} aria-label={t('item.reviewOf', { name })} className={css.review}>
                  {t('item.review')}
                </TextLink>
              )}
            </div>
            <Price value={grosze(row_total)} size="small" className={css.price} />
            <AddOnList addOns={boughtAddOns({ add_ons })} className={css.addOns} />
          </li>
        ),
      )}
    </ul>
  );
};
