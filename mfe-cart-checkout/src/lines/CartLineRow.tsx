import { useAtomValue } from 'jotai';
import { Bookmark, Trash2, WifiOff } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button, IconButton } from 'shared-ui/button';
import { useDeliveryWords } from 'shared-ui/delivery';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { ProductName } from 'shared-ui/product-name';
import { GiftLine } from '../gift-cards/line/GiftLine.tsx';
import { texts } from '../texts.ts';
import { LineAddOns } from './add-ons/LineAddOns.tsx';
import * as css from './cart-line.css.ts';
import { lineErrorText } from './line-error.ts';
import { linePrice } from './line-price.ts';
import { LinePriceView } from './LinePriceView.tsx';
import { QuantityField } from './QuantityField.tsx';
import { nameOf } from './item-name.ts';
import { waitingChangesAtom } from './waiting.ts';
import type { CartLine } from '../service/cart-view.ts';

interface CartLineRowProps {
  readonly line: CartLine;
  readonly onChange: (qty: number) => void;
  readonly onRemove: () => void;
  /** J-303: puts it aside for later. */
  readonly onSave: () => void;
  /** Tells screen readers what was done. */
  readonly announce: (words: string) => void;
  /** The drawer closes when a link leads out of it. */
  readonly onLeave?: (() => void) | undefined;
}

/** C-21: one product of the cart; its layout follows the room it gets, so page and drawer share it. */
export const CartLineRow = ({ line, onChange, onRemove, onSave, announce, onLeave }: CartLineRowProps): ReactNode => {
  const t = useTexts(texts);
  const { item, error } = line;
  const name = nameOf(item);
  const { lowest } = linePrice(line);
  const { day } = useDeliveryWords();
  const isWaiting = useAtomValue(waitingChangesAtom).count > 0 && line.isPending;
  return (
    <li className={css.row}>
      <div className={css.line}>
        {item.thumbnail && <Picture base={item.thumbnail} alt="" sizes="112px" widths={[80, 160, 320]} className={css.picture} />}
        <div className={css.words}>
          <p className={css.name}>
            {item.request_path ? (
              <Link to={item.request_path} {...(onLeave && { onClick: onLeave })}>
                <ProductName name={name} />
              </Link>
            ) : (
              name
            )}
          </p>
          <p className={css.meta}>{t('line.sku', { sku: item.sku })}</p>
          <GiftLine gift={item.gift} words={(values) => t('line.gift', values)} />
          {isWaiting && (
            <p className={css.waiting}>
              <Icon of={WifiOff} size={16} />
              {t('offline.line')}
            </p>
          )}
          {item.delivery_day != null && <p className={css.meta}>{t('line.delivery', { day: day(item.delivery_day) })}</p>}
          {lowest !== null && <p className={css.meta}>{t('line.lowest', { price: lowest })}</p>}
          <Button
            variant="quiet"
            size="small"
            icon={Bookmark}
            className={css.later}
            aria-label={t('line.laterOf', { name })}
            onClick={onSave}
          >
            {t('line.later')}
          </Button>
        </div>
        <div className={css.controls}>
          <QuantityField line={line} onChange={onChange} />
          <LinePriceView line={line} />
        </div>
        <IconButton icon={Trash2} label={t('line.remove', { name })} className={css.remove} onClick={onRemove} />
      </div>
      <LineAddOns line={line} announce={announce} onLeave={onLeave} />
      <p className={css.error} role="alert">
        {error && lineErrorText(error, t)}
      </p>
    </li>
  );
};
