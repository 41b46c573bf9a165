import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { grosze } from 'shared-contracts/money';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Picture } from 'shared-ui/picture';
import { ProductName } from 'shared-ui/product-name';
import { Select } from 'shared-ui/select';
import { withdrawalTexts } from '../texts.ts';
import * as css from '../withdrawal.css.ts';
import { piecesField, type FoundOrder } from './choice.ts';

interface OrderLineProps {
  readonly line: FoundOrder['lines'][number];
  readonly start: string | undefined;
  /** A single piece of a single line is what is meant. */
  readonly isOnly: boolean;
  readonly error?: string;
}

/** A line of the order: how many pieces, and what is paid back for them; or why it cannot be withdrawn from. */
export const OrderLine = ({ line, start, isOnly, error }: OrderLineProps): ReactNode => {
  const t = useTexts(withdrawalTexts);
  const { name, thumbnail, qty, add_ons: addOns, excluded, condition, amounts } = line;
  return (
    <div className={css.line}>
      <Picture base={thumbnail} alt="" sizes="72px" widths={[80, 160]} className={css.picture} />
      <div className={css.about}>
        <p className={css.name}>
          <ProductName name={name} />
        </p>
        <p className={css.muted}>{t('choose.bought', { qty })}</p>
        {addOns.length > 0 && (
          <p className={css.muted}>
            <CatalogueText text={t('choose.addOns', { names: addOns.join(', ') })} />
          </p>
        )}
        {line.is_large === true && excluded === null && <p className={css.muted}>{t('choose.large')}</p>}
        {condition !== null && (
          <p className={css.muted}>
            <CatalogueText text={condition} />
          </p>
        )}
      </div>
      <div className={css.pieces}>
        {excluded === null ? (
          <Select
            label={t('choose.qtyShort')}
            aria-label={t('choose.qty', { name })}
            name={piecesField(line.line)}
            error={error}
            defaultValue={start ?? (isOnly && qty === 1 ? '1' : '0')}
            options={[
              { value: '0', text: t('choose.zero') },
              ...amounts.map((amount, index) => ({
                value: String(index + 1),
                text: t('choose.pieces', { qty: index + 1, amount: grosze(amount) }),
              })),
            ]}
          />
        ) : (
          <p className={css.excluded}>{t(line.is_gift_card === true ? 'choose.giftCard' : `choose.${excluded}`)}</p>
        )}
      </div>
    </div>
  );
};
