import { Suspense, useState, type ReactNode, type RefObject } from 'react';
import { grosze, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Smartphone } from 'shared-ui/icons';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import * as css from './add-ons.css.ts';

const FittingPanel = lazyPart(() => import('./FittingPanel.tsx'), FailedDialog);

interface ProtectorRowProps {
  readonly product: Product;
  readonly protectors: Product['services'];
  readonly choices: RefObject<HTMLDivElement | null>;
}

/** S-40, S-42: the fitting of a screen protector, with the way to the panel that explains and orders it. */
export const ProtectorRow = ({ product, protectors, choices }: ProtectorRowProps): ReactNode => {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const from = grosze(Math.min(...protectors.map(({ price }) => price)));
  return (
    <div className={css.protector}>
      <Icon of={Smartphone} size={20} />
      <span>
        <b>{t('fitting.title')}</b>
        <span className={css.note}>{t('fitting.note')}</span>
      </span>
      <b className={css.price}>{t('fitting.from', { price: from })}</b>
      <Button variant="secondary" size="small" className={css.protectorButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('fitting.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FittingPanel product={product} choices={choices} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
