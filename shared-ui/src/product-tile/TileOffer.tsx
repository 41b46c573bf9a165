import { ShoppingCart } from '../icons/index.ts';
import { useHydrated, useTexts } from 'shared-contracts';
import { isSoldOut } from 'shared-contracts/catalogue';
import type { ReactNode } from 'react';
import { Availability } from '../availability/index.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { uiTexts } from '../i18n/index.ts';
import { DeliveryLines, isPromised } from '../delivery/index.ts';
import { cx } from '../internal/cx.ts';
import { PriceBlock, type InstalmentLine } from '../price/index.ts';
import { tileAction, type ProductTileData } from './product-tile-data.ts';
import * as css from './product-tile.css.ts';

const instalmentsOf = (tag: ProductTileData['installmentsPriceTag']): InstalmentLine | null =>
  tag ? { count: tag.installments, monthly: tag.monthly_installment, zeroPercent: tag.is_zero_percent } : null;

interface TileOfferProps {
  readonly product: ProductTileData;
  readonly onBuy: (() => unknown) | undefined;
  readonly wide: boolean;
}

/** Price, availability and the main button of a tile. */
export const TileOffer = ({ product, onBuy, wide }: TileOfferProps): ReactNode => {
  const t = useTexts(uiTexts);
  const { name } = product;
  const soldOut = isSoldOut(product);
  return (
    <div className={cx(css.offer, wide && css.listOffer)}>
      <PriceBlock
        finalPrice={product.final_price}
        regularPrice={product.price}
        omnibusPrice={product.omnibus_price}
        instalments={soldOut ? null : instalmentsOf(product.installmentsPriceTag)}
        vatRate={product.vat_rate}
        plusPercent={soldOut ? null : product.plus_percent}
      />
      {!soldOut && isPromised(product.delivery) ? (
        <DeliveryLines delivery={product.delivery} className={css.availability} />
      ) : (
        <Availability
          code={product.availability}
          note={product.availability_status_element}
          blocked={soldOut}
          className={css.availability}
        />
      )}
      {onBuy && tileAction(product) === 'buy' ? (
        <BuyButton name={name} onBuy={onBuy} wide={wide} />
      ) : (
        <ButtonLink block variant="secondary" to={product.request_path} className={css.action} aria-label={t('tile.seeNamed', { name })}>
          {t('tile.see')}
        </ButtonLink>
      )}
    </div>
  );
};

interface BuyButtonProps {
  readonly name: string;
  readonly onBuy: () => unknown;
  readonly wide: boolean;
}

const BuyButton = ({ name, onBuy, wide }: BuyButtonProps): ReactNode => {
  const t = useTexts(uiTexts);
  // Until it can be pressed its name is that of all of them: all names once more would be 200 bytes of a compressed listing.
  const label = useHydrated() ? t('tile.buyNamed', { name }) : undefined;
  return (
    <Button block icon={ShoppingCart} className={css.action} aria-label={label} onClick={() => onBuy()}>
      <span className={cx(!wide && css.actionText)}>{t('tile.buy')}</span>
    </Button>
  );
};
