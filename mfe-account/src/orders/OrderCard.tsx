import type { ReactNode } from 'react';
import { formatDate, grosze, useLanguage, useTexts } from 'shared-contracts';
import type { OrderSummary } from 'shared-contracts/rest';
import { ButtonLink } from 'shared-ui/button';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { orderPath, payPath } from '../paths.ts';
import * as css from './order-card.css.ts';
import { StatusChip } from './StatusChip.tsx';
import { orderTexts } from './texts.ts';

/** Pictures that fit on a telephone; the others are counted. */
const PICTURES = 4;

interface OrderCardProps {
  readonly order: OrderSummary;
  readonly heading: 'h2' | 'h3';
}

/** An order in short: number, day, where it is, what was bought, what it costs, and the way to pay it. */
export const OrderCard = ({ order, heading: Heading }: OrderCardProps): ReactNode => {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const { number, placed_at, items } = order;
  const left = items.length - PICTURES;
  return (
    <article className={css.card}>
      <div className={css.head}>
        <Heading className={css.number}>
          <Link to={orderPath(number)} className={css.link}>
            {t('order.number', { number })}
          </Link>
        </Heading>
        <time className={css.day} dateTime={placed_at}>
          {formatDate(placed_at, language)}
        </time>
        <StatusChip status={order.status} payment={order.payment_status} />
      </div>
      <ul className={css.pictures} aria-label={t('order.products')}>
        {items.slice(0, PICTURES).map(({ name, thumbnail, request_path }) => (
          <li key={request_path}>
            <Picture base={thumbnail} alt={name} sizes="64px" widths={[80, 160]} className={css.picture} />
          </li>
        ))}
        {left > 0 && <li className={css.more}>{t('order.more', { count: left })}</li>}
      </ul>
      <div className={css.sum}>
        <span className={css.pieces}>{t('order.pieces', { count: order.item_count })}</span>
        <Price value={grosze(order.grand_total)} size="small" />
      </div>
      <div className={css.actions}>
        {order.can_pay && (
          <ButtonLink size="small" to={payPath(order)} aria-label={t('order.payNumber', { number })}>
            {t('order.pay')}
          </ButtonLink>
        )}
        <ButtonLink size="small" variant="secondary" to={orderPath(number)} aria-label={t('order.detailsOf', { number })}>
          {t('order.details')}
        </ButtonLink>
      </div>
    </article>
  );
};
