import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { appSlice, formatMoney, useTexts } from 'shared-contracts';
import { Button, IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { ShoppingCart, Trash2, WifiOff } from 'shared-ui/icons';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { ProductName } from 'shared-ui/product-name';
import type { SavedLine } from '../service/cart-view.ts';
import { texts } from '../texts.ts';
import * as css from './saved-lines.css.ts';
import { nameOf } from './item-name.ts';
import { lineErrorText } from './line-error.ts';
import { stockOf } from './saved-stock.ts';

interface SavedLineRowProps {
  readonly line: SavedLine;
  readonly onTakeBack: () => Promise<void>;
  readonly onRemove: () => void;
}

/** J-303: one product that lies aside, with price and stock of now. */
export const SavedLineRow = ({ line: { item, moving, error }, onTakeBack, onRemove }: SavedLineRowProps): ReactNode => {
  const t = useTexts(texts);
  const { isOnline } = useAtomValue(appSlice.read);
  const name = nameOf(item);
  const stock = stockOf(item);
  return (
    <li className={css.row}>
      {item.thumbnail && <Picture base={item.thumbnail} alt="" sizes="80px" widths={[80, 160]} className={css.picture} />}
      <div className={css.words}>
        <p className={css.name}>
          {item.request_path ? (
            <Link to={item.request_path}>
              <ProductName name={name} />
            </Link>
          ) : (
            name
          )}
        </p>
        <p className={css.price}>
          {formatMoney(item.catalog_final_price)}
          {item.qty > 1 && <span className={css.pieces}> · {t('saved.pieces', { qty: item.qty })}</span>}
        </p>
        <p className={css.stock[stock.tone]}>{t(`saved.${stock.kind}`, { left: stock.left })}</p>
        {moving !== null && !isOnline && (
          <p className={css.waiting}>
            <Icon of={WifiOff} size={16} />
            {t(moving === 'back' ? 'saved.waitsBack' : 'offline.line')}
          </p>
        )}
      </div>
      <div className={css.actions}>
        <Button
          variant="secondary"
          size="small"
          icon={ShoppingCart}
          aria-label={t('saved.takeBackOf', { name })}
          busy={moving === 'back' && isOnline}
          disabled={stock.kind === 'soldOut' || (moving === 'back' && !isOnline)}
          onClick={onTakeBack}
        >
          {t('saved.takeBack')}
        </Button>
        <IconButton icon={Trash2} label={t('saved.remove', { name })} onClick={onRemove} />
      </div>
      <p className={css.error} role="alert">
        {error && lineErrorText(error, t)}
      </p>
    </li>
  );
};
