import type { ReactNode } from 'react';
import { formatMoney, grosze, useTexts } from 'shared-contracts';
import { PriceBlock } from 'shared-ui/price';
import { InstalmentsButton } from '../instalments/InstalmentsButton.tsx';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import { ReminderButton } from '../reminder/ReminderButton.tsx';
import { isUnavailable, purchaseOf } from '../rules/purchase.ts';
import * as css from '../product.css.ts';

type Promotion = Product['code_promotions'][number];

const savingText = ({ discount, discount_type }: Promotion): string =>
  discount_type === 'percent' ? `${discount}%` : formatMoney(grosze(discount));

/** P-02: price with its reduction, instalments with what the law wants beside them (∅61), and discounts by code. */
export const ProductPrice = ({ product }: { readonly product: Product }): ReactNode => {
  const t = useTexts(texts);
  // An example of a credit for what can't be bought would only mislead.
  const isForSale = !isUnavailable(purchaseOf(product));
  const tag = isForSale ? product.installmentsPriceTag : null;
  return (
    <div className={css.price}>
      <PriceBlock
        size="hero"
        finalPrice={product.final_price}
        regularPrice={product.price}
        omnibusPrice={product.omnibus_price}
        vatRate={product.vat_rate}
        plusPercent={isForSale ? product.plus_percent : null}
        instalments={tag && { count: tag.installments, monthly: tag.monthly_installment, zeroPercent: tag.is_zero_percent }}
      />
      <InstalmentsButton product={product} isOffered={tag !== null} />
      {tag && (
        <p className={css.credit}>
          {tag.installment_bottom_description ||
            (tag.is_zero_percent && t('rrso', { price: product.final_price, count: tag.installments, monthly: tag.monthly_installment }))}
        </p>
      )}
      {isForSale && <ReminderButton product={product} kind="price" />}
      {product.code_promotions.map((promotion) => (
        <p key={promotion.rule_id} className={css.code}>
          {t('code.promo', { code: promotion.promo_code ?? '', saving: savingText(promotion) })}
        </p>
      ))}
    </div>
  );
};
