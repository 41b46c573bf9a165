import { Pencil } from 'shared-ui/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { deliveryPlaceAtom, useAtomAfterHydration, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { texts } from '../texts.ts';
import * as css from '../product.css.ts';

const PlaceDialog = lazyPart(() => import('../../delivery/PlaceDialog.tsx'), FailedDialog);
const nowhere = { postcode: null, shop: null, laterHour: null };

/** J-169: for which postcode and shop the days above are, and the way to others. */
export const PlaceRow = (): ReactNode => {
  const t = useTexts(texts);
  const { postcode, shop } = useAtomAfterHydration(deliveryPlaceAtom, nowhere);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={css.place}>
      <span>
        {postcode === null && shop === null ? t('place.none') : t('place.told', { place: [postcode, shop?.place].filter(Boolean).join(', ') })}
      </span>
      <Button variant="quiet" icon={Pencil} onClick={() => setOpen(true)}>
        {t('place.change')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PlaceDialog open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
};
