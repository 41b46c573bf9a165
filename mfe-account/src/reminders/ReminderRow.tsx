import type { ReactNode } from 'react';
import { grosze, useTexts } from 'shared-contracts';
import { isSoldOut } from 'shared-contracts/catalogue';
import { Availability } from 'shared-ui/availability';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Link } from 'shared-ui/link';
import { useLive } from 'shared-ui/live-product';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { ProductName } from 'shared-ui/product-name';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { KeptProduct } from '../wishlist/KeptTile.tsx';
import type { OwnReminders } from './own-reminders.ts';
import { reminderTexts } from './texts.ts';
import * as css from './reminders.css.ts';

/** The product as it is now; its price changes in an open page. */
const LiveProduct = ({ product: read }: { readonly product: KeptProduct }): ReactNode => {
  const product = useLive(read);
  return (
    <>
      <Link to={product.request_path} className={css.name}>
        <ProductName name={product.name} />
      </Link>
      <p className={css.now}>
        <Price value={product.final_price} size="small" />
      </p>
      <Availability
        code={product.availability}
        note={product.availability_status_element}
        blocked={isSoldOut(product)}
        className={css.availability}
      />
    </>
  );
};

interface ReminderRowProps {
  readonly reminder: OwnReminders[number];
  /** Null: this store does not sell it any more. */
  readonly product: KeptProduct | null;
  readonly onEnd: () => Promise<void>;
}

/** One reminder: the product, what is waited for, and the press that ends it. */
export const ReminderRow = ({ reminder, product, onEnd }: ReminderRowProps): ReactNode => {
  const t = useTexts(reminderTexts);
  const { kind, price_seen: seen, is_active: isActive } = reminder;
  return (
    <li className={css.row}>
      {product === null ? (
        <span className={css.picture} />
      ) : (
        <Picture base={product.thumbnail} alt="" sizes="72px" widths={[80, 160]} className={css.picture} />
      )}
      <div className={css.textBlock}>
        {product === null ? <p className={css.muted}>{t('gone')}</p> : <LiveProduct product={product} />}
        <p className={css.facts}>
          <Badge tone="accent">{t(`kind.${kind}`)}</Badge>
          {seen !== null && <span className={css.muted}>{t('seen', { price: grosze(seen) })}</span>}
        </p>
        {!isActive && <p className={css.waits}>{t('unconfirmed')}</p>}
      </div>
      <Button variant="secondary" size="small" onClick={onEnd} className={css.end}>
        <span aria-hidden="true">{t('end')}</span>
        <VisuallyHidden>{t('endOf', { name: product?.name ?? t('gone') })}</VisuallyHidden>
      </Button>
    </li>
  );
};
