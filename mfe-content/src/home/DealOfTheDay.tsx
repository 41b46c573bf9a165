import { CatalogueText } from 'shared-ui/catalogue-text';
import { ShoppingCart } from 'shared-ui/icons';
import { memo, useState, type ReactNode } from 'react';
import { useCartService, usePrefetch, useTexts } from 'shared-contracts';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Countdown } from 'shared-ui/countdown';
import { Link } from 'shared-ui/link';
import { useLive } from 'shared-ui/live-product';
import { Picture } from 'shared-ui/picture';
import { PriceBlock } from 'shared-ui/price';
import { featureText } from 'shared-ui/product-tile';
import { ProgressBar } from 'shared-ui/progress-bar';
import { Stars } from 'shared-ui/stars';
import { ProductName } from 'shared-ui/product-name';
import { texts } from '../texts.ts';
import * as css from './deal.css.ts';
import type { HomeProduct } from './home-product.ts';

interface DealProps {
  readonly product: HomeProduct;
  /** ISO 8601 */
  readonly endsAt: string;
}

/** The deal of the day: price, time left and how much of its stock is gone. */
export const DealOfTheDay = memo(function DealOfTheDay({ product: read, endsAt }: DealProps): ReactNode {
  const product = useLive(read);
  const t = useTexts(texts);
  const cart = useCartService();
  const prefetch = usePrefetch(product.request_path, product);
  const [over, setOver] = useState(false);
  return (
    <section className={css.deal} aria-label={t('home.deal')}>
      <div className={css.plate}>
        <Badge tone="promo" className={css.badge}>
          {t('home.deal')}
        </Badge>
        <Picture
          base={product.thumbnail}
          alt=""
          sizes="(min-width: 1100px) 340px, (min-width: 768px) 40vw, 240px"
          widths={[320, 480, 640, 960]}
          className={css.picture}
        />
      </div>
      <div className={css.textBlock}>
        <h2 className={css.name}>
          <Link to={product.request_path} className={css.link} onPointerEnter={prefetch} onFocus={prefetch}>
            <ProductName name={product.name} />
          </Link>
        </h2>
        <Stars summary={product.review_summary} count={product.review_count} />
        <ul className={css.features}>
          {product.features_price_tag.map((feature) => (
            <li key={feature.feature_id} className={css.feature}>
              <span className={css.featureName}>
                <CatalogueText text={feature.name} />
              </span>{' '}
              <CatalogueText text={featureText(feature)} />
            </li>
          ))}
        </ul>
      </div>
      <div className={css.offer}>
        {over ? (
          <p className={css.over}>{t('home.dealOver')}</p>
        ) : (
          <DealTime endsAt={endsAt} label={t('home.dealEnds')} onEnd={() => setOver(true)} />
        )}
        <PriceBlock
          finalPrice={product.final_price}
          regularPrice={product.price}
          omnibusPrice={product.omnibus_price}
          vatRate={product.vat_rate}
          plusPercent={product.plus_percent}
          size="hero"
        />
        <DealStock product={product} />
        <Button
          icon={ShoppingCart}
          block
          size="large"
          onClick={() => cart.add({ sku: product.sku, qty: Math.max(1, product.min_sale_qty) })}
        >
          {t('home.buy')}
        </Button>
      </div>
    </section>
  );
});

interface DealTimeProps {
  readonly endsAt: string;
  readonly label: string;
  readonly onEnd: () => void;
}

// Its height does not depend on whether the clock runs yet.
const DealTime = ({ endsAt, label, onEnd }: DealTimeProps): ReactNode => (
  <div className={css.time}>
    <span className={css.timeLabel}>{label}</span>
    <Countdown end={Date.parse(endsAt)} onEnd={onEnd} />
  </div>
);

const DealStock = ({ product: { autopromotion } }: { readonly product: HomeProduct }): ReactNode => {
  const t = useTexts(texts);
  const used = autopromotion?.stock_used ?? null;
  const left = autopromotion?.stock_left ?? null;
  if (used === null || left === null) return null;
  return (
    <div className={css.stock}>
      <ProgressBar value={used} max={used + left} label={t('home.dealStock', { left })} tone="promo" />
      <span className={css.stockText} aria-hidden="true">
        <span>{t('home.dealSold', { used })}</span>
        <span>{t('home.dealStock', { left })}</span>
      </span>
    </div>
  );
};
