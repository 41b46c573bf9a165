import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { MapPin } from 'shared-ui/icons';
import type { PickupPoint, ShippingMethod } from '../../service/cart-schema.ts';
import { texts } from '../texts.ts';
import * as css from './pickup.css.ts';

interface PickupPlaceProps {
  readonly method: ShippingMethod;
  readonly point: PickupPoint | null;
  readonly onOpen: () => void;
}

/** The chosen point in the card of its delivery, or the button that chooses one. */
export const PickupPlace = ({ method, point, onOpen }: PickupPlaceProps): ReactNode => {
  const t = useTexts(texts);
  const kind = method.kind === 'store' ? 'store' : 'point';
  return (
    <div className={css.place}>
      {point !== null && (
        <p className={css.address}>
          <strong>{point.name}</strong>
          <br />
          {point.street}, {point.postcode} {point.city}
          {point.opening_hours !== '' && (
            <>
              <br />
              {point.opening_hours}
            </>
          )}
        </p>
      )}
      <Button variant={point === null ? 'primary' : 'secondary'} icon={MapPin} onClick={onOpen}>
        {t(point === null ? `pickup.choose.${kind}` : `pickup.change.${kind}`)}
      </Button>
    </div>
  );
};
