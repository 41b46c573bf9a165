import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Percent } from 'shared-ui/icons';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { besidePrice } from '../product.css.ts';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';

const InstalmentCalculator = lazyPart(() => import('./InstalmentCalculator.tsx'), FailedDialog);

interface InstalmentsButtonProps {
  readonly product: Pick<Product, 'final_price'>;
  /** False: the instalments of this price are not known (yet), or there are none. */
  readonly isOffered: boolean;
}

/** The way to the calculator of instalments. A calculator that is open stays so while the price changes, and so does the way back to the page. */
export const InstalmentsButton = ({ product, isOffered }: InstalmentsButtonProps): ReactNode => {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {(isOffered || isOpen) && (
        <Button className={besidePrice} variant="quiet" size="small" icon={Percent} onClick={() => setOpen(true)}>
          {t('instalments.open')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <InstalmentCalculator product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
