import { Bell } from 'shared-ui/icons';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedLine, lazyPart } from 'shared-ui/lazy-part';
import { Skeleton } from 'shared-ui/skeleton';
import type { Product } from '../product-types.ts';
import { besidePrice } from '../product.css.ts';
import { texts } from '../texts.ts';
import * as css from './reminder.css.ts';

const ReminderForm = lazyPart(() => import('./ReminderForm.tsx'), FailedLine);

interface ReminderButtonProps {
  readonly product: Pick<Product, 'sku' | 'final_price'>;
  /** What is waited for: the product itself, or a lower price. */
  readonly kind: 'stock' | 'price';
}

/** O-09: opens the form of a reminder below itself; what is typed stays when it is closed. */
export const ReminderButton = ({ product, kind }: ReminderButtonProps): ReactNode => {
  const t = useTexts(texts);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const press = (): void => {
    setOpen(!open);
    setWasOpen(true);
  };
  // While the form is open its own button is the main one.
  const look =
    kind === 'stock'
      ? ({ variant: open ? 'secondary' : 'primary', size: 'large', block: true } as const)
      : ({ variant: 'quiet', size: 'small', className: besidePrice } as const);
  return (
    <div className={css.reminder}>
      <Button
        {...look}
        icon={Bell}
        aria-expanded={open}
        aria-controls={id}
        onClick={press}
        onPointerEnter={() => void ReminderForm.preload()}
      >
        {t(kind === 'stock' ? 'remind.stock' : 'remind.price')}
      </Button>
      <div id={id} className={css.place} hidden={!open}>
        {wasOpen && (
          <Suspense fallback={<Skeleton shape="button" />}>
            <ReminderForm sku={product.sku} kind={kind} price={product.final_price} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
