import type { ReactNode, Ref } from 'react';
import { useTranslate } from 'ra-core';
import { moment } from './moment.ts';
import * as styles from './parts.css.ts';

interface EntryProps {
  readonly id: string;
  readonly ref: Ref<HTMLElement>;
  readonly product: { readonly product_name: string; readonly product_url: string; readonly sku: string };
  readonly author: string;
  /** ISO 8601. */
  readonly since: string | null;
  readonly children: ReactNode;
}

/** What somebody has written about a product, and what can be done with it. */
export const Entry = ({ id, ref, product, author, since, children }: EntryProps) => {
  const translate = useTranslate();
  return (
    <article ref={ref} className={styles.card} aria-labelledby={id}>
      <h2 className={styles.cardTitle} id={id}>
        <a className={styles.link} href={product.product_url} target="_blank" rel="noreferrer" title={translate('product.open')}>
          {product.product_name}
        </a>
      </h2>
      <p className={styles.muted}>
        {translate('product.sku', { sku: product.sku })}
        {' · '}
        <bdi>{translate('entry.by', { author })}</bdi>
        {since !== null && ` · ${translate('entry.since', { time: moment(since) })}`}
      </p>
      {children}
    </article>
  );
};
