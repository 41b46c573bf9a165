import { Pencil } from 'shared-ui/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { deliveryPlaceAtom, deliveryPlaceSlice, useAtomAfterHydration, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { texts } from '../texts.ts';
import * as css from '../product.css.ts';

const PlaceDialog = lazyPart(() => import('../../delivery/PlaceDialog.tsx'), FailedDialog);
/** J-169: for which postcode and shop the days above are, and the way to others. */
export const PlaceRow = (): ReactNode => {
  const t = useTexts(texts);
  const { postcode, shop } = useAtomAfterHydration(deliveryPlaceAtom, deliveryPlaceSlice.defaults);
  const isTold = postcode !== null || shop !== null;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={css.place}>
      <span>{isTold ? t('place.told', { place: [postcode, shop?.place].filter(Boolean).join(', ') }) : t('place.none')}</span>
      {isTold ? (
        <Button variant="quiet" icon={Pencil} aria-label={t('place.changeNamed')} onClick={() => setOpen(true)}>
          {t('place.change')}
        </Button>
      ) : (
        <Button variant="quiet" icon={Pencil} onClick={() => setOpen(true)}>
          {t('place.tell')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PlaceDialog open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
};
