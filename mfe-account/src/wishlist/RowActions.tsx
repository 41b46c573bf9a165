import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { canBeOrdered } from 'shared-contracts/catalogue';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { useLive } from 'shared-ui/live-product';
import { InlineSelect } from 'shared-ui/select';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { KeptProduct } from './KeptTile.tsx';
import { listName } from './list-name.ts';
import { rowMarks, type AsAdded } from './row-marks.ts';
import { wishlistTexts } from './texts.ts';
import type { OwnReminders } from './use-reminders.ts';
import type { KeptList } from './use-wishlist.ts';
import * as css from './wishlist.css.ts';

interface RowActionsProps {
  readonly product: KeptProduct;
  readonly listId: number;
  readonly lists: readonly KeptList[];
  readonly item: AsAdded;
  readonly reminders: OwnReminders;
  readonly onCart: () => Promise<void>;
  readonly onMove: (listId: number) => Promise<void>;
}

/** J-173: what can be done with a product on a list, and what has become better since it was put there. */
export const RowActions = ({ product: read, listId, lists, item, reminders, onCart, onMove }: RowActionsProps): ReactNode => {
  const t = useTexts(wishlistTexts);
  const product = useLive(read);
  const marks = rowMarks(item, product);
  const isForSale = canBeOrdered(product);
  const wanted = { product, kind: isForSale ? 'price' : 'stock' } as const;
  const reminder = reminders.of(wanted);
  return (
    <div className={css.row}>
      {(marks.dropped !== null || marks.isBack) && (
        <p className={css.marks}>
          {marks.dropped !== null && <Badge tone="promo">{t('dropped', { amount: marks.dropped })}</Badge>}
          {marks.isBack && <Badge tone="success">{t('back')}</Badge>}
        </p>
      )}
      {isForSale && (
        <Button variant="quiet" size="small" className={css.action} onClick={onCart}>
          <span aria-hidden="true">{t('toCart')}</span>
          <VisuallyHidden>{t('toCartNamed', { name: product.name })}</VisuallyHidden>
        </Button>
      )}
      {lists.length > 1 && (
        <InlineSelect
          label={t('move')}
          value={String(listId)}
          options={lists.map((list) => ({ value: String(list.list_id), text: listName(list, t) }))}
          onChange={({ target }) => void onMove(Number(target.value))}
        />
      )}
      <Checkbox checked={reminder !== undefined} onChange={() => void reminders.toggle(wanted)} className={css.reminder}>
        {t(isForSale ? 'remind.price' : 'remind.stock')}
        {reminder?.is_active === false && <span className={css.waits}> {t('remind.waits')}</span>}
      </Checkbox>
    </div>
  );
};
