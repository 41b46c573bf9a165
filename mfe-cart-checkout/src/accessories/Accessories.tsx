import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { formatMoney, grosze, useCartService, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { ShoppingCart } from 'shared-ui/icons';
import { Link } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { Picture } from 'shared-ui/picture';
import { ProductName } from 'shared-ui/product-name';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { cartStateAtom } from '../service/cart-atoms.ts';
import { texts } from '../texts.ts';
import * as css from './accessories.css.ts';

const SHOWN = 4;

/** products that go with those of the cart; each is put into it with one press. */
export default function Accessories(): ReactNode {
  const t = useTexts(texts);
  const cart = useCartService();
  const { accessories, items } = useAtomValue(cartStateAtom);
  const [adding, setAdding] = useState<string | null>(null);
  const left = accessories.filter(({ sku }) => !items.some((item) => item.sku === sku)).slice(0, SHOWN);
  if (left.length === 0) return null;
  const add = async (sku: string): Promise<void> => {
    setAdding(sku);
    await cart.add({ sku, qty: 1 });
    setAdding(null);
  };
  return (
    <Panel className={css.panel} aria-label={t('accessories.title')}>
      <h2 className={css.title}>{t('accessories.title')}</h2>
      <ul className={css.list}>
        {left.map(({ sku, name, price, thumbnail, request_path: path }) => (
          <li key={sku} className={css.row}>
            <Picture base={thumbnail} alt="" sizes="56px" widths={[80, 160]} className={css.picture} />
            <p className={css.name}>
              <Link to={path}>
                <ProductName name={name} />
              </Link>
              <span className={css.price}>{formatMoney(grosze(price))}</span>
            </p>
            <Button variant="secondary" size="small" icon={ShoppingCart} busy={adding === sku} onClick={() => void add(sku)}>
              {t('accessories.add')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
