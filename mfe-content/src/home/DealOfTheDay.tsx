import { ShoppingCart } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { useCartService, useTexts } from 'shared-contracts';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Countdown } from 'shared-ui/countdown';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { PriceBlock } from 'shared-ui/price';
import { ProgressBar } from 'shared-ui/progress-bar';
import { texts } from '../texts.ts';
import * as css from './deal.css.ts';
import type { HomeProduct } from './HomeProducts.tsx';

interface DealProps {
  readonly product: HomeProduct;
  /** ISO 8601 */
  readonly endsAt: string;
}

/** The deal of the day: price, time left and how much of its stock is gone. */
export const DealOfTheDay = memo(({ product, endsAt }: DealProps): ReactNode => {
  const t = useTexts(texts);
  const cart = useCartService();
  const [busy, setBusy] = useState(false);
  const used = product.autopromotion?.stock_used ?? null;
  const left = product.autopromotion?.stock_left ?? null;
  const buy = async () => {
    setBusy(true);
    await cart.add({ sku: product.sku, qty: Math.max(1, product.min_sale_qty) });
    setBusy(false);
  };
  return (
    <section className={css.deal}>
      <Picture base={product.thumbnail} alt="" sizes="(min-width: 1100px) 380px, 80vw" widths={[320, 480, 640, 960]} className={css.picture} />
      <div className={css.words}>
        <Badge tone="promo">{t('home.deal')}</Badge>
        <h2 className={css.name}>
          <Link to={product.request_path}>{product.name}</Link>
        </h2>
        <PriceBlock finalPrice={product.final_price} omnibusPrice={product.omnibus_price} size="hero" />
        {used !== null && left !== null && (
          <div className={css.stock}>
            <ProgressBar value={used} max={used + left} label={t('home.dealStock', { left })} tone="promo" />
            <span className={css.stockText}>{t('home.dealStock', { left })}</span>
          </div>
        )}
        <div className={css.foot}>
          <Button icon={ShoppingCart} busy={busy} onClick={() => void buy()}>
            {t('home.buy')}
          </Button>
          <Countdown end={Date.parse(endsAt)} />
        </div>
      </div>
    </section>
  );
});
