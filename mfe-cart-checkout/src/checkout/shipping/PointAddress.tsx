import type { ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import type { PickupPoint } from 'shared-contracts/rest';
import { texts } from '../texts.ts';
import * as css from './pickup.css.ts';
import { distanceText } from './pickup-marks.ts';

interface PointAddressProps {
  readonly point: PickupPoint;
  readonly children?: ReactNode;
}

/** Name, address, hours and what else decides for a point. */
export const PointAddress = ({ point, children }: PointAddressProps): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  const { name, street, postcode, city, opening_hours: hours, description, always_open: isAlwaysOpen, distance } = point;
  // The own shops are paid in another way, which their payment says.
  const isPaidThere = point.pays_on_pickup === true && point.carrier !== 'neopickupexpress';
  const facts = [isAlwaysOpen === true ? t('pickup.always') : hours, isPaidThere ? t('pickup.pays') : ''].filter((text) => text !== '');
  return (
    <p className={css.address}>
      <strong>{name}</strong>
      {distance !== undefined && <span className={css.distance}>{distanceText(distance, language)}</span>}
      <br />
      {street},{' '}
      <span className={css.whole}>
        {postcode} {city}
      </span>
      {children}
      {[facts.join(' · '), description].map(
        (line) =>
          line !== '' && (
            <span key={line} className={css.small}>
              {line}
            </span>
          ),
      )}
    </p>
  );
};
